import { Readable } from 'node:stream';
import { type DataCopies, dataCopyPath } from '@dakhila/contract/privacy';
import { DomainError } from '@dakhila/domain/errors';
import { COPIES_PER_DAY, COPY_FETCHES_PER_DAY } from '@dakhila/domain/privacy/policy';
import { type Budget, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { OwnCaller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { findStudent } from '../students/index.ts';
import { writeHtml } from './copy-html.ts';
import { writeJson } from './copy-json.ts';
import type { Who } from './holdings/index.ts';
import { checkOwnCode } from './own-code.ts';
import { readCopy } from './read-copy.ts';
import { insertCopy, isCopyOpen } from './store.ts';

/** Opens both copies for a short time, with a fresh code. */
export function openCopies(
  deps: Pick<Deps, 'db' | 'secrets' | 'newId'>,
  caller: OwnCaller,
  otp: string,
): Promise<DataCopies> {
  const { studentId } = caller.session;
  return checkOwnCode(deps, caller, { purpose: 'data-copy', otp }, async (tx) => {
    await bound(tx, `data-copies:${studentId}`, COPIES_PER_DAY);
    const id = deps.newId();
    const until = await insertCopy(tx, id, studentId);
    return { readable: dataCopyPath(id, 'html'), json: dataCopyPath(id, 'json'), until: until.toISOString() };
  });
}

type Wanted = { id: string; studentId: string; format: 'html' | 'json' };

/** A copy that the student has opened, as a stream. */
export async function fetchCopy(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { id, studentId, format }: Wanted,
): Promise<Readable> {
  const isOpen = isUuid(id) && (await isCopyOpen(db, id, studentId));
  const student = isOpen ? await findStudent(db, studentId) : undefined;
  if (!student)
    throw new DomainError('not-found', { message: 'This copy is no longer open. Please ask for a new one' });
  await bound(db, `data-copy-fetches:${studentId}`, COPY_FETCHES_PER_DAY);
  return Readable.from(copyOf({ db, config, now }, student, format));
}

/** Everything that names a student, piece by piece, for a person or for a program. */
export function copyOf(
  { db, config, now }: { db: Db } & Pick<Deps, 'config' | 'now'>,
  { id, email, phone }: Who,
  format: 'html' | 'json',
): AsyncGenerator<string> {
  const write = format === 'html' ? writeHtml : writeJson;
  return write({ brand: config.BRAND_NAME, madeAt: now() }, readCopy(db, { id, email, phone }));
}

async function bound(db: Db, key: string, budget: Budget) {
  const spent = await spend(db, key, budget);
  if (spent.isWithin) return;
  throw new DomainError('too-many-requests', {
    retryAfterSeconds: spent.retryAfterSeconds,
    message: 'You have fetched your data several times today. Please try again tomorrow',
  });
}
