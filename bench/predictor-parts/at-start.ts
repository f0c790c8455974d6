import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { seasonYear } from '@dakhila/domain/season/season';
import type { Catalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { makeLogger } from '../../apps/api/src/logger.ts';
import { type ExamPredictors, SET_UP } from '../../apps/api/src/modules/predictor/exam-predictors.ts';
import { openPredictor } from '../../apps/api/src/modules/predictor/predictor.ts';
import { prepareJosaa, prepareMhtCet } from '../../apps/api/src/modules/predictor/prepare.ts';
import { capFacts, josaaFacts } from '../../apps/api/src/modules/predictor/tables/facts.ts';

/** Until the predictors of both exams serve, in the threads that the server uses, by the clock and by the processor time of the whole process. */
export type Started = { clockMs: number; cpuMs: number };

/** Twice: from nothing, which is what `npm run forecasts:build` takes, and with what that has left, which is how a server starts. */
export async function timeThreads(catalogue: Catalogue): Promise<{ making: Started; reading: Started }> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
  try {
    return { making: await timeStart(catalogue, folder), reading: await timeStart(catalogue, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(catalogue: Catalogue, folder: string): Promise<Started> {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'error' });
  const predictor = openPredictor({ catalogue, config, log: makeLogger(config), now: () => new Date() });
  const [began, before] = [performance.now(), process.cpuUsage()];
  try {
    await Promise.all([predictor.examPredictor('josaa'), predictor.examPredictor('mht-cet')]);
    const { user, system } = process.cpuUsage(before);
    return { clockMs: performance.now() - began, cpuMs: (user + system) / 1000 };
  } finally {
    await predictor.close();
  }
}

/** What each exam is served from, made in this thread. */
export function makeExamPredictors(catalogue: Catalogue): ExamPredictors {
  const today = dayOf(new Date());
  const josaa = prepareJosaa({ facts: josaaFacts(catalogue), year: seasonYear('josaa', today) });
  const mhtCet = prepareMhtCet({ facts: capFacts(catalogue), year: seasonYear('mht-cet', today) });
  return { josaa: SET_UP.josaa(josaa), 'mht-cet': SET_UP['mht-cet'](mhtCet) };
}
