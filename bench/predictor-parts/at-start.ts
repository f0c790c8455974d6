import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { makeLogger } from '../../apps/api/src/logger.ts';
import { type Desks, SET_UP } from '../../apps/api/src/modules/predictor/desks.ts';
import { openPredictor } from '../../apps/api/src/modules/predictor/predictor.ts';
import { prepareJosaa, prepareMhtCet } from '../../apps/api/src/modules/predictor/prepare.ts';
import { capFacts, josaaFacts } from '../../apps/api/src/modules/predictor/tables/facts.ts';

/** By the clock until both desks serve, from nothing kept, in the threads that the server uses: what a student would wait. */
export async function timeThreads(catalogue: Catalogue): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'error' });
  const predictor = openPredictor({ catalogue, config, log: makeLogger(config) });
  const began = performance.now();
  try {
    await Promise.all([predictor.desk('josaa'), predictor.desk('mht-cet')]);
    return performance.now() - began;
  } finally {
    await predictor.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same in this thread, one exam after the other, with the processor time of each. */
export function timeExams(catalogue: Catalogue): { desks: Desks; cpuMs: { [E in keyof Desks]: number } } {
  const josaa = timed(() => prepareJosaa({ facts: josaaFacts(catalogue), year: undefined }));
  const mhtCet = timed(() => prepareMhtCet({ facts: capFacts(catalogue), year: undefined }));
  return {
    desks: { josaa: SET_UP.josaa(josaa.made), 'mht-cet': SET_UP['mht-cet'](mhtCet.made) },
    cpuMs: { josaa: josaa.cpuMs, 'mht-cet': mhtCet.cpuMs },
  };
}

function timed<T>(make: () => T): { made: T; cpuMs: number } {
  const before = process.threadCpuUsage();
  const made = make();
  const { user, system } = process.threadCpuUsage(before);
  return { made, cpuMs: (user + system) / 1000 };
}
