import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readTable, type Table } from './format/columns-of.ts';
import { FILES, type Manifest, SCHEMA, YEARLY, type YearlyName, yearlyPath } from './format/layout.ts';
import { readCutoffFile } from './format/read-cutoff-file.ts';
import type { YearFile } from './merge-years.ts';

/** Reads the files of one data folder. */
export type DataFolder = {
  table: <T>(table: Table<T>, name: keyof typeof FILES) => T[];
  json: (name: keyof typeof FILES) => unknown;
  years: (name: YearlyName) => number[];
  cutoffs: (name: YearlyName) => YearFile[];
  yearTable: <T>(table: Table<T>, name: YearlyName, year: number) => T[];
};

/** Files by their path in a folder. */
export type FactFiles = ReadonlyMap<string, Uint8Array>;
const NONE: FactFiles = new Map();

/** Opens a data folder; files in `instead` replace those of the folder, or are added to them. Each error names the file it is about. */
export function openData(dataDir: string, instead = NONE): DataFolder {
  const bytes = (path: string) => {
    const own = instead.get(path);
    return own ? Buffer.from(own.buffer, own.byteOffset, own.byteLength) : readFileSync(join(dataDir, path));
  };
  const text = (path: string) => bytes(path).toString('utf8');
  const years = (name: YearlyName) => {
    const { folder } = YEARLY[name];
    const added = [...instead.keys()].flatMap((path) => (posix.dirname(path) === folder ? posix.basename(path) : []));
    const files = new Set([...readdirSync(join(dataDir, folder)), ...added]);
    return [...files]
      .flatMap((file) => /^(\d{4})\.\w+$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other);
  };
  return {
    years,
    table: (table, name) => namingFile(FILES[name], () => readTable(table, text(FILES[name]))),
    json: (name) => namingFile(FILES[name], () => JSON.parse(text(FILES[name]))),
    yearTable: (table, name, year) =>
      namingFile(yearlyPath(name, year), () => readTable(table, text(yearlyPath(name, year)))),
    cutoffs: (name) =>
      years(name).map((year) => {
        const path = yearlyPath(name, year);
        return { year, file: namingFile(path, () => readCutoffFile(bytes(path))) };
      }),
  };
}

/** The manifest of a data folder, checked for the schema this code reads. */
export function readManifest(data: DataFolder): Manifest {
  const manifest = data.json('manifest');
  if (!isManifest(manifest) || manifest.schema !== SCHEMA) {
    throw new Error(`${FILES.manifest}: the data are not of schema ${SCHEMA}; run npm run data:build`);
  }
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'schema' in value && 'version' in value && 'files' in value;
}

function namingFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
