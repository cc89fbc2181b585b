/** Figures for Prometheus, in its text form 0.0.4. None names a room, a person or an IP address. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Health, Route } from './site.ts';

const PATH = '/metrics';
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
/** A token as the header Authorization may carry it (RFC 6750), too long to guess. */
const TOKEN = /^[\w~+/.-]{16,}=*$/;
/** How often the delay of the event loop is measured, and the upper limits of what is counted together, seconds. */
const MEASURE_MS = 100;
const DELAYS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Labels with their values. All values are from fixed lists, so none needs escaping. */
type Labels = Readonly<Record<string, string>>;
type Sample = { readonly end?: string; readonly labels?: Labels; readonly value: number };
type Family = {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
};

/** The numbers of rooms, classes and channels that are open now. */
type OpenCounts = Health & { readonly classes: number; readonly channels: number };

export type Metrics = {
  /** Counts a request to the endpoint for rooms. */
  readonly observe: (kind: string, result: string) => void;
  /** Counts a server's answers. */
  readonly attach: (server: Server) => void;
  /** Answers /metrics to those who have the token; `open` is missing where Supabase keeps the rooms. */
  readonly route: (open?: () => Promise<OpenCounts>) => Route;
  readonly close: () => void;
};

/** Reads METRICS_TOKEN; undefined when it is not set. Throws a readable message when it is no token. */
export function readToken(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (TOKEN.test(text)) return text;
  throw new Error(
    'METRICS_TOKEN must be 16 or more characters of A to Z, a to z, 0 to 9 and -._~+/ or not be set.',
  );
}

/** Writes families of samples as text. */
const write = (families: readonly Family[]): string =>
  families
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ end = '', labels = {}, value }) => {
          const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
          return `${name}${end}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
        }),
        '',
      ].join('\n'),
    )
    .join('');

/** Counts by two labels. */
class Counts {
  readonly #names: readonly [string, string];
  readonly #counts = new Map<string, { readonly labels: Labels; value: number }>();

  constructor(...names: readonly [string, string]) {
    this.#names = names;
  }

  add(first: string, second: string): void {
    const key = `${first} ${second}`;
    const [one, other] = this.#names;
    const count = this.#counts.get(key) ?? {
      labels: { [one]: first, [other]: second },
      value: 0,
    };
    count.value += 1;
    this.#counts.set(key, count);
  }

  samples = (): readonly Sample[] => [...this.#counts.values()];
}

/** How late timers are: a busy event loop makes everybody wait. */
class Delays {
  readonly #below = DELAYS.map(() => 0);
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  #sum = 0;
  #due = performance.now() + MEASURE_MS;

  constructor() {
    this.#timer = setInterval(() => this.#measure(), MEASURE_MS).unref();
  }

  #measure(): void {
    const late = Math.max(0, performance.now() - this.#due) / 1000;
    this.#due = performance.now() + MEASURE_MS;
    this.#count += 1;
    this.#sum += late;
    DELAYS.forEach((limit, at) => {
      if (late <= limit) this.#below[at] = (this.#below[at] ?? 0) + 1;
    });
  }

  samples(): readonly Sample[] {
    const buckets = DELAYS.map((limit, at) => ({ le: String(limit), value: this.#below[at] ?? 0 }));
    return [
      ...[...buckets, { le: '+Inf', value: this.#count }].map(({ le, value }) => ({
        end: '_bucket',
        labels: { le },
        value,
      })),
      { end: '_sum', value: this.#sum },
      { end: '_count', value: this.#count },
    ];
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split(/[?#]/, 1)[0] ?? '';

/** The kind of an address: never the address itself, which may be anything. */
function kindOf(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/functions/')) return 'rooms';
  if (path === '/healthz') return 'health';
  return path === PATH ? 'metrics' : 'page';
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

const familiesOf = (open: OpenCounts): readonly Family[] => [
  gauge('tictactoe_rooms', 'Rooms in the database, those of classes included.', open.rooms),
  gauge('tictactoe_classes', 'Classes in the database.', open.classes),
  gauge('tictactoe_channels', 'Rooms open on at least one page.', open.channels),
  gauge('tictactoe_sockets', 'Open WebSockets.', open.connections),
  gauge('tictactoe_storage_ok', '1 while the disk takes writes.', open.storage === 'ok' ? 1 : 0),
];

function processFamilies(): readonly Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time.',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('process_uptime_seconds', 'Time since the start of the process.', process.uptime()),
    gauge('nodejs_heap_size_used_bytes', 'Memory of objects.', heapUsed),
  ];
}

/** Starts to count, for whoever has the token. */
export function openMetrics(token: string): Metrics {
  const requests = new Counts('kind', 'result');
  const answers = new Counts('kind', 'code');
  const delays = new Delays();
  const expected = digest(`Bearer ${token}`);
  const text = (open: OpenCounts | undefined): string =>
    write([
      {
        name: 'tictactoe_room_requests_total',
        type: 'counter',
        help: 'Requests of pages in rooms, by HTTP or a channel, by their answer.',
        samples: requests.samples(),
      },
      {
        name: 'tictactoe_http_responses_total',
        type: 'counter',
        help: 'Answers by HTTP, by status.',
        samples: answers.samples(),
      },
      ...(open ? familiesOf(open) : []),
      ...processFamilies(),
      {
        name: 'tictactoe_event_loop_delay_seconds',
        type: 'histogram',
        help: 'How late timers are.',
        samples: delays.samples(),
      },
    ]);
  return {
    observe: (kind, result) => requests.add(kind, result),
    attach(server) {
      server.on('request', (request, response) => {
        const kind = kindOf(pathOf(request));
        response.once('finish', () => answers.add(kind, String(response.statusCode)));
      });
    },
    route: (open) => async (request, response) => {
      if (pathOf(request) !== PATH) return false;
      const isAllowed = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
      const body = isAllowed ? text(await open?.()) : 'Metrics need the token\n';
      response.writeHead(isAllowed ? 200 : 401, {
        'Content-Type': isAllowed ? CONTENT_TYPE : 'text/plain;charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(isAllowed ? {} : { 'WWW-Authenticate': 'Bearer' }),
      });
      response.end(body);
      return true;
    },
    close: () => delays.stop(),
  };
}
