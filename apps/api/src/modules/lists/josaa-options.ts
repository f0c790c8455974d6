import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import { branchAbbreviations } from '@dakhila/domain/colleges/search-synonyms';
import { josaaChoiceKey } from '@dakhila/domain/lists/choice-key';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { jeeDocument } from '../../catalogue/search-documents.ts';
import type { BookedOption } from './booked-option.ts';
import { newestYear } from './newest-year.ts';

/** Every line of the JoSAA choice form of the newest year, institutes in their usual order. */
export function josaaOptions({ jee }: Catalogue): BookedOption[] {
  const { cutoffs, items, records, programmes, instituteNames } = jee;
  const newest = newestYear(cutoffs.cells);
  const placeOf = new Map(cutoffs.institutes.map((id, place) => [id, place]));
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const namesOf = Map.groupBy(instituteNames, ({ canonical }) => canonical);
  return items.flatMap((item) => {
    const record = recordOf.get(item.id);
    const institute = placeOf.get(item.id);
    if (record === undefined || institute === undefined) return [];
    const ofInstitute = jeeDocument(
      item,
      record,
      (namesOf.get(item.id) ?? []).map(({ published }) => published),
    );
    return offered(cutoffs, institute, newest).flatMap((id): BookedOption[] => {
      const programme = programmes.get(id);
      if (programme === undefined) return [];
      const name = publishedProgramme(programme);
      const branch = cleanBranch(programme.branch);
      return [
        {
          choice: josaaChoiceKey(item.id, id),
          collegeId: item.id,
          collegeName: item.name,
          city: item.location.city,
          programme: name,
          official: { code: record.josaaCode, institute: record.publishedName, programme: name },
          note: null,
          earlierKeys: [],
          isFeeWaiver: false,
          programmeNumber: id,
          document: () => ({ ...ofInstitute, course: [name, branchAbbreviations(branch)] }),
        },
      ];
    });
  });
}

/** The programmes of an institute with a seat in a year, by name of their number. */
function offered(
  { pools, cells, byInstitute }: Catalogue['jee']['cutoffs'],
  institute: number,
  year: number,
): number[] {
  const current = [...byInstitute.of(institute)].filter(
    (pool) => cells.year[(pools.firstCell[pool + 1] ?? 0) - 1] === year,
  );
  return [...new Set(current.map((pool) => pools.programme[pool] ?? 0))].sort((one, other) => one - other);
}
