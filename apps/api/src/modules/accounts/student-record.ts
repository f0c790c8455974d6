import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { isCurrentVersion } from '@dakhila/domain/privacy/policy';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { spendLookUp } from '../../http/rate-limit.ts';
import type { Deps } from '../../ports.ts';
import { keepFirstLanguage, readLanguage, recordAgreements } from './store.ts';

/** Keeps that a student accepts the texts in the version that was read; a page that stood open may show an older one. */
export async function acceptAgreements({ db }: Pick<Deps, 'db'>, studentId: string, version: string) {
  if (!isCurrentVersion(version))
    throw new DomainError('conflict', {
      message: messageOf('accounts.textsChanged'),
    });
  await recordAgreements(db, studentId);
}

/**
 * Makes browser and profile agree when a student signs in: the profile's language comes to this browser; a student who
 * has none yet takes the one this browser was set to. Null when nobody has chosen anything.
 */
export async function settleLanguage(
  { db }: Pick<Deps, 'db'>,
  studentId: string,
  ofBrowser: Language | null,
): Promise<Language | null> {
  if (ofBrowser) await keepFirstLanguage(db, studentId, ofBrowser);
  return readLanguage(db, studentId);
}

/** What somebody may know about a contact that need not be theirs. */
type Disclosed = 'registered' | 'unregistered' | 'nothing';
type Needs = { db: Db; config: Pick<Config, 'DISCLOSE_REGISTRATION'> };

/**
 * The one place that decides what is said about a contact. Either answer costs a look-up; with registrations undisclosed none is given. In a network that has used
 * up its look-ups nothing is told either: to refuse would lock out a whole school, and to answer the owners alone would tell who is registered. Null: nothing is paid, because the asker is known to be the owner or has paid before.
 */
export async function discloseRegistration(
  { db, config }: Needs,
  caller: Caller | null,
  isRegistered: boolean,
): Promise<Disclosed> {
  const isWithin = caller === null || (await spendLookUp(db, caller)).isWithin;
  if (!config.DISCLOSE_REGISTRATION || !isWithin) return 'nothing';
  return isRegistered ? 'registered' : 'unregistered';
}
