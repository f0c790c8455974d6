import { randomInt, randomUUID } from 'node:crypto';
import { students } from '../src/db/schema/index.ts';
import { insertSession } from '../src/http/session-store.ts';
import { insertEntry } from '../src/modules/billing/index.ts';
import type { Harness } from './harness.ts';

type Wanted = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  tier?: string;
  pulls?: number;
  sessions?: number;
  assessments?: number;
};

/** A student with a signed-in browser: `const asha = await aStudent(server, { pulls: 1 })`. */
export async function aStudent(server: Harness, wanted: Wanted = {}) {
  const id = randomUUID();
  const email = wanted.email ?? `${id.slice(0, 8)}@example.com`;
  const phone = wanted.phone ?? `91${randomInt(6_000_000_000, 9_999_999_999)}`;
  await server.deps.db.insert(students).values({
    id,
    firstName: wanted.firstName ?? 'Asha',
    lastName: wanted.lastName ?? 'Patil',
    email,
    phone,
    tierName: wanted.tier ?? 'Basic',
  });
  const granted = {
    attempts: wanted.pulls ?? 0,
    sessions: wanted.sessions ?? 0,
    assessments: wanted.assessments ?? 0,
  } as const;
  for (const kind of ['attempts', 'sessions', 'assessments'] as const) {
    const amount = granted[kind];
    if (amount > 0)
      await insertEntry(server.deps.db, { studentId: id, kind, amount, reason: 'purchase', reference: `test:${id}` });
  }
  return { id, email, phone, browser: await aBrowserOf(server, id) };
}

/** A browser in which a student is signed in. */
export async function aBrowserOf(server: Harness, studentId: string) {
  const browser = server.newBrowser();
  browser.cookies.set(
    'session',
    await insertSession(server.deps.db, { publicId: randomUUID(), studentId, device: 'Test' }),
  );
  return browser;
}
