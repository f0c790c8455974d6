/** Where an answer comes from. `isSecondHand`: read in the press or in a compilation, not in the document itself. */
export type FaqSource = {
  key: string;
  authority: string;
  document: string;
  /** The year of the document; an admission year for admission rules. */
  year: number;
  isSecondHand?: boolean;
};

/** One question with its answer in short paragraphs. The id is the address of the question and never changes. */
export type FaqEntry = {
  id: string;
  question: string;
  answer: readonly string[];
  source: FaqSource;
  /** Our own pages that help further. */
  links?: readonly { label: string; to: string }[];
  /** Words a student may type that are in neither question nor answer, in English and in Latin-script Hindi and Marathi. */
  alsoAskedAs?: readonly string[];
};

/** Questions that belong together, under one heading. */
export type FaqGroup = { id: string; title: string; entries: readonly FaqEntry[] };

/** The newest year of published cut-offs that is loaded, by exam. */
export type DataYears = { josaa: number; cap: number };

const FOLDERS = { josaa: 'josaa/cutoffs/', cap: 'mht-cet/cutoffs/' } as const;

/** Reads the newest years from the file names of the data folder's manifest. */
export function dataYearsIn(files: readonly string[]): DataYears {
  const newest = (folder: string) =>
    Math.max(
      ...files.filter((file) => file.startsWith(folder)).map((file) => Number.parseInt(file.slice(folder.length), 10)),
    );
  return { josaa: newest(FOLDERS.josaa), cap: newest(FOLDERS.cap) };
}

/** Puts the years into a text where it says `{josaaYear}` or `{capYear}`. */
export const fillYears = (text: string, { josaa, cap }: DataYears): string =>
  text.replaceAll('{josaaYear}', String(josaa)).replaceAll('{capYear}', String(cap));
