import { DomainError } from '@dakhila/domain/errors';
import { cautionsOfFaq, type FaqTexts, MOST_FAQ_EDITIONS, refusalOfFaq } from '@dakhila/domain/faq/edit';
import { fileTextsOf } from '@dakhila/domain/faq/file-texts';
import type { Db } from '../../db/client.ts';
import { recordText } from './release-texts.ts';
import { findNewest, insertEdition, listEditions, lockEntry } from './store.ts';

/** The editor, and the edition that the page showed. */
type Edit = { entry: string; actor: string; number: number };

const conflict = (detail: string) => new DomainError('conflict', { detail });

/** The texts of an entry in the product's files; throws when there is no such entry. */
export function requireFileTexts(entry: string): FaqTexts {
  const texts = fileTextsOf(entry);
  if (!texts) throw new DomainError('not-found');
  return texts;
}

/** Locks an entry that nobody has edited since it was read. Returns the texts that count, and those of the release. */
async function lockUnchanged(tx: Db, { entry, number }: Edit): Promise<{ before: FaqTexts; original: FaqTexts }> {
  const original = requireFileTexts(entry);
  await lockEntry(tx, entry);
  const newest = await findNewest(tx, entry);
  if ((newest?.number ?? 0) !== number)
    throw conflict(
      'Somebody has edited this question meanwhile. Your text is still here: compare, then publish again.',
    );
  if (number >= MOST_FAQ_EDITIONS)
    throw conflict('This question has as many edits as it can hold. The next change belongs in the release.');
  return { before: newest?.texts ?? original, original };
}

/** Publishes texts in all languages, in the caller's transaction. Doubtful ones need a confirmation. */
export async function publishFaq(tx: Db, edit: Edit & { texts: FaqTexts; isConfirmed: boolean }): Promise<number> {
  const { entry, actor, number, texts, isConfirmed } = edit;
  const refusal = refusalOfFaq(texts);
  if (refusal !== null) throw new DomainError('invalid-input', { detail: refusal });
  const { before, original } = await lockUnchanged(tx, edit);
  const cautions = cautionsOfFaq(before, texts, original);
  if (cautions.length > 0 && !isConfirmed)
    throw conflict(`Please look again, and confirm if it is right: ${cautions.join(' ')}`);
  const releaseDigest = await recordText(tx, entry, original);
  await insertEdition(tx, { entry, number: number + 1, texts, madeBy: actor, releaseDigest });
  return number + 1;
}

/**
 * Brings back an earlier edition as a new one; 0 stands for the texts of the product's files. An earlier edition was written
 * over the release of its time, so the desk still says when the release has changed since.
 */
export async function restoreFaq(tx: Db, edit: Edit & { to: number }): Promise<number> {
  const { entry, actor, number, to } = edit;
  const { original } = await lockUnchanged(tx, edit);
  const release = { texts: null, releaseDigest: await recordText(tx, entry, original) };
  const earlier = to === 0 ? release : (await listEditions(tx, entry)).find((one) => one.number === to);
  if (!earlier) throw new DomainError('not-found');
  if (number === 0) throw conflict('This question was never edited.');
  const { texts, releaseDigest } = earlier;
  await insertEdition(tx, { entry, number: number + 1, texts, madeBy: actor, releaseDigest });
  return number + 1;
}
