import { type Catalogue, loadCatalogue } from './load-catalogue.ts';
import type { FactFiles } from './read-data.ts';

const PARTS = ['version', 'mhtCet', 'jee', 'nirf', 'dataYears', 'scholarships', 'feeRelief', 'pinCodes'] as const;

/** The catalogue of a folder, in which `instead` replaces files. All of it is loaded when a part is first used, so that code that needs no facts starts immediately. */
export function openCatalogue(dataDir: string, instead?: FactFiles): Catalogue {
  let loaded: Catalogue | undefined;
  const read = () => {
    loaded ??= loadCatalogue(dataDir, instead);
    return loaded;
  };
  const getters = PARTS.map((part) => [part, { enumerable: true, get: () => read()[part] }]);
  return Object.defineProperties({} as Catalogue, Object.fromEntries(getters));
}
