/* What processes and cores have used, from /proc. For load.c alone. */
#define MOST_PIDS 8
#define MOST_CORES 8

typedef struct {
  double cpu; /* seconds */
  long kb;
} Usage;

static int read_list(const char *text, int *numbers, int room) {
  int count = 0;
  for (char *end; *text && count < room; text = *end ? end + 1 : end) {
    numbers[count++] = strtol(text, &end, 10);
    if (*end && *end != ',') fail("not a list of numbers: %s", text);
  }
  return count;
}

/* The text of a file in /proc, of which a buffer is enough. Gives false if the process is gone. */
static bool read_proc(char *text, size_t room, const char *format, int pid) {
  char path[64];
  snprintf(path, sizeof path, format, pid, pid);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  text[fread(text, 1, room - 1, file)] = 0;
  fclose(file);
  return true;
}

/* A process with its children. The time of a child that has ended is in its parent's. */
static bool add_usage(Usage *sum, int pid) {
  char text[4096];
  unsigned long user, kernel;
  long user_of_ended, kernel_of_ended, kb = 0;
  if (!read_proc(text, sizeof text, "/proc/%d/stat", pid)) return false;
  char *fields = strrchr(text, ')');
  if (!fields || sscanf(fields + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %ld %ld", &user, &kernel,
                        &user_of_ended, &kernel_of_ended) != 4)
    fail("cannot read the time of process %d", pid);
  sum->cpu += (user + kernel + user_of_ended + kernel_of_ended) / (double)sysconf(_SC_CLK_TCK);
  if (!read_proc(text, sizeof text, "/proc/%d/status", pid)) return true;
  char *resident = strstr(text, "VmRSS:");
  if (resident && sscanf(resident, "VmRSS: %ld", &kb) == 1) sum->kb += kb;
  if (!read_proc(text, sizeof text, "/proc/%d/task/%d/children", pid)) return true;
  for (char *at = text, *end; *at; at = end) {
    int child = strtol(at, &end, 10);
    if (end == at) break;
    add_usage(sum, child);
  }
  return true;
}

static Usage usage_of(const int *pids, int count) {
  Usage sum = {0};
  for (int at = 0; at < count; at++)
    if (!add_usage(&sum, pids[at])) fail("the server is gone");
  return sum;
}

/* What everybody used of some cores, in seconds, and what the machine below this one took away from them. */
static double cores_used(const int *cores, int count) {
  char name[16], line[512];
  double used = 0;
  int found = 0;
  FILE *file = fopen("/proc/stat", "r");
  while (file && fgets(line, sizeof line, file)) {
    unsigned long user, niced, kernel, stolen;
    for (int at = 0; at < count; at++) {
      snprintf(name, sizeof name, "cpu%d ", cores[at]);
      if (strncmp(line, name, strlen(name))) continue;
      if (sscanf(line, "%*s %lu %lu %lu %*u %*u %*u %*u %lu", &user, &niced, &kernel, &stolen) == 4)
        used += (user + niced + kernel + stolen) / (double)sysconf(_SC_CLK_TCK), found++;
    }
  }
  if (found < count) fail("cannot read /proc/stat");
  fclose(file);
  return used;
}

static double own_cpu(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}
