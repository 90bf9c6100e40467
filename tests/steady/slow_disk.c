/* A disk on which it takes up to VEILLEE_DISK_MS until something is stored: for LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int later(const char *name, int file) {
  const char *most = getenv("VEILLEE_DISK_MS");
  int (*store)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  /* At least half of it, at most all of it. */
  usleep((most ? atoi(most) : 0) * (500 + random() % 500));
  return store(file);
}

int fsync(int file) { return later("fsync", file); }
int fdatasync(int file) { return later("fdatasync", file); }
