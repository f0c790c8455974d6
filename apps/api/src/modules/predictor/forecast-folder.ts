import { existsSync, readdirSync } from 'node:fs';
import { EXAMS } from '@dakhila/contract/exam';

/** Whether a folder has forecasts of every exam, of any release. */
export const areForecastsStored = (folder: string) =>
  existsSync(folder) &&
  EXAMS.every((exam) => readdirSync(folder).some((file) => file.startsWith(exam) && file.endsWith('.bin')));
