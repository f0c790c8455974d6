import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { boundLookUps } from '../../http/look-up-budget.ts';

/** What somebody may know about a contact that need not be theirs. */
type Told = 'registered' | 'unregistered' | 'nothing';
type Needs = { db: Db; config: Pick<Config, 'DISCLOSE_REGISTRATION'> };

/** The one place that decides what is said about a contact. Either answer costs a look-up; with registrations undisclosed none is given. */
export async function tellRegistered({ db, config }: Needs, caller: Caller, isRegistered: boolean): Promise<Told> {
  await boundLookUps(db, caller);
  if (!config.DISCLOSE_REGISTRATION) return 'nothing';
  return isRegistered ? 'registered' : 'unregistered';
}
