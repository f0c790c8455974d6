import type { FirstPicks } from './first-picks.ts';
import { isOfferInDoubt } from './offer-doubt.ts';
import { PICK_GROUPS } from './result-names.ts';

type Pick = { chance: number | null; offered?: number | null | undefined };

/**
 * The first picks as a preference list: from the hardest to get to the safest, and what may not be offered after the other hopes. On the screen a group begins with its
 * most sought-after; a list in that order had a chance of 59% above one of 47%, and of 42% above one of 9%, which is then hardly ever reached.
 */
export const picksAsList = <Row extends Pick>(picks: FirstPicks<Row>): Row[] =>
  PICK_GROUPS.flatMap((group) => picks[group].toSorted(hardestFirst));

const hardestFirst = (one: Pick, other: Pick) =>
  Number(isOfferInDoubt(one.offered)) - Number(isOfferInDoubt(other.offered)) ||
  (one.chance ?? 1) - (other.chance ?? 1);
