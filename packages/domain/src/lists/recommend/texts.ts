import { type Message, messageOf, sentences, type Text } from '../../messages/message.ts';
import { chanceWords } from '../../predictor/bands.ts';
import { outOfHundred } from '../checks/checked.ts';
import type { RoundRules } from '../round-rules.ts';
import type { Recommendations, Recommended } from './recommend.ts';

/** What links a recommended programme to the student: the first choice of a like branch (from 1), how many choices are in its city, and what the student answered. */
export type Links = {
  likeChoice: number | null;
  city: string;
  choicesInCity: number;
  isToldBranch: boolean;
  /** Of one group with a branch that the student named. */
  isLikeToldBranch: boolean;
  /** Of none that the student named or has on the list: those that are would not help. */
  isOtherBranch: boolean;
  /** Null where the student named no city. */
  isToldCity: boolean | null;
  /** Null where the student named no kind of college. */
  isToldKind: boolean | null;
  fitsAssessment: boolean;
};

/**
 * Why it is recommended, in the student's own words: answers come before what the list shows, and a college in another city or of another kind than the named ones says so. It is
 * never empty: a safety was within the student's rank last year.
 */
export function reasonText({ kind, above }: Pick<Recommended, 'kind' | 'above'>, links: Links): Text {
  const { likeChoice, city, choicesInCity, isToldBranch, isLikeToldBranch, isToldCity, isToldKind, fitsAssessment } =
    links;
  const branch = isToldBranch
    ? [messageOf('recommend.reason.toldBranch')]
    : isLikeToldBranch
      ? [messageOf('recommend.reason.likeToldBranch')]
      : likeChoice !== null && kind === 'safety'
        ? [messageOf('recommend.reason.branch', { place: likeChoice })]
        : links.isOtherBranch
          ? [messageOf('recommend.reason.otherBranch')]
          : [];
  const place = isToldCity
    ? kind === 'city'
      ? [messageOf('recommend.reason.missingCity', { city })]
      : [messageOf('recommend.reason.toldCity', { city })]
    : choicesInCity > 0
      ? [messageOf('recommend.reason.city', { city, count: choicesInCity })]
      : [];
  const reasons = [
    ...(kind === 'reach' && above !== null ? [messageOf('recommend.reason.reach', { place: above })] : []),
    ...branch,
    ...place,
    ...(isToldKind ? [messageOf('recommend.reason.toldKind')] : []),
    ...(fitsAssessment ? [messageOf('recommend.reason.fits')] : []),
  ];
  return sentences(
    ...(reasons.length > 0 ? reasons : [messageOf('recommend.reason.lastYear')]),
    ...(isToldCity === false ? [messageOf('recommend.reason.otherCity')] : []),
    ...(isToldKind === false ? [messageOf('recommend.reason.otherKind')] : []),
  );
}

const inPercent = (share: number) => Math.round(share * 100);

/** What adding it alone does to the outcome. */
export function effectText(
  { kind, none, final }: Pick<Recommended, 'kind' | 'none' | 'final'>,
  noneBefore: number,
): Text {
  const points = inPercent(noneBefore - none);
  const often = messageOf('recommend.effect.final', { often: outOfHundred(final) });
  if (points === 0) return often;
  const adds = messageOf('recommend.effect.points', { count: points });
  return kind === 'safety' ? adds : sentences(often, adds);
}

/** Which choice of the list it takes the most from; null where that is less than one in a hundred. */
export function fallText(
  { place, falls }: Pick<Recommended, 'place' | 'falls'>,
  nameOf: (choice: number) => string,
): Message | null {
  if (falls === null || inPercent(falls.share) === 0) return null;
  const often = inPercent(falls.share);
  // The screen names the choice that it would stand above.
  if (falls.choice === place) return messageOf('recommend.effect.fallsBelow', { often });
  return messageOf('recommend.effect.falls', { often, place: falls.choice, choice: nameOf(falls.choice) });
}

/** What all of them do together; null where they add nothing to the chance of a seat. */
export function togetherText({
  items,
  none,
  noneTogether,
}: Pick<Recommendations, 'none' | 'noneTogether'> & { items: readonly unknown[] }): Message | null {
  if (items.length < 2 || inPercent(none - noneTogether) === 0) return null;
  return messageOf('recommend.together', {
    count: items.length,
    before: chanceWords(1 - none),
    after: chanceWords(1 - noneTogether),
  });
}

/** Below this share an early end is not worth a warning. */
const MIN_EARLY_END = 0.01;

/** What compulsory acceptance means at its place. Nothing is higher than the first: there, a lower choice must be accepted before this one opens. Null where a seat there never ends the process before the last round. */
export function cautionText(
  { place, endsEarly }: Pick<Recommended, 'place' | 'endsEarly'>,
  { compulsory }: RoundRules,
  endsEarlyBefore: number,
): Text | null {
  const round = compulsory.findIndex((places) => places !== null && place <= places) + 1;
  if (round === 0) return null;
  const cost = endsEarly - endsEarlyBefore;
  return sentences(
    messageOf('recommend.caution.compulsory', { place, round }),
    ...(cost >= MIN_EARLY_END
      ? [
          messageOf(place === 1 ? 'recommend.caution.costFirst' : 'recommend.caution.cost', {
            often: outOfHundred(cost),
          }),
        ]
      : []),
  );
}
