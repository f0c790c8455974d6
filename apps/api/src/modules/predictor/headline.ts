import { type Band, bandOf } from '@dakhila/domain/predictor/bands';
import type { Edition } from './edition.ts';
import type { ResultColumns } from './result-bytes.ts';

/** What a run says in a few words: from which years, and the first colleges of each band. Kept with the run, so that nobody unpacks thousands of results to show three. */
export type Headline = {
  dataYears: { first: number; last: number };
  top: { collegeId: string; collegeName: string; programme: string; percent: number }[];
};

const TOLD_BANDS: readonly Band[] = ['Safe', 'Likely', 'Possible'];
const OF_EACH_BAND = 2;

/** Of each band with good odds the first options in their usual order, which is NIRF rank and then name; one programme a college. */
export function headlineOf(
  { options, collegeOfOption, dataYears }: Edition,
  { option, byRound, rounds, resultCount }: ResultColumns,
): Headline {
  const byBand = new Map<Band, { own: number; percent: number }[]>();
  for (let row = 0; row < resultCount; row += 1) {
    const shown = byRound[(row + 1) * rounds - 1] ?? 0;
    // Pools too small for odds stand at 0.
    if (shown === 0) continue;
    const band = bandOf(shown);
    const rows = byBand.get(band) ?? [];
    rows.push({ own: option[row] ?? 0, percent: shown });
    byBand.set(band, rows);
  }
  const told = new Set<number>();
  const top = TOLD_BANDS.flatMap((band) => {
    const rows = (byBand.get(band) ?? []).sort((one, other) => one.own - other.own);
    const picked: Headline['top'] = [];
    for (const { own, percent: shown } of rows) {
      const college = collegeOfOption[own] ?? 0;
      if (picked.length === OF_EACH_BAND) break;
      if (told.has(college)) continue;
      told.add(college);
      // A piece is a result's own fields without braces.
      const { collegeId, collegeName, programme }: Omit<Headline['top'][number], 'percent'> = JSON.parse(
        `{${options[own]}}`,
      );
      picked.push({ collegeId, collegeName, programme, percent: shown });
    }
    return picked;
  });
  return { dataYears, top };
}
