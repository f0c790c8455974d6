import { type Load, sendByClock } from '../lib/arrivals.ts';
import { makeAsker, type Outcome } from '../lib/asker.ts';
import type { Visitor } from '../lib/visitor.ts';
import { capCandidate, josaaCandidate } from '../predictor-parts/candidates.ts';

/** The turns of a hundred arrivals on the day results are out: most look at their own page, a fifth log in. */
const TURNS = { code: 20, dashboard: 40, predict: 20, read: 20 };
export type Kind = keyof typeof TURNS;
export const KINDS = Object.keys(TURNS) as Kind[];

export type Setting = {
  port: number;
  /** Signed-in students. */
  visitors: Visitor[];
  /** Browsers that nobody is signed in with. */
  strangers: Visitor[];
  /** Addresses and numbers of students who ask for a code; each asks once. */
  contacts: string[];
};
/** What came of one load; times are in ms from when each request was due. `inTime` counts good answers that came while requests were still being sent. */
export type CrowdReport = {
  counts: Record<Kind, Record<Outcome, number>>;
  inTime: Record<Kind, number>;
  ok: Record<Kind, number[]>;
  busy: number[];
  late: number[];
  /** The contacts whose code was promised, with the time of asking in ms since 1970. */
  codes: [string, number][];
};

/** Connections that are open before the load begins, like those of phones that use the page already. */
const CONNECTIONS = 300;
const eachKind = <T>(make: () => T): Record<Kind, T> => ({
  code: make(),
  dashboard: make(),
  predict: make(),
  read: make(),
});
/** Kinds spread evenly over a hundred turns. */
const ORDER: Kind[] = KINDS.flatMap((kind) =>
  Array.from({ length: TURNS[kind] }, (_, n) => ({ kind, at: (n + 0.5) / TURNS[kind] })),
)
  .toSorted((one, other) => one.at - other.at)
  .map(({ kind }) => kind);

process.once('message', ({ port, visitors, strangers, contacts }: Setting) => {
  const asker = makeAsker(port);
  const asked = eachKind(() => 0);
  let turn = 0;
  const request = (method: string, path: string, visitor: Visitor | undefined, n: number, body?: object) => {
    const { cookie, xsrf } = visitor ?? { cookie: '', xsrf: '' };
    // Students come from many networks: limits of one network are not what is measured.
    const network = `10.${(n >> 12) & 255}.${(n >> 4) & 255}.${n & 15}`;
    const head = `${method} /api/v1${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\ncookie: ${cookie}\r\n`;
    if (!body) return `${head}\r\n`;
    const text = JSON.stringify(body);
    return `${head}x-xsrf-token: ${xsrf}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
  const make: Record<Kind, (n: number) => string> = {
    code: (n) => request('POST', '/auth/login/init', pick(strangers, n), n, { identifier: contacts[n] }),
    dashboard: (n) => request('GET', '/dashboard', pick(visitors, n), n),
    read: (n) => request('GET', `/colleges?page=${(n % 5) + 1}`, pick(visitors, n), n),
    predict: (n) => {
      const isJosaa = n % 2 === 0;
      const path = `/predictor/${isJosaa ? 'josaa' : 'mht-cet'}/runs`;
      return request('POST', path, pick(visitors, n), n, isJosaa ? josaaCandidate(n >> 1) : capCandidate(n >> 1));
    },
  };

  process.on('message', async (load: Load) => {
    await asker.openConnections(CONNECTIONS, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const report: CrowdReport = {
      counts: eachKind(() => ({ ok: 0, busy: 0, wrong: 0, silent: 0 })),
      inTime: eachKind(() => 0),
      ok: eachKind(() => []),
      busy: [],
      late: [],
      codes: [],
    };
    report.late = await sendByClock(load, ({ dueAt, isOver, onEnd }) => {
      const kind = ORDER[turn++ % ORDER.length] ?? 'read';
      const n = asked[kind]++;
      const askedAt = Date.now();
      asker.ask(make[kind](n), (outcome) => {
        const tookMs = performance.now() - dueAt;
        report.counts[kind][outcome] += 1;
        if (outcome === 'busy') report.busy.push(tookMs);
        if (outcome === 'ok') {
          report.ok[kind].push(tookMs);
          if (!isOver()) report.inTime[kind] += 1;
          const contact = contacts[n];
          if (kind === 'code' && contact !== undefined) report.codes.push([contact, askedAt]);
        }
        onEnd();
      });
    });
    process.send?.(report);
  });
  process.send?.('here');
});
process.once('disconnect', () => process.exit());

function pick<T>(list: readonly T[], n: number): T | undefined {
  return list[n % list.length];
}
