import type { NirfRank } from '@dakhila/domain/colleges/records';
import { type DataYears, dataYearsIn } from '@dakhila/domain/faq/entry';
import type { FeeRelief, Scholarship } from '@dakhila/domain/money/scheme';
import { deepFreeze } from './college-set.ts';
import { columnCache } from './column-cache.ts';
import { FeeReliefs } from './format/fee-relief-schema.ts';
import { SCHOLARSHIPS } from './format/figure-tables.ts';
import { PIN_CODES, type PinCodeTable, readPinCodeTable } from './format/pin-code-table.ts';
import { NIRF } from './format/tables.ts';
import { type JeeCatalogue, loadJee } from './jee.ts';
import { loadMhtCet, type MhtCetCatalogue } from './mht-cet.ts';
import { type FactFiles, openData, readManifest } from './read-data.ts';

/** All facts of the product, immutable in memory. */
export type Catalogue = {
  /** Changes with any fact. A saved prediction records the version it was computed from. */
  version: string;
  mhtCet: MhtCetCatalogue;
  jee: JeeCatalogue;
  nirf: readonly NirfRank[];
  dataYears: DataYears;
  scholarships: readonly Scholarship[];
  /** Schemes by which the state pays a share of the fee of a CAP seat. */
  feeRelief: readonly FeeRelief[];
  /** Where PIN code areas lie, by the first three digits. */
  pinCodes: PinCodeTable;
};

export type LoadOptions = {
  /** Files that replace those of the folder. */
  instead?: FactFiles | undefined;
  /** Where the columns of cut-offs are stored for the next start. */
  cacheFolder?: string;
};

/** Reads a whole data folder. Throws, naming the file, when it is incomplete or has another schema version. */
export function loadCatalogue(dataDir: string, { instead, cacheFolder }: LoadOptions = {}): Catalogue {
  const data = openData(dataDir, instead);
  const { version, files } = readManifest(data);
  const takeColumns = columnCache(cacheFolder, version);
  const nirf = data.table(NIRF, 'nirf');
  const newestNirfYear = Math.max(...nirf.map((rank) => rank.year));
  return Object.freeze({
    version,
    mhtCet: Object.freeze(loadMhtCet(data, takeColumns, nirf, newestNirfYear)),
    jee: Object.freeze(loadJee(data, takeColumns, nirf, newestNirfYear)),
    nirf,
    dataYears: dataYearsIn(Object.keys(files)),
    scholarships: deepFreeze(data.table(SCHOLARSHIPS, 'scholarships')),
    feeRelief: deepFreeze(FeeReliefs.parse(data.json('feeRelief'))),
    pinCodes: readPinCodeTable(data.table(PIN_CODES, 'pinCodes')),
  });
}
