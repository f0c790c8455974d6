import { type Band, bandOf } from '@dakhila/domain/predictor/bands';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import type { Edition } from './edition.ts';
import type { ResultColumns } from './result-bytes.ts';

/** What a run says in a few words: from which years, and the first colleges of each band. Kept with the run, so that nobody unpacks thousands of results to show three. */
export type Headline = {
  dataYears: { first: number; last: number };
  top: { collegeId: string; collegeName: string; programme: string; percent: number }[];
};

const TOLD_BANDS: readonly Band[] = ['Safe', 'Likely', 'Possible'];
const OF_EACH_BAND = 2;

/** The band of each whole per cent. Pools too small for odds stand at 0, which is none of the bands told. */
const BAND_OF_PERCENT = Array.from({ length: 101 }, (_, percent) => bandOf(percent));

/**
 * Of each band with good odds the first options in their usual order, which is NIRF rank and then name; one programme a college, and none that may not be offered. Every run passes here: rows
 * are looked through a few times rather than gathered and sorted.
 */
export function headlineOf(edition: Edition, result: ResultColumns): Headline {
  const { options, collegeOfOption, dataYears } = edition;
  const { option, byRound, rounds } = result;
  const told = new Set<number>();
  const top: Headline['top'] = [];
  for (const band of TOLD_BANDS) {
    for (let place = 0; place < OF_EACH_BAND; place += 1) {
      const row = firstOf(band, edition, result, told);
      if (row === null) break;
      const own = option[row] ?? 0;
      told.add(collegeOfOption[own] ?? 0);
      // A piece is a result's own fields without braces.
      const { collegeId, collegeName, programme }: Omit<Headline['top'][number], 'percent'> = JSON.parse(
        `{${options[own]}}`,
      );
      top.push({ collegeId, collegeName, programme, percent: byRound[(row + 1) * rounds - 1] ?? 0 });
    }
  }
  return { dataYears, top };
}

/** The row of a band whose option comes first, of a college that was not told yet. */
function firstOf(
  band: Band,
  { collegeOfOption }: Edition,
  { option, byRound, rounds, resultCount, offered }: ResultColumns,
  told: ReadonlySet<number>,
): number | null {
  let found: number | null = null;
  let first = Number.POSITIVE_INFINITY;
  for (let row = 0; row < resultCount; row += 1) {
    const own = option[row] ?? 0;
    if (own >= first || BAND_OF_PERCENT[byRound[(row + 1) * rounds - 1] ?? 0] !== band) continue;
    if (told.has(collegeOfOption[own] ?? 0) || isOfferInDoubt(offered && (offered[row] ?? 0) / 100)) continue;
    found = row;
    first = own;
  }
  return found;
}
