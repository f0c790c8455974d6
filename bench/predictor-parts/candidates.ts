import type { CapInput, JosaaInput } from '@dakhila/contract/predictor-inputs';
import { CAP_UNIVERSITIES } from '@dakhila/domain/colleges/universities';
import { CAP_CATEGORY_CODES, JOSAA_CATEGORIES } from '@dakhila/domain/predictor/candidate';
import { HOME_STATES } from '@dakhila/domain/predictor/places';

function pick<T>(list: readonly T[], seed: number): T {
  const picked = list[seed % list.length];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Spreads whole numbers over 0 … 1 evenly, in an order that repeats nothing: the same candidates in every run. */
const spread = (seed: number) => (seed * 0.618_033_988_749_895) % 1;
/** A rank between the ends, as many in each power of ten. */
const rankBetween = (best: number, worst: number, seed: number) => Math.round(best * (worst / best) ** spread(seed));

/** The nth JEE candidate: all categories, genders, states and ranks come round. */
export function josaaCandidate(n: number): JosaaInput {
  const mainCrl = rankBetween(500, 400_000, n);
  const hasAdvanced = mainCrl < 60_000 && n % 3 !== 0;
  return {
    category: pick(JOSAA_CATEGORIES, n),
    gender: n % 2 === 0 ? 'female' : 'male',
    homeState: pick(HOME_STATES, n * 7),
    mainCrl,
    mainCategoryRank: Math.max(1, Math.round(mainCrl * 0.3)),
    ...(hasAdvanced
      ? {
          advancedCrl: Math.max(1, Math.round(mainCrl * 0.4)),
          advancedCategoryRank: Math.max(1, Math.round(mainCrl * 0.1)),
        }
      : {}),
  };
}

/** The nth CAP candidate. Two in five know only the percentile, one in three has JEE Main too. */
export function capCandidate(n: number): CapInput {
  const meritNumber = rankBetween(100, 150_000, n);
  return {
    category: pick(CAP_CATEGORY_CODES, n),
    gender: n % 2 === 0 ? 'female' : 'male',
    candidature: 'maharashtra',
    homeUniversity: pick(CAP_UNIVERSITIES, n * 3),
    ...(n % 5 < 2 ? { percentile: Math.round((100 - meritNumber / 1_800) * 1e4) / 1e4 } : { meritNumber }),
    ...(n % 3 === 0 ? { jeeMainRank: meritNumber * 8 } : {}),
    ...(n % 4 === 0 ? { tfws: true } : {}),
  };
}
