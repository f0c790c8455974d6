import { type Message, messageOf, sentences, type Text } from '../messages/message.ts';
import { isSafeChance } from './bands.ts';

/**
 * Below this chance, in per cent, a seat may not be offered: a card says so, and no advice counts on it. The highest at which most of the seats of CAP
 * that it names were in fact missing: 56% one year ahead and 53% two years ahead, where 19% and 20% of all were (2024 and 2025). JoSAA: 47%, of all 6%.
 */
const IN_DOUBT_BELOW_PERCENT = 60;
/** From here on the offer record is not shown. */
const USUAL_FROM_PERCENT = 90;

const percentOf = (offered: number) => Math.round(offered * 100);

/** Whether a seat may well not be offered. Unknown, as in a run from before offers were separate, is no doubt. */
export const isOfferInDoubt = (offered: number | null | undefined): boolean =>
  typeof offered === 'number' && percentOf(offered) < IN_DOUBT_BELOW_PERCENT;

/** Whether it is worth saying how often a seat was offered. */
export const isOfferUnusual = (offered: number | null | undefined): boolean =>
  typeof offered === 'number' && percentOf(offered) < USUAL_FROM_PERCENT;

/** Whether one seat is safe on its own: its row says “Safe”, and nothing about a seat that may not be offered. */
export const isSafeSeat = (chance: number, offered: number | null | undefined): boolean =>
  isSafeChance(chance) && !isOfferUnusual(offered);

/** In how many of the last years a seat was offered; `newIn` is the newest year where no earlier list has it, `since` the first of several years without a gap. */
export type OfferHistory = { years: number; of: number; newIn?: number | undefined; since?: number | undefined };

/** The text for prints and files, which have no colours. Null where there is nothing to say. */
export function offerSentence(
  offered: number | null | undefined,
  record: OfferHistory | null | undefined,
): Text | null {
  if (typeof offered !== 'number' || !isOfferUnusual(offered)) return null;
  const percent = percentOf(offered);
  return sentences(
    isOfferInDoubt(offered)
      ? messageOf('files.mayNotBeOffered', { percent })
      : messageOf('files.likelyOffered', { percent }),
    ...(record ? historySentences(record) : []),
  );
}

function historySentences({ years, of, newIn, since }: OfferHistory): Message[] {
  if (since !== undefined) return [messageOf('files.offeredSince', { year: since })];
  if (newIn !== undefined) return [messageOf('files.firstOffered', { year: newIn })];
  return of > 1 ? [messageOf('files.offeredYears', { years, of })] : [];
}
