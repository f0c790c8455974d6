import { type Load, sendByClock } from '../lib/arrivals.ts';
import { makeAsker, type Outcome } from '../lib/asker.ts';
import type { Visitor } from '../lib/visitor.ts';
import { capCandidate, josaaCandidate } from '../predictor-parts/candidates.ts';

export type Kind = 'read' | 'predict';
/** Sent when all requests have their answers; times are in ms from when a request was due. `inTime` counts good answers that came while requests were still being sent, `late` is how late the crowd itself sent them. */
export type CrowdReport = {
  offered: number;
  counts: Record<Kind, Record<Outcome, number>>;
  inTime: Record<Kind, number>;
  ok: Record<Kind, number[]>;
  busy: number[];
  late: number[];
};
export type Setting = { port: number; visitors: Visitor[]; paths: string[] };

/** One in four reads the explorer, the others predict, which costs some fifty times as much. */
const READS_ONE_IN = 4;
/** The server accepts one new connection in each turn of its event loop. A balancer in front of it would have them open already, so the crowd opens them first. */
const CONNECTIONS = 300;

// The crowd sends at fixed times, in a process of its own, and does not wait for answers: a slow server gets no rest.
process.once('message', ({ port, visitors, paths }: Setting) => {
  const asker = makeAsker(port);
  // Each kind is counted apart, so that every student, candidate and page gets a turn.
  const asked = { all: 0, read: 0, predict: 0 };
  const headOf = (n: number) => {
    const { cookie, xsrf } = visitors[n % visitors.length] ?? { cookie: '', xsrf: '' };
    return { xsrf, head: `HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n` };
  };
  const read = (n: number) => `GET ${paths[n % paths.length]} ${headOf(n).head}accept-encoding: br\r\n\r\n`;
  const predict = (n: number) => {
    const { head, xsrf } = headOf(n);
    const isJosaa = n % 2 === 0;
    const body = JSON.stringify(isJosaa ? josaaCandidate(n >> 1) : capCandidate(n >> 1));
    const path = `/api/v1/predictor/${isJosaa ? 'josaa' : 'mht-cet'}/runs`;
    const more = `x-xsrf-token: ${xsrf}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    return `POST ${path} ${head}${more}\r\n\r\n${body}`;
  };
  const next = (): { kind: Kind; request: string } => {
    asked.all += 1;
    if (asked.all % READS_ONE_IN === 0) return { kind: 'read', request: read(asked.read++) };
    return { kind: 'predict', request: predict(asked.predict++) };
  };
  process.on('message', async (load: Load) => {
    await asker.openConnections(CONNECTIONS, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const none = () => ({ ok: 0, busy: 0, wrong: 0, silent: 0 });
    const report: CrowdReport = {
      offered: 0,
      counts: { read: none(), predict: none() },
      inTime: { read: 0, predict: 0 },
      ok: { read: [], predict: [] },
      busy: [],
      late: [],
    };
    report.late = await sendByClock(load, ({ dueAt, isOver, onEnd }) => {
      const { kind, request } = next();
      asker.ask(request, (outcome) => {
        report.counts[kind][outcome] += 1;
        if (outcome === 'ok' && !isOver()) report.inTime[kind] += 1;
        const tookMs = performance.now() - dueAt;
        if (outcome === 'ok') report.ok[kind].push(tookMs);
        if (outcome === 'busy') report.busy.push(tookMs);
        onEnd();
      });
    });
    report.offered = report.late.length;
    process.send?.(report);
  });
  process.send?.('here');
});
process.once('disconnect', () => process.exit());
