import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { ListOption } from '@dakhila/contract/list-views';
import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import { search } from '@dakhila/domain/colleges/search';
import { buildSearchIndex, type SearchDocument, type SearchIndex } from '@dakhila/domain/colleges/search-index';
import { branchAbbreviations } from '@dakhila/domain/colleges/search-terms';
import { type ChoiceKey, capChoiceKey, josaaChoiceKey } from '@dakhila/domain/lists/choice-key';
import { messageOf, type WithTexts } from '@dakhila/domain/messages/message';
import { cachedByObject } from '../../catalogue/cached.ts';
import type { Column } from '../../catalogue/columns.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { jeeDocument, mhtCetDocument } from '../../catalogue/search-documents.ts';

/** The newest year of some cut-offs; 0 of none. */
function newestYear({ year }: { year: Column }): number {
  let newest = 0;
  for (const own of year) if (own > newest) newest = own;
  return newest;
}

type ShownOption = WithTexts<ListOption, 'note'>;

/** A line of an option form, the texts it is found by, and where its closing ranks are: `programme` is a place or number in the cut-offs. */
export type BookedOption = ShownOption & {
  /** Keys of earlier years that mean the same line. */
  earlierKeys: readonly ChoiceKey[];
  isFeeWaiver: boolean;
  programmeNumber: number;
  document: () => SearchDocument;
};

const FEE_WAIVER = 'TFWS';
const feeWaiverNote = (choiceCode: string) => messageOf('lists.feeWaiverCode', { code: choiceCode });

/** Every line of the CAP option form of the newest lists, colleges in their usual order; fee waiver seats are lines of their own. */
function capOptions({ mhtCet }: Catalogue): BookedOption[] {
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

/** Every line of the JoSAA choice form of the newest year, institutes in their usual order. */
function josaaOptions({ jee }: Catalogue): BookedOption[] {
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

type SearchAsked = {
  mayHaveFeeWaiver: boolean;
  compare?: ((one: BookedOption, other: BookedOption) => number) | undefined;
};

/** Every option of an exam's form. */
export type OptionBook = {
  /** By its key, also one of an earlier year. */
  find: (key: ChoiceKey) => BookedOption | undefined;
  ofCollege: (collegeId: string) => readonly BookedOption[];
  /** The best matches first, and of equal ones those that `compare` puts first. Fee waiver seats come after all others, unless the student may have them or the text names them. */
  search: (text: string, asked: SearchAsked) => readonly BookedOption[];
};

const MAX_FOUND = 50;
/** 'computer pune' means the programme, not every programme of the Pune Institute of Computer Technology. */
const WEIGHTS = { course: 4 };
const BOOKS: Record<Exam, (catalogue: Catalogue) => OptionBook> = {
  'mht-cet': cachedByObject((catalogue) => bind(capOptions(catalogue))),
  josaa: cachedByObject((catalogue) => bind(josaaOptions(catalogue))),
};

/** The options of an exam, built once for each catalogue. */
export const optionBook = (catalogue: Catalogue, exam: Exam): OptionBook => BOOKS[exam](catalogue);

/** The indexes of both exams, built one by one. */
export const optionIndexes = (catalogue: Catalogue): (() => unknown)[] =>
  EXAMS.flatMap((exam) => [
    () => optionBook(catalogue, exam),
    () => optionBook(catalogue, exam).search('computer', { mayHaveFeeWaiver: true }),
  ]);

function bind(options: readonly BookedOption[]): OptionBook {
  const byKey = new Map<string, BookedOption>();
  for (const option of options) for (const key of option.earlierKeys) byKey.set(key, option);
  for (const option of options) byKey.set(option.choice, option);
  const byCollege = Map.groupBy(options, ({ collegeId }) => collegeId);
  let index: SearchIndex | undefined;
  return {
    find: (key) => byKey.get(key),
    ofCollege: (collegeId) => byCollege.get(collegeId) ?? [],
    search: (text, { mayHaveFeeWaiver, compare = () => 0 }) => {
      // A typed code needs no search; the leading zero is easily left out.
      const typed = text.trim().toUpperCase();
      const coded = byKey.get(typed) ?? byKey.get(`0${typed}`);
      if (coded !== undefined) return [coded];
      // Thousands of documents: indexed at the first search.
      index ??= buildSearchIndex(
        options.map(({ document }) => document()),
        WEIGHTS,
      );
      const isWanted = mayHaveFeeWaiver || typed.includes(FEE_WAIVER);
      const isLast = ({ isFeeWaiver }: BookedOption) => Number(!isWanted && isFeeWaiver);
      return search(index, text)
        .flatMap(({ document, score }) => {
          const option = options[document];
          return option === undefined ? [] : [{ option, document, score }];
        })
        .sort(
          (one, other) =>
            isLast(one.option) - isLast(other.option) ||
            other.score - one.score ||
            compare(one.option, other.option) ||
            one.document - other.document,
        )
        .slice(0, MAX_FOUND)
        .map(({ option }) => option);
    },
  };
}
