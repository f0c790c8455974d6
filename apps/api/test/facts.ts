import type { Catalogue } from '../src/catalogue/load-catalogue.ts';
import { openCatalogue } from '../src/catalogue/open-catalogue.ts';

const opened = new Map<string, Catalogue>();

/** The facts of a folder, read once a process: they are frozen, and reading them takes longer than most test files. */
export function factsIn(folder: string): Catalogue {
  const known = opened.get(folder);
  if (known) return known;
  const catalogue = openCatalogue(folder);
  opened.set(folder, catalogue);
  return catalogue;
}
