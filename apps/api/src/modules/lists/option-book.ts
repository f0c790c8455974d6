import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { search } from '@dakhila/domain/colleges/search';
import { buildSearchIndex, type SearchIndex } from '@dakhila/domain/colleges/search-index';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import type { BookedOption } from './booked-option.ts';
import { capOptions } from './cap-options.ts';
import { josaaOptions } from './josaa-options.ts';

/** Every line that a student can put on a list of one exam. */
export type OptionBook = {
  /** By its key, also one of an earlier year. */
  find: (key: ChoiceKey) => BookedOption | undefined;
  ofCollege: (collegeId: string) => readonly BookedOption[];
  /** The best matches first. */
  search: (text: string) => readonly BookedOption[];
};

const MOST_FOUND = 50;
const WRITERS: Record<Exam, (catalogue: Catalogue) => BookedOption[]> = { 'mht-cet': capOptions, josaa: josaaOptions };
const books = new WeakMap<Catalogue, Map<Exam, OptionBook>>();

/** The book of an exam, written once for each state of the facts. */
export function optionBook(catalogue: Catalogue, exam: Exam): OptionBook {
  const known = books.get(catalogue) ?? new Map<Exam, OptionBook>();
  books.set(catalogue, known);
  const book = known.get(exam) ?? bind(WRITERS[exam](catalogue));
  known.set(exam, book);
  return book;
}

/** Both books with their searches, piece by piece. */
export const optionIndexes = (catalogue: Catalogue): (() => unknown)[] =>
  EXAMS.flatMap((exam) => [() => optionBook(catalogue, exam), () => optionBook(catalogue, exam).search('computer')]);

function bind(options: readonly BookedOption[]): OptionBook {
  const byKey = new Map<string, BookedOption>();
  for (const option of options) for (const key of option.earlierKeys) byKey.set(key, option);
  for (const option of options) byKey.set(option.choice, option);
  const byCollege = Map.groupBy(options, ({ collegeId }) => collegeId);
  let index: SearchIndex | undefined;
  return {
    find: (key) => byKey.get(key),
    ofCollege: (collegeId) => byCollege.get(collegeId) ?? [],
    search: (text) => {
      // A typed code needs no search; the leading zero is easily left out.
      const typed = text.trim().toUpperCase();
      const coded = byKey.get(typed) ?? byKey.get(`0${typed}`);
      if (coded !== undefined) return [coded];
      // Thousands of documents: written when somebody searches for the first time.
      index ??= buildSearchIndex(options.map(({ document }) => document()));
      return search(index, text)
        .sort((one, other) => other.score - one.score || one.document - other.document)
        .slice(0, MOST_FOUND)
        .flatMap(({ document }) => options[document] ?? []);
    },
  };
}
