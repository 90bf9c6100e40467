/* The players: many salons of four over real WebSockets, playing Didixit by reading the views they are sent.
 *
 *   load SERVER PORT PIDS CORES SALONS RATE WARMUP SECONDS
 *
 * SERVER is "veillee", "boardgame.io" or "colyseus", PIDS its processes ("12,34"), whose time and memory, with their
 * children's, are read from /proc, CORES ("0,2") those that they run on. A salon has one move on its way at a time; a
 * move is done when all four players hold a view that contains it. With RATE 0 the next move follows at once. Otherwise
 * RATE moves per second, over all salons, fall due at fixed moments whatever the server does, and the time of a move
 * counts from the moment it was due. Prints one line of JSON.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define SEATS 4
#define ARRIVING_AT_ONCE 16
#define SETTLE_SECONDS 1.0
#define STUCK_SECONDS 10
#define SECOND 1000000000ll
#define CLUE "un orage tranquille"

typedef int64_t Time; /* nanoseconds */

enum { CONNECTING, OPENING, UPGRADING, ENTERING, SEATED };
enum { NOTHING, CLAIM, TELL, GIVE, VOTE };

typedef struct {
  int fd, salon, seat, stage;
  char session[16]; /* Colyseus: of a place that was reserved */
  char *in;
  size_t held, room;
  /* From the newest view: its version, what is asked, and an image and a number to answer with. */
  long version;
  int ask, number;
  char image[64];
} Player;

typedef struct {
  char code[16];
  bool waiting, is_move; /* a message is on its way; it is a move, not the start of a game */
  long version;          /* the version that contains it */
  int owed;              /* moves that have fallen due meanwhile */
  Time due, next_due, sent;
} Salon;

static enum { VEILLEE, BOARDGAME_IO, COLYSEUS } server;
static int port, salons, loop, timer;
static double rate;
static Player *players;
static Salon *table;
static int ready;                           /* salons in which everybody holds their first images */
static Time window_from, window_to, finish; /* of the measurement */
static unsigned long moves, frames, bytes, messages;
static bool playing;

typedef struct {
  float *values;
  size_t count, room;
} Sample;
static Sample latency, lateness;

static void fail(const char *format, ...) {
  va_list values;
  va_start(values, format);
  vfprintf(stderr, format, values);
  va_end(values);
  fputc('\n', stderr);
  exit(1);
}

#include "usage.h"

static void *some(void *memory) {
  if (!memory) fail("out of memory");
  return memory;
}

static Time now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * SECOND + t.tv_nsec;
}

static uint32_t chance(void) {
  static uint32_t x = 2463534242u;
  x ^= x << 13, x ^= x >> 17, x ^= x << 5;
  return x;
}

static void note(Sample *sample, Time span) {
  if (sample->count == sample->room) {
    sample->room = sample->room ? 2 * sample->room : 65536;
    sample->values = some(realloc(sample->values, sample->room * sizeof *sample->values));
  }
  sample->values[sample->count++] = span / 1e6f;
}

/* Sending */

static void put(Player *p, const void *data, size_t length) {
  /* What players say is far smaller than a socket's buffer. */
  if (send(p->fd, data, length, MSG_NOSIGNAL) != (ssize_t)length)
    fail("cannot send (salon %d, seat %d): %s", p->salon, p->seat, strerror(errno));
}

static void frame(Player *p, int opcode, const char *data, size_t length) {
  uint8_t out[1024], *mask;
  size_t head = 2;
  if (length > sizeof out - 8) fail("message too long");
  out[0] = 0x80 | opcode;
  out[1] = 0x80 | (length < 126 ? length : 126);
  if (length >= 126) out[2] = length >> 8, out[3] = length, head = 4;
  mask = out + head;
  uint32_t key = chance();
  memcpy(mask, &key, 4);
  for (size_t at = 0; at < length; at++) mask[4 + at] = data[at] ^ mask[at & 3];
  put(p, out, head + 4 + length);
}

static void __attribute__((format(printf, 2, 3))) say(Player *p, const char *format, ...) {
  char text[900];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  if (length >= (int)sizeof text) fail("message too long");
  frame(p, 1, text, length);
}

static void request(Player *p, const char *line, const char *more, const char *body) {
  char text[1024];
  int length =
      snprintf(text, sizeof text, "%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n%s\r\n%s", line,
               port, port, more, body);
  put(p, text, length);
}

static void upgrade(Player *p) {
  p->stage = UPGRADING;
  char line[100] = "GET /ws";
  if (server == BOARDGAME_IO) strcpy(line, "GET /socket.io/?EIO=4&transport=websocket");
  if (server == COLYSEUS)
    snprintf(line, sizeof line, "GET /process/%s?sessionId=%s", table[p->salon].code, p->session);
  request(p, line,
          "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
          "");
}

/* Playing */

static void start_game(Salon *salon, Player *host) {
  salon->waiting = true, salon->is_move = false, salon->sent = now();
  salon->version = host->version + 1;
  say(host, "{\"t\":\"start\",\"mid\":\"bench-%08lu\"}", ++messages);
}

/* A short text as MessagePack has it. Gives the place behind it. */
static char *pack(char *at, const char *text) {
  size_t length = strlen(text);
  if (length > 31) fail("too long for one byte of length: %s", text);
  *at = 0xa0 | length;
  return (char *)memcpy(at + 1, text, length) + length;
}

/* Colyseus: the kind of message, then a list with what the move needs. */
static void make_packed_move(Player *p) {
  char data[128] = {13}, *at = pack(data + 1, p->ask == TELL ? "tell" : p->ask == GIVE ? "give" : "vote");
  *at++ = 0x90 | (p->ask == TELL ? 2 : 1);
  if (p->ask == VOTE)
    *at++ = p->number;
  else
    at = pack(at, p->image);
  if (p->ask == TELL) at = pack(at, CLUE);
  frame(p, 2, data, at - data);
}

static void make_move(Player *p) {
  char move[256];
  if (server == COLYSEUS) {
    make_packed_move(p);
  } else if (server == VEILLEE) {
    switch (p->ask) {
    case CLAIM: snprintf(move, sizeof move, "{\"t\":\"claim\"}"); break;
    case TELL:
      snprintf(move, sizeof move,
               "{\"t\":\"tell\",\"image\":\"%s\",\"clue\":{\"t\":\"sentence\",\"text\":\"" CLUE "\"}}", p->image);
      break;
    case GIVE: snprintf(move, sizeof move, "{\"t\":\"give\",\"images\":[\"%s\"]}", p->image); break;
    default: snprintf(move, sizeof move, "{\"t\":\"vote\",\"number\":%d}", p->number);
    }
    /* People sat down in the order of their seats, so a chair's number is its seat's. */
    say(p, "{\"t\":\"do\",\"mid\":\"bench-%08lu\",\"what\":{\"t\":\"play\",\"chair\":%d,\"move\":%s}}", ++messages,
        p->seat, move);
  } else {
    switch (p->ask) {
    case TELL: snprintf(move, sizeof move, "\"tell\",\"args\":[\"%s\",\"" CLUE "\"]", p->image); break;
    case GIVE: snprintf(move, sizeof move, "\"give\",\"args\":[\"%s\"]", p->image); break;
    default: snprintf(move, sizeof move, "\"vote\",\"args\":[%d]", p->number);
    }
    say(p,
        "42/"
        "didixit,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":%s,\"playerID\":\"%d\"}},%ld,\"m%d\",\"%"
        "d\"]",
        move, p->seat, p->version, p->salon, p->seat);
  }
}

/* Whoever is asked for something may be the next to do it. */
static void next_move(int number, Time due) {
  Salon *salon = &table[number];
  Player *four = &players[number * SEATS], *asked[SEATS];
  int count = 0;
  for (int seat = 0; seat < SEATS; seat++)
    if (four[seat].ask != NOTHING) asked[count++] = &four[seat];
  if (!count) fail("nobody is asked for anything in salon %d", number);
  salon->waiting = salon->is_move = true, salon->due = due, salon->sent = now();
  salon->version = four[0].version + 1;
  make_move(asked[chance() % count]);
}

static void go_on(int number) {
  Salon *salon = &table[number];
  Player *four = &players[number * SEATS];
  bool over = true;
  for (int seat = 0; seat < SEATS; seat++)
    if (four[seat].ask != NOTHING) over = false;
  if (over && server == VEILLEE) {
    start_game(salon, four);
  } else if (!rate) {
    Time at = now();
    if (at < finish) next_move(number, at);
  } else if (salon->owed) {
    salon->owed--;
    Time due = salon->next_due;
    salon->next_due += (Time)(salons * (SECOND / rate));
    next_move(number, due);
  }
}

static void done(int number) {
  Salon *salon = &table[number];
  salon->waiting = false;
  if (salon->is_move) {
    Time at = now();
    if (at >= window_from && at < window_to) moves++;
    if (salon->due >= window_from && salon->due < window_to) note(&latency, at - salon->due);
  }
  go_on(number);
}

/* Reading */

static char *find(char *from, char *end, const char *what) {
  return from && from < end ? memmem(from, end - from, what, strlen(what)) : NULL;
}

static char *after(char *from, char *end, const char *what) {
  char *at = find(from, end, what);
  return at ? at + strlen(what) : NULL;
}

static int count_commas(char *from, char *to) {
  int count = 0;
  while ((from = memchr(from, ',', to - from))) count++, from++;
  return count;
}

/* All servers' views say what is asked in the same words: "hand":[..] .. "vote":.. "ask":{"t":..}. */
static void read_ask(Player *p, char *view, char *end) {
  /* A section that did not change is left out. */
  if (server == VEILLEE && !find(view, end, "\"you\":")) return;
  p->ask = NOTHING;
  char *hand = after(view, end, "\"hand\":["), *vote = after(hand, end, "\"vote\":"),
       *ask = after(vote, end, "\"ask\":");
  if (!ask) return;
  char *kind = after(ask, end, "{\"t\":\"");
  if (*ask != '{' || !kind) return;
  if (!strncmp(kind, "claim", 5)) {
    p->ask = CLAIM;
  } else if (!strncmp(kind, "vote", 4)) {
    /* A vote can still be changed, but nobody is waiting for that. */
    if (strncmp(vote, "null", 4)) return;
    char *number = after(kind, end, "\"numbers\":["), *close = find(number, end, "]");
    if (!close) fail("a vote without numbers");
    for (int skip = chance() % (1 + count_commas(number, close)); skip; skip--) number = strchr(number, ',') + 1;
    p->ask = VOTE, p->number = atoi(number);
  } else {
    char *image = hand, *close = find(hand, end, "]");
    if (!close || close == hand) fail("an empty hand");
    for (int skip = chance() % (1 + count_commas(hand, close)); skip; skip--) image = strchr(image, ',') + 1;
    char *quote = find(++image, close, "\"");
    if (!quote || quote - image >= (int)sizeof p->image) fail("an image without a name");
    memcpy(p->image, image, quote - image);
    p->image[quote - image] = 0;
    p->ask = *kind == 't' ? TELL : GIVE;
  }
}

static void connect_player(Player *p);

static void seated(Player *p) {
  p->stage = SEATED;
  if (p->seat + 1 < SEATS) {
    connect_player(p + 1);
  } else if (server == VEILLEE) {
    start_game(&table[p->salon], p + 1 - SEATS);
  } else if (server == COLYSEUS) {
    /* With the fourth the game begins: everybody gets a first view. */
    table[p->salon].waiting = true, table[p->salon].version = 0;
  } else {
    ready++;
  }
}

static void view(Player *p, char *text, char *end, const char *version) {
  char *number = after(text, end, version);
  if (!number) fail("a view without a version");
  p->version = atol(number);
  read_ask(p, text, end);
  Salon *salon = &table[p->salon];
  if (!salon->waiting) return;
  frames++, bytes += end - text;
  for (int seat = 0; seat < SEATS; seat++) {
    Player *one = &players[p->salon * SEATS + seat];
    if (one->version < salon->version) return;
    /* Before Veillée's first game, views of people sitting down may still be on their way. */
    if (server == VEILLEE && !playing && one->ask == NOTHING) return;
  }
  if (playing) {
    done(p->salon);
  } else {
    salon->waiting = false;
    ready++;
  }
}

static bool begins(const char *text, size_t length, const char *with) {
  size_t wanted = strlen(with);
  return length >= wanted && !memcmp(text, with, wanted);
}

static void heard_from_veillee(Player *p, char *text, size_t length) {
  if (begins(text, length, "{\"t\":\"view\""))
    view(p, text, text + length, "\"seq\":");
  else if (begins(text, length, "{\"t\":\"done\"") && p->stage == ENTERING) {
    /* Two things are answered on the way in, joining and sitting down, but the host has joined already. */
    if (++p->number == (p->seat ? 2 : 1)) seated(p);
  } else if (begins(text, length, "{\"t\":\"refused\""))
    fail("refused: %.*s", (int)length, text);
}

static void heard_from_boardgame_io(Player *p, char *text, size_t length) {
  if (begins(text, length, "42/didixit,[\"update\""))
    view(p, text, text + length, "\"_stateID\":");
  else if (begins(text, length, "2") && length == 1)
    say(p, "3");
  else if (begins(text, length, "0{"))
    say(p, "40/didixit,");
  else if (begins(text, length, "40/didixit,"))
    say(p, "42/didixit,[\"sync\",\"m%d\",\"%d\",null,%d]", p->salon, p->seat, SEATS);
  else if (begins(text, length, "42/didixit,[\"sync\"")) {
    view(p, text, text + length, "\"_stateID\":");
    seated(p);
  } else if (begins(text, length, "44"))
    fail("refused: %.*s", (int)length, text);
}

static void heard_from_colyseus(Player *p, char *data, size_t length) {
  if (begins(data, length, "\x11\xa4view{")) {
    view(p, data, data + length, "\"version\":");
  } else if (begins(data, length, "\x0a")) {
    /* Only who confirms it has joined. */
    frame(p, 2, "\x0a", 1);
    seated(p);
  } else {
    fail("refused: message %d %.*s", *data, (int)length - 1, data + 1);
  }
}

static void enter(Player *p) {
  p->stage = ENTERING;
  if (server != VEILLEE) return; /* it speaks first */
  if (p->seat == 0) {
    say(p, "{\"t\":\"hello\",\"protocol\":3,\"code\":\"%s\",\"key\":\"bench-key-of-the-host-%08d\"}",
        table[p->salon].code, p->salon);
  } else {
    say(p, "{\"t\":\"hello\",\"protocol\":3,\"code\":\"%s\"}", table[p->salon].code);
    say(p, "{\"t\":\"join\",\"mid\":\"bench-%08lu\",\"key\":\"bench-key-of-a-player-%08d-%d\",\"name\":\"Joueur %d\"}",
        ++messages, p->salon, p->seat, p->seat);
  }
  say(p, "{\"t\":\"do\",\"mid\":\"bench-%08lu\",\"what\":{\"t\":\"sit\",\"name\":\"Joueur %d\",\"colour\":%d}}",
      ++messages, p->seat, p->seat);
}

static void __attribute__((format(printf, 3, 4))) post(Player *p, const char *line, const char *format, ...) {
  char body[200], more[100];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(body, sizeof body, format, values);
  va_end(values);
  p->stage = OPENING;
  snprintf(more, sizeof more, "Content-Type: application/json\r\nContent-Length: %d\r\n", length);
  request(p, line, more, body);
}

static void connect_player(Player *p) {
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int on = 1;
  p->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (p->fd < 0 || connect(p->fd, (void *)&address, sizeof address)) fail("cannot connect: %s", strerror(errno));
  setsockopt(p->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = p};
  epoll_ctl(loop, EPOLL_CTL_ADD, p->fd, &event);
  if (server == VEILLEE && p->seat == 0) {
    post(p, "POST /api/salons", "{\"game\":\"didixit\",\"name\":\"Joueur 0\",\"key\":\"bench-key-of-the-host-%08d\"}",
         p->salon);
  } else if (server == COLYSEUS) {
    char line[100] = "POST /matchmake/create/didixit";
    if (p->seat) snprintf(line, sizeof line, "POST /matchmake/joinById/%s", table[p->salon].code);
    post(p, line, "{}");
  } else {
    upgrade(p);
  }
}

static void read_text(char *into, size_t room, char *from, char *end, const char *name) {
  char *text = after(from, end, name), *close = find(text, end, "\"");
  if (!close || close - text >= (int)room) fail("no %s in %.*s", name, (int)(end - from), from);
  snprintf(into, room, "%.*s", (int)(close - text), text);
}

/* The HTTP part of a connection. Gives the length of what was read, 0 if it is not all there yet. */
static size_t read_http(Player *p) {
  char *end = p->in + p->held, *body = after(p->in, end, "\r\n\r\n");
  if (!body) return 0;
  if (p->stage == UPGRADING) {
    if (!begins(p->in, p->held, "HTTP/1.1 101")) fail("no WebSocket: %.*s", (int)p->held, p->in);
    enter(p);
    return body - p->in;
  }
  if (!begins(p->in, p->held, "HTTP/1.1 20")) fail("no salon: %.*s", (int)p->held, p->in);
  if (p->in[p->held - 1] != '}') return 0;
  Salon *salon = &table[p->salon];
  read_text(salon->code, sizeof salon->code, body, end, server == COLYSEUS ? "\"roomId\":\"" : "\"code\":\"");
  if (server == COLYSEUS) read_text(p->session, sizeof p->session, body, end, "\"sessionId\":\"");
  upgrade(p);
  return p->held;
}

static size_t read_frame(Player *p, char *from, size_t held) {
  const uint8_t *head = (const uint8_t *)from;
  size_t skip = 2, length;
  if (held < 2) return 0;
  length = head[1];
  if (length == 126) {
    if (held < 4) return 0;
    skip = 4, length = head[2] << 8 | head[3];
  } else if (length > 126) {
    fail("a frame of more than 64 KB");
  }
  if (held < skip + length) return 0;
  if (head[0] == (server == COLYSEUS ? 0x82 : 0x81)) {
    /* A byte is kept free behind everything held, so the text can be closed for the time of reading. */
    char kept = from[skip + length];
    from[skip + length] = 0;
    (server == VEILLEE    ? heard_from_veillee
     : server == COLYSEUS ? heard_from_colyseus
                          : heard_from_boardgame_io)(p, from + skip, length);
    from[skip + length] = kept;
  } else if (head[0] == 0x89) {
    frame(p, 10, from + skip, length);
  } else {
    fail("an unexpected frame 0x%02x (salon %d, seat %d)", head[0], p->salon, p->seat);
  }
  return skip + length;
}

static void listen_to(Player *p) {
  if (p->room - p->held < 2048) {
    p->room = p->room ? 2 * p->room : 4096;
    p->in = some(realloc(p->in, p->room + 1));
  }
  ssize_t got = recv(p->fd, p->in + p->held, p->room - p->held, MSG_DONTWAIT);
  if (got < 0 && errno == EAGAIN) return;
  if (got <= 0) fail("the server hung up (salon %d, seat %d)", p->salon, p->seat);
  p->held += got;
  size_t used = 0, part;
  if (p->stage < ENTERING && !(used = read_http(p))) return;
  while (p->stage >= ENTERING && (part = read_frame(p, p->in + used, p->held - used))) used += part;
  memmove(p->in, p->in + used, p->held - used);
  p->held -= used;
}

/* One turn of the loop: hear what there is to hear, but wait no longer than until `until`. */
static void turn(Time until) {
  static struct epoll_event events[512];
  struct itimerspec alarm = {.it_value = {until / SECOND, until % SECOND}};
  timerfd_settime(timer, TFD_TIMER_ABSTIME, &alarm, NULL);
  int count = epoll_wait(loop, events, 512, -1);
  for (int at = 0; at < count; at++)
    if (events[at].data.ptr) listen_to(events[at].data.ptr);
}

static void check_nobody_stuck(Time at) {
  static Time next;
  if (at < next) return;
  next = at + SECOND;
  for (int number = 0; number < salons; number++)
    if (table[number].waiting && at - table[number].sent > STUCK_SECONDS * SECOND) fail("salon %d is stuck", number);
}

/* The parts of a run */

static void let_everybody_in(void) {
  Time last = now();
  for (int begun = 0, seen = 0; ready < salons;) {
    while (begun < salons && begun - ready < ARRIVING_AT_ONCE) connect_player(&players[begun++ * SEATS]);
    turn(now() + SECOND / 10);
    if (ready > seen) seen = ready, last = now();
    if (now() - last > STUCK_SECONDS * SECOND) fail("only %d of %d salons could begin", ready, salons);
  }
}

static void settle(void) {
  Time until = now() + (Time)(SETTLE_SECONDS * SECOND);
  while (now() < until) turn(until);
}

static int by_size(const void *one, const void *other) {
  float a = *(const float *)one, b = *(const float *)other;
  return (a > b) - (a < b);
}

static void sort(Sample *sample) {
  if (sample->count) qsort(sample->values, sample->count, sizeof *sample->values, by_size);
}

static double quantile(Sample *sample, double share) {
  return sample->count ? sample->values[(size_t)((sample->count - 1) * share)] : 0;
}

int main(int argc, char **argv) {
  if (argc != 9) fail("usage: load veillee|boardgame.io|colyseus PORT PIDS CORES SALONS RATE WARMUP SECONDS");
  server = !strcmp(argv[1], "veillee") ? VEILLEE : !strcmp(argv[1], "colyseus") ? COLYSEUS : BOARDGAME_IO;
  port = atoi(argv[2]);
  int pids[MOST_PIDS], cores[MOST_CORES];
  int pid_count = read_list(argv[3], pids, MOST_PIDS), core_count = read_list(argv[4], cores, MOST_CORES);
  bool beside_server = false;
  for (int at = 0; at < core_count; at++) beside_server |= cores[at] == sched_getcpu();
  salons = atoi(argv[5]), rate = atof(argv[6]);
  double warmup = atof(argv[7]), seconds = atof(argv[8]);

  players = some(calloc(salons * SEATS, sizeof *players));
  table = some(calloc(salons, sizeof *table));
  for (int at = 0; at < salons * SEATS; at++)
    players[at] = (Player){.salon = at / SEATS, .seat = at % SEATS, .version = -1};
  loop = epoll_create1(0), timer = timerfd_create(CLOCK_MONOTONIC, 0);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
  epoll_ctl(loop, EPOLL_CTL_ADD, timer, &event);

  long kb_before = usage_of(pids, pid_count).kb;
  Time arriving = now();
  let_everybody_in();
  double arrival = (now() - arriving) / (double)SECOND;
  settle();
  long kb_idle = usage_of(pids, pid_count).kb;

  Time begun = now();
  window_from = begun + (Time)(warmup * SECOND), window_to = window_from + (Time)(seconds * SECOND), finish = window_to;
  playing = true;
  unsigned long slot = 0;
  double gap = rate ? SECOND / rate : 0;
  /* Salons take turns in an order that has nothing to do with the order in which they were opened. */
  int *order = some(malloc(salons * sizeof *order));
  for (int at = 0; at < salons; at++) {
    int other = chance() % (at + 1);
    order[at] = order[other], order[other] = at;
  }
  if (rate)
    for (int at = 0; at < salons; at++) table[order[at]].next_due = begun + (Time)(at * gap);
  else
    for (int at = 0; at < salons; at++) go_on(at);

  double cpu = 0, foreign = 0, own = 0;
  double view_size = 0;
  bool inside = false, measured = false;
  for (;;) {
    Time at = now();
    if (!inside && at >= window_from) {
      inside = true, window_from = at;
      cpu = usage_of(pids, pid_count).cpu, foreign = cores_used(cores, core_count), own = own_cpu(), frames = bytes = 0;
    }
    if (!measured && at >= window_to) {
      measured = true, window_to = at;
      cpu = usage_of(pids, pid_count).cpu - cpu, own = own_cpu() - own;
      foreign = cores_used(cores, core_count) - foreign - cpu - (beside_server ? own : 0);
      view_size = frames ? bytes / (double)frames : 0;
    }
    check_nobody_stuck(at);
    Time until = inside ? window_to : window_from;
    if (measured) {
      int unfinished = 0;
      for (int number = 0; number < salons; number++) unfinished += table[number].waiting || table[number].owed;
      if (!unfinished) break;
      until = at + SECOND / 10;
    } else if (rate) {
      for (; begun + (Time)(slot * gap) <= at; slot++) {
        int number = order[slot % salons];
        table[number].owed++;
        if (table[number].waiting) continue;
        note(&lateness, at - table[number].next_due);
        go_on(number);
      }
      Time due = begun + (Time)(slot * gap);
      if (due < until) until = due;
    }
    turn(until);
  }

  double span = (window_to - window_from) / (double)SECOND;
  free(order);
  sort(&latency), sort(&lateness);
  printf(
      "{\"salons\":%d,\"rate\":%.0f,\"seconds\":%.2f,\"arrival_seconds\":%.2f,\"moves\":%lu,\"moves_per_second\":%.1f,"
      "\"p50_ms\":%.3f,\"p99_ms\":%.3f,\"max_ms\":%.3f,\"cpu_share\":%.3f,\"cpu_us_per_move\":%.1f,"
      "\"foreign_share\":%.3f,\"kb_before\":%ld,\"kb_idle\":%ld,\"bytes_per_view\":%.0f,"
      "\"generator_cpu_share\":%.3f,\"generator_late_p99_ms\":%.3f}\n",
      salons, rate, span, arrival, moves, moves / span, quantile(&latency, .5), quantile(&latency, .99),
      quantile(&latency, 1), cpu / span, moves ? cpu * 1e6 / moves : 0, foreign > 0 ? foreign / span : 0, kb_before,
      kb_idle, view_size, own / span, quantile(&lateness, .99));
  return 0;
}
