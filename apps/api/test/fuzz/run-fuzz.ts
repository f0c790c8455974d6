import { api } from '@dakhila/contract';
import { faultOf } from './judge.ts';
import { makeKnownIds } from './known-ids.ts';
import { type FuzzRequest, makeRequest, targetsOf } from './make-request.ts';
import { makeRandom } from './random.ts';
import { openLine, type Received } from './send.ts';

/** Somebody who sends requests: a stranger has no session. */
export type Kind = 'stranger' | 'student';
export type Visitor = { cookie: string; xsrf: string };
export type Fault = { request: FuzzRequest; fault: string };
export type FuzzFigures = {
  sent: number;
  calls: number;
  byStatus: Record<string, number>;
  /** Calls that were asked for what another student has, and answered that there is no such thing. */
  refusedForeign: Set<string>;
  faults: Fault[];
  slowestMs: number;
};
type Options = {
  port: number;
  requests: number;
  seed: number;
  connections: number;
  /** A browser of this kind; asked for again where a request has signed one out. The mark is a student's name. */
  makeVisitor: (kind: Kind, mark: string) => Promise<Visitor>;
  tell?: (line: string) => void;
};

const VISITORS = ['stranger', 'student', 'student', 'student'] as const;
const TOLD_EVERY = 20_000;
const MARK = /zqmark\d+q/g;

/**
 * Sends requests made from the contract, right, nearly right and hostile, and judges every answer. Ids that answers name are used by everybody in
 * later requests. Each visitor writes a mark of their own into every free text: it may never come back to anybody else.
 */
export async function runFuzz(options: Options): Promise<FuzzFigures> {
  const { port, requests, seed, connections, makeVisitor, tell = () => {} } = options;
  const random = makeRandom(seed);
  const targets = targetsOf(api);
  const ids = makeKnownIds();
  let marks = 0;
  const visit = async (kind: Kind) => {
    marks += 1;
    const mark = `zqmark${marks}q`;
    return { kind, mark, ...(await makeVisitor(kind, mark)) };
  };
  const visitors = await Promise.all(VISITORS.map(visit));
  const figures: FuzzFigures = {
    sent: 0,
    calls: targets.length,
    byStatus: {},
    refusedForeign: new Set(),
    faults: [],
    slowestMs: 0,
  };
  const line = openLine(port, connections);

  const one = async () => {
    const target = targets[figures.sent % targets.length];
    const place = random.below(visitors.length);
    const visitor = visitors[place];
    if (!target || !visitor) return;
    const { mark, kind } = visitor;
    figures.sent += 1;
    if (figures.sent % TOLD_EVERY === 0) tell(`${figures.sent} requests, ${figures.faults.length} faults`);
    const request = makeRequest(target, { random, known: ids.known, mark });
    const received = await line.send(request, visitor.cookie, visitor.xsrf);
    note(figures, { request, received, mark });
    if (received.kind !== 'answer') return;
    if (received.status === 404 && ids.isForeign(request.path, mark))
      figures.refusedForeign.add(`${target.endpoint.method} ${target.endpoint.path}`);
    if (kind === 'student') ids.harvest(received.text, mark);
    if (received.status === 401 && kind === 'student' && visitors[place] === visitor)
      visitors[place] = await visit('student');
  };
  const work = async () => {
    while (figures.sent < requests) await one();
  };
  await Promise.all(Array.from({ length: connections }, work));
  line.close();
  return figures;
}

type Exchange = { request: FuzzRequest; received: Received; mark: string };

function note(figures: FuzzFigures, { request, received, mark }: Exchange) {
  const status = received.kind === 'answer' ? String(received.status) : received.kind;
  figures.byStatus[status] = (figures.byStatus[status] ?? 0) + 1;
  figures.slowestMs = Math.max(figures.slowestMs, received.ms);
  const leaked = received.kind === 'answer' && received.text.match(MARK)?.find((found) => found !== mark);
  const fault = leaked ? `shows ${mark} what ${leaked} wrote` : faultOf(received);
  if (fault !== null) figures.faults.push({ request, fault });
}
