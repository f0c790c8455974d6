import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

/** The catalogue of a folder, read whole at the first look into it: what needs no facts starts without them. */
export function openCatalogue(dataDir: string): Catalogue {
  let loaded: Catalogue | undefined;
  const read = () => {
    loaded ??= loadCatalogue(dataDir);
    return loaded;
  };
  return {
    get version() {
      return read().version;
    },
    get mhtCet() {
      return read().mhtCet;
    },
    get jee() {
      return read().jee;
    },
    get nirf() {
      return read().nirf;
    },
    get dataYears() {
      return read().dataYears;
    },
    get scholarships() {
      return read().scholarships;
    },
    get feeRelief() {
      return read().feeRelief;
    },
    get pinCodes() {
      return read().pinCodes;
    },
  };
}
