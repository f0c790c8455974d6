import { GENDERS } from '@dakhila/domain/predictor/candidate';
import { INPUT_SENTENCES, WORST_MERIT_NUMBER, WORST_RANK } from '@dakhila/domain/predictor/input-rules';
import { communityOf, homeStateOf, homeUniversityOf } from '@dakhila/domain/predictor/places';
import * as z from 'zod/mini';

const wholeUpTo = (most: number, sentence: string) => z.int(sentence).check(z.gte(1, sentence), z.lte(most, sentence));

/** A rank in a published rank list. */
export const rank = wholeUpTo(WORST_RANK, INPUT_SENTENCES.rank);
/** A number in a merit list of CAP. */
export const meritNumber = wholeUpTo(WORST_MERIT_NUMBER, INPUT_SENTENCES.meritNumber);
export const percentile = z
  .number(INPUT_SENTENCES.percentile)
  .check(z.gte(0, INPUT_SENTENCES.percentile), z.lte(100, INPUT_SENTENCES.percentile));
export const year = z
  .int(INPUT_SENTENCES.year)
  .check(z.gte(1000, INPUT_SENTENCES.year), z.lte(9999, INPUT_SENTENCES.year));
export const gender = z.enum(GENDERS, 'Choose male, female or other');

const LONGEST_NAME = 120;

/** A name from a list in any spelling; the result is its official spelling. */
const listed = (find: (said: string) => string | null, sentence: string) =>
  z.pipe(
    z.string(sentence).check(
      z.maxLength(LONGEST_NAME, sentence),
      z.refine((said) => find(said) !== null, sentence),
    ),
    z.transform((said: string) => find(said) ?? said),
  );

export const homeState = listed(homeStateOf, INPUT_SENTENCES.homeState);
export const homeUniversity = listed(homeUniversityOf, INPUT_SENTENCES.homeUniversity);

const community = listed(communityOf, INPUT_SENTENCES.minority);
/** One community, or one by language and one by religion. */
export const minority = z.union(
  [
    z.pipe(
      community,
      z.transform((one: string) => [one]),
    ),
    z.array(community).check(z.maxLength(4, INPUT_SENTENCES.minority)),
  ],
  INPUT_SENTENCES.minority,
);
