import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { spendLookUp } from '../../http/look-up-budget.ts';

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
