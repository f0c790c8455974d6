import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMS } from '@dakhila/contract/exam';
import type { Config } from '../../config.ts';

/** Where a server stores its forecasts, or finds those of its release. */
export const forecastFolder = ({ FORECASTS_DIR, DATA_DIR }: Pick<Config, 'FORECASTS_DIR' | 'DATA_DIR'>) =>
  FORECASTS_DIR ?? join(DATA_DIR, 'forecasts');

/** Whether a folder has forecasts of every exam, of any release. */
export const areForecastsStored = (folder: string) =>
  existsSync(folder) &&
  EXAMS.every((exam) => readdirSync(folder).some((file) => file.startsWith(exam) && file.endsWith('.bin')));
