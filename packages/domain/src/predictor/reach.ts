import { isOfferInDoubt } from './offer-doubt.ts';

const WITHIN_REACH = 0.6;
const PERHAPS_WITHIN_REACH = 0.3;

/** The chance of a seat. Whether one is offered counts where that is in doubt. */
export const chanceOfSeat = (chance: number, offered: number | null | undefined): number =>
  chance * (isOfferInDoubt(offered) ? (offered ?? 1) : 1);

/** 0 is within reach, 1 perhaps, 2 is the rest. */
export function reachStep(chance: number, offered: number | null | undefined): 0 | 1 | 2 {
  const seat = chanceOfSeat(chance, offered);
  return seat >= WITHIN_REACH ? 0 : seat >= PERHAPS_WITHIN_REACH ? 1 : 2;
}
