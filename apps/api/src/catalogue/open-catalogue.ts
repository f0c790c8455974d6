import { type Catalogue, type LoadOptions, loadCatalogue } from './load-catalogue.ts';

const PARTS = ['version', 'mhtCet', 'jee', 'nirf', 'dataYears', 'scholarships', 'feeRelief', 'pinCodes'] as const;

/** The catalogue of a folder. All of it is loaded when a part is first used, so that code that needs no facts starts immediately. */
export function openCatalogue(dataDir: string, options?: LoadOptions): Catalogue {
  let loaded: Catalogue | undefined;
  const read = () => {
    loaded ??= loadCatalogue(dataDir, options);
    return loaded;
  };
  const getters = PARTS.map((part) => [part, { enumerable: true, get: () => read()[part] }]);
  return Object.defineProperties({} as Catalogue, Object.fromEntries(getters));
}
