import { randomUUID } from 'node:crypto';
import { insertSession } from '../../apps/api/src/http/session-store.ts';
import { insertEntry } from '../../apps/api/src/modules/billing/index.ts';
import type { World } from '../../apps/api/test/crash/world.ts';
import { fill } from '../../apps/api/test/growth/fill.ts';
import { idOf } from '../../apps/api/test/growth/rows.ts';
import { type Visitor, visitorOf } from '../lib/visitor.ts';
import { josaaCandidate } from '../predictor-parts/candidates.ts';

const SIGNED_IN = 200;
const STRANGERS = 100;
const ATTEMPTS = 1_000_000;
/** Every twentieth filled student has closed the account. */
const CLOSED_EVERY = 20;

/** Fills the database, and opens browsers: some of students who are signed in, some of nobody yet, who will ask for codes to `contacts`. */
export async function openStudents(world: World, base: string, students: number) {
  await fill(world.pool, students);
  const { rows } = await world.pool.query<{ id: string }>(
    `select ${idOf('student')} as id from generate_series(1, $1::int) n where n % ${CLOSED_EVERY} <> 0`,
    [SIGNED_IN],
  );
  // A filled prediction has rows and no content: the dashboard could not show it.
  await world.pool.query('delete from prediction_runs where student_id = any($1)', [rows.map(({ id }) => id)]);
  const visitors: Visitor[] = [];
  for (const { id: studentId } of rows) {
    const entry = { kind: 'attempts', amount: ATTEMPTS, reason: 'purchase', reference: `bench:${studentId}` } as const;
    await insertEntry(world.deps.db, { studentId, ...entry });
    const session = await insertSession(world.deps.db, { publicId: randomUUID(), studentId, device: 'Bench' });
    const visitor = await visitorOf(base, session);
    await predictOnce(base, visitor, visitors.length);
    visitors.push(visitor);
  }
  const strangers: Visitor[] = [];
  // One after the other: the proxy rejects what comes all at once.
  while (strangers.length < STRANGERS) strangers.push(await visitorOf(base, ''));
  const contacts = Array.from({ length: students - SIGNED_IN }, (_, at) => at + SIGNED_IN + 1)
    .filter((n) => n % CLOSED_EVERY !== 0)
    .map((n) => (n % 2 === 0 ? `student${n}@growth.example` : String(6_000_000_000 + n)));
  return { visitors, strangers, contacts };
}

/** A dashboard with a prediction costs more than one without: students who come on a result day have one. */
async function predictOnce(base: string, { cookie, xsrf }: Visitor, n: number) {
  const answer = await fetch(`${base}/api/v1/predictor/josaa/runs`, {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' },
    body: JSON.stringify(josaaCandidate(n)),
  });
  if (answer.status !== 200) throw new Error(`a prediction before the rush was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/** How a provider names the recipient that a student typed. */
export const recipientOf = (contact: string) => (contact.includes('@') ? contact : `91${contact}`);
