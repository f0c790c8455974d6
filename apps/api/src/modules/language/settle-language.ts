import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { keepFirstLanguage, readLanguage } from './store.ts';

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
