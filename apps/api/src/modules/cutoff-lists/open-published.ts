import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { type FactFiles, openData, readManifest } from '../../catalogue/read-data.ts';
import { removeOldComputed } from '../../files/computed-cache.ts';
import { writeWholeFile } from '../../files/write-file.ts';
import type { Deps } from '../../ports.ts';
import { openFiles, selectFiles } from './edition-files.ts';
import { findCurrentEdition } from './edition-store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'log'>;
/** The parts of the dependencies that published facts replace. */
type Published = Pick<Deps, 'edition'> & Partial<Pick<Deps, 'catalogue' | 'config'>>;

/**
 * Opens the facts that were published over this release, if any. If their files are damaged, the release's own are served instead. If the
 * database cannot be asked it throws, so that the process does not start: it would serve facts that others have replaced.
 */
export async function openPublished({ db, config, log }: Needs): Promise<Published> {
  const release = readManifest(openData(config.FACTS_DIR));
  const current = await findCurrentEdition(db, release.version);
  if (!current) return {};
  const { id } = current;
  const stored = await db.transaction((tx) => selectFiles(tx, id));
  try {
    const { facts, forecasts } = await openFiles(stored, release);
    const catalogue = openCatalogue(config.FACTS_DIR, { instead: facts, cacheFolder: ownForecasts(config) });
    // This reads everything, so that a fault shows now.
    if (catalogue.version !== current.version) throw new Error(`it has version ${catalogue.version}`);
    const FORECASTS_DIR = storeForecasts(config, forecasts);
    return { edition: { id, facts }, catalogue, config: { ...config, FORECASTS_DIR } };
  } catch (error) {
    log.error({ err: error, edition: id }, 'published facts cannot be used, those of the release are served');
    return { edition: { id, facts: null } };
  }
}

/** Where this machine stores its own forecasts; the folder of a release may be read-only. */
const ownForecasts = ({ DATA_DIR }: Deps['config']) => join(DATA_DIR, 'forecasts');

/** Stores forecasts for the predictor. If that fails they are fitted at the start. */
function storeForecasts(config: Deps['config'], forecasts: FactFiles): string {
  const folder = ownForecasts(config);
  try {
    mkdirSync(folder, { recursive: true });
    for (const [file, bytes] of forecasts) {
      const path = join(folder, file);
      // One that is stored counts as new, so that it is not among the old ones.
      if (existsSync(path)) utimesSync(path, new Date(), new Date());
      else writeWholeFile(path, bytes, { mode: 0o644 });
      removeOldComputed(folder, file.slice(0, file.lastIndexOf('-')));
    }
  } catch {
    // A start without them only takes longer.
  }
  return folder;
}
