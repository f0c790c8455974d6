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
