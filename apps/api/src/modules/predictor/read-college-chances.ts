import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances, Run } from '@dakhila/contract/predictor-results';
import type { Language } from '@dakhila/domain/language/languages';
import type { PredictorNeeds } from './answer-run.ts';
import type { Edition } from './edition.ts';
import { listSavedRuns } from './list-saved-runs.ts';
import { onlyRows } from './narrow-result.ts';
import { findSavedRun, readSavedRun } from './open-run.ts';
import { writeSavedRun } from './reopen-run.ts';
import { packResult } from './result-bytes.ts';
import { titleIn } from './title-in.ts';

/** What the student's newest prediction of the exam says of one college; null without a prediction. It is written as a run of these results alone. */
export async function readCollegeChances(
  needs: Pick<PredictorNeeds, 'db' | 'predictor' | 'editions'>,
  { studentId, exam, collegeId, language }: { studentId: string; exam: Exam; collegeId: string; language: Language },
): Promise<CollegeChances | null> {
  const [newest] = await listSavedRuns(needs, studentId, exam);
  if (newest === undefined) return null;
  const { id: runId, title, year, createdAt, isOutdated } = newest;
  const row = await findSavedRun(needs, studentId, runId);
  const { edition, run } = await readSavedRun(needs, row);
  const only = onlyRows(run.result, rowsOfCollege(edition, run.result.option, collegeId));
  const written = await writeSavedRun(
    needs,
    { ...row, result: packResult(only) },
    { isReopened: true, language: 'en', pools: 'best' },
  );
  const { data }: { data: Run } = JSON.parse(written.bytes.toString('latin1'));
  written.onRead();
  const results = [...data.results, ...data.unlikely].map(({ programme, choiceCode, chance, band, offered }) => ({
    programme,
    ...(choiceCode !== undefined && { choiceCode }),
    chance,
    band,
    ...(offered !== undefined && { offered }),
  }));
  return { runId, title: titleIn(language, title), year, createdAt, isOutdated, results };
}

function rowsOfCollege({ colleges, collegeOfOption }: Edition, options: Uint16Array, collegeId: string): Set<number> {
  const college = colleges.findIndex((piece) => (JSON.parse(piece) as { id: string }).id === collegeId);
  const rows = new Set<number>();
  for (const [row, option] of options.entries()) if (collegeOfOption[option] === college) rows.add(row);
  return rows;
}
