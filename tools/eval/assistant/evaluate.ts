import { join } from 'node:path';
import type { RunTool } from '@dakhila/domain/assistant/tool-types';
import { loadCatalogue } from '../../../apps/api/src/catalogue/load-catalogue.ts';
import { PROJECT_DIR, readConfig } from '../../../apps/api/src/config.ts';
import { makeLogger } from '../../../apps/api/src/logger.ts';
import { type OwnData, toolRunner } from '../../../apps/api/src/modules/assistant/tools/run-tool.ts';
import { openPredictor } from '../../../apps/api/src/modules/predictor/index.ts';
import { type Asked, askOver } from './ask.ts';
import { ASPECTS } from './check-answer.ts';
import { type OtherStudent, QUESTION_SETS, type Question } from './question-sets.ts';
import { otherStudents, SAMPLE_STUDENT, sampleSchedule } from './sample.ts';

const ENOUGH_PERCENT = 90;
const isHeldOut = (set: string) => set.startsWith('held out');

/** Evaluates the assistant over the real facts and forecasts. 0 when it is good enough, also on what was held out, and invented nothing, else 1. */
export async function evaluateAssistant({
  printFailed,
  withHeldOut,
}: {
  printFailed: boolean;
  withHeldOut: boolean;
}): Promise<number> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' });
  const catalogue = loadCatalogue(join(PROJECT_DIR, 'data'));
  const predictor = openPredictor({ catalogue, config, log: makeLogger(config), now: () => new Date() });
  const runFor = (own: OwnData) => toolRunner({ catalogue, predictor, readSchedule: sampleSchedule, own });
  const examPredictors = {
    'mht-cet': await predictor.examPredictor('mht-cet'),
    josaa: await predictor.examPredictor('josaa'),
  };
  const others = Object.entries(
    otherStudents({ 'mht-cet': examPredictors['mht-cet'].edition.id, josaa: examPredictors.josaa.edition.id }),
  );
  const runOthers = Object.fromEntries(others.map(([name, own]) => [name, runFor(own)])) as Record<
    OtherStudent,
    RunTool
  >;
  const ask = askOver(catalogue, { run: runFor(SAMPLE_STUDENT), runOthers }, examPredictors);
  const all: { set: string; asked: Asked[] }[] = [];
  for (const [set, questions] of Object.entries(QUESTION_SETS)) {
    if (isHeldOut(set) && !withHeldOut) continue;
    const asked: Asked[] = [];
    for (const question of questions) asked.push(await ask(question));
    all.push({ set, asked });
  }
  await predictor.close();
  if (printFailed) for (const { asked } of all) printProblems(asked);
  return report(all);
}

function printProblems(asked: readonly Asked[]): void {
  for (const { question, problems } of asked) {
    if (problems.length === 0) continue;
    console.log(`${[...(question.before ?? []), question.ask].join(' → ')}`);
    for (const { aspect, words } of problems) console.log(`    ${aspect}: ${words}`);
  }
}

const rightOf = (asked: readonly Asked[]) => asked.filter(({ problems }) => problems.length === 0).length;
const shareOf = (asked: readonly Asked[]) => (asked.length === 0 ? 0 : (100 * rightOf(asked)) / asked.length);

/** Whether the right answer is worked out from the data when the question is asked. */
const restsOnData = ({ want }: Question) => [...(want.says ?? []), want.source].some((fact) => Array.isArray(fact));

function report(all: readonly { set: string; asked: readonly Asked[] }[]): number {
  const line = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(20) : String(cell).padStart(10))).join(' '));
  line(['topic', 'questions', 'right', 'share', ...ASPECTS.map((aspect) => `${aspect} ×`)]);
  const everything = all.flatMap(({ asked }) => asked);
  for (const { set, asked } of [...all, { set: 'all', asked: everything }]) {
    const wrong = ASPECTS.map(
      (aspect) => asked.filter(({ problems }) => problems.some((one) => one.aspect === aspect)).length,
    );
    line([set, asked.length, rightOf(asked), `${shareOf(asked).toFixed(1)}%`, ...wrong]);
  }
  const invented = everything.filter(({ problems }) => problems.some(({ aspect }) => aspect === 'numbers')).length;
  console.log(
    `${rightOf(everything)} of ${everything.length} answered rightly: ${shareOf(everything).toFixed(1)}%, invented numbers in ${invented} answers`,
  );
  const computed = everything.filter(({ question }) => restsOnData(question)).length;
  console.log(`with a fact computed from the data: ${computed} of ${everything.length}`);
  const heldOut = all.filter(({ set }) => isHeldOut(set));
  const isEnough = [everything, ...heldOut.map(({ asked }) => asked)].every(
    (asked) => shareOf(asked) >= ENOUGH_PERCENT,
  );
  return isEnough && invented === 0 ? 0 : 1;
}
