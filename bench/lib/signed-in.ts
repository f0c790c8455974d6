import { randomUUID } from 'node:crypto';
import type { Database } from '../../apps/api/src/db/client.ts';
import { students } from '../../apps/api/src/db/schema/index.ts';
import { insertSession } from '../../apps/api/src/http/session-store.ts';
import { insertEntry } from '../../apps/api/src/modules/billing/index.ts';

export type SignedIn = { email: string; session: string };

/** Students who are signed in already, by the secret of a session, and have attempts to spend. */
export async function addSignedIn(db: Database, wanted: number, attempts: number): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = [];
  for (let n = 0; n < wanted; n += 1) {
    const id = randomUUID();
    const email = `bench${n}@example.com`;
    const phone = `91${9_000_000_000 + n}`;
    await db.insert(students).values({ id, firstName: 'Asha', lastName: 'Patil', email, phone, tierName: 'Premium' });
    const entry = { kind: 'attempts', amount: attempts, reason: 'purchase', reference: `bench:${id}` } as const;
    await insertEntry(db, { studentId: id, ...entry });
    const session = await insertSession(db, { publicId: randomUUID(), studentId: id, device: 'Bench' });
    signedIn.push({ email, session });
  }
  return signedIn;
}
