import type { MessageId } from '@dakhila/domain/messages/message';
import { GENDERS } from '@dakhila/domain/predictor/candidate';
import { WORST_MERIT_NUMBER, WORST_RANK } from '@dakhila/domain/predictor/input-rules';
import { communityOf, homeStateOf, homeUniversityOf } from '@dakhila/domain/predictor/places';
import * as z from 'zod/mini';
import { says } from './fields.ts';

const wholeUpTo = (most: number, sentence: MessageId) =>
  z.int(sentence).check(z.gte(1, sentence), z.lte(most, sentence));

/** A rank in a published rank list. */
export const rank = wholeUpTo(WORST_RANK, 'input.rank');
/** A number in a merit list of CAP. */
export const meritNumber = wholeUpTo(WORST_MERIT_NUMBER, 'input.meritNumber');
export const percentile = z
  .number(says('input.percentile'))
  .check(z.gte(0, says('input.percentile')), z.lte(100, says('input.percentile')));
export const year = z.int(says('input.year')).check(z.gte(1000, says('input.year')), z.lte(9999, says('input.year')));
export const gender = z.enum(GENDERS, says('input.gender'));

const LONGEST_NAME = 120;

/** A name from a list in any spelling; the result is its official spelling. */
const listed = (find: (said: string) => string | null, sentence: MessageId) =>
  z.pipe(
    z.string(sentence).check(
      z.maxLength(LONGEST_NAME, sentence),
      z.refine((said) => find(said) !== null, sentence),
    ),
    z.transform((said: string) => find(said) ?? said),
  );

export const homeState = listed(homeStateOf, 'input.homeState');
export const homeUniversity = listed(homeUniversityOf, 'input.homeUniversity');

const community = listed(communityOf, 'input.minority');
/** One community, or one by language and one by religion. */
export const minority = z.union(
  [
    z.pipe(
      community,
      z.transform((one: string) => [one]),
    ),
    z.array(community).check(z.maxLength(4, says('input.minority'))),
  ],
  says('input.minority'),
);
