import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { branchAbbreviations } from '@dakhila/domain/colleges/search-synonyms';
import { capChoiceKey } from '@dakhila/domain/lists/choice-key';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { mhtCetDocument } from '../../catalogue/search-documents.ts';
import type { BookedOption } from './booked-option.ts';
import { newestYear } from './newest-year.ts';

const FEE_WAIVER = 'TFWS';
const feeWaiverNote = (choiceCode: string) =>
  `A fee waiver seat has a choice code of its own in the option form, which the cut-off lists do not print. The programme itself is ${choiceCode}.`;

/** Every line of the CAP option form of the newest lists, colleges in their usual order; fee waiver seats are lines of their own. */
export function capOptions({ mhtCet }: Catalogue): BookedOption[] {
  const { cutoffs, items, records, publishedCodes } = mhtCet;
  const newest = newestYear(cutoffs.cells);
  const recordOf = new Map(records.map((record) => [record.code, record]));
  const codesOf = Map.groupBy(publishedCodes, ({ canonical }) => canonical);
  return items.flatMap((item) => {
    const record = recordOf.get(item.id);
    if (record === undefined) return [];
    const ofCollege = mhtCetDocument(
      item,
      record,
      (codesOf.get(item.id) ?? []).map(({ published }) => published),
    );
    return cutoffs.programmesOf(item.id).flatMap((place): BookedOption[] => {
      const programme = cutoffs.programmes[place];
      const choiceCode = programme?.choiceCodes.at(-1);
      if (programme === undefined || choiceCode === undefined || programme.lastYear < newest) return [];
      const branch = cleanBranch(programme.branch);
      const line = (isFeeWaiver: boolean): BookedOption => ({
        choice: capChoiceKey(choiceCode, isFeeWaiver),
        collegeId: item.id,
        collegeName: item.name,
        city: item.location.city,
        programme: isFeeWaiver ? `${branch} (${FEE_WAIVER})` : branch,
        official: {
          code: isFeeWaiver ? null : choiceCode,
          institute: record.publishedName,
          programme: isFeeWaiver ? `${programme.branch} (${FEE_WAIVER})` : programme.branch,
        },
        note: isFeeWaiver ? feeWaiverNote(choiceCode) : null,
        earlierKeys: programme.choiceCodes.slice(0, -1).map((code) => capChoiceKey(code, isFeeWaiver)),
        isFeeWaiver,
        programmeNumber: place,
        document: () => ({
          ...ofCollege,
          course: [branch, branchAbbreviations(branch), ...(isFeeWaiver ? [FEE_WAIVER] : [])],
        }),
      });
      return hasFeeWaiver(mhtCet.cutoffs, place, newest) ? [line(false), line(true)] : [line(false)];
    });
  });
}

/** Whether fee waiver seats of a programme were given in a year. */
function hasFeeWaiver(cutoffs: Catalogue['mhtCet']['cutoffs'], programme: number, year: number): boolean {
  const { pools, cells, categories, byProgramme } = cutoffs;
  return byProgramme
    .of(programme)
    .some(
      (pool) =>
        categories[pools.category[pool] ?? 0] === FEE_WAIVER &&
        cells.year[(pools.firstCell[pool + 1] ?? 0) - 1] === year,
    );
}
