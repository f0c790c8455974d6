import { join } from 'node:path';
import { inLatin } from '@dakhila/domain/assistant/read/devanagari';
import { FAQ_HI } from '@dakhila/domain/faq/words/hi';
import { FAQ_MR } from '@dakhila/domain/faq/words/mr';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../apps/api/src/catalogue/load-catalogue.ts';
import { PROJECT_DIR } from '../../../apps/api/src/config.ts';
import { lexiconOf } from '../../../apps/api/src/modules/assistant/tools/lexicon.ts';
import { toolRunner } from '../../../apps/api/src/modules/assistant/tools/run-tool.ts';
import { askOver } from './ask.ts';
import { QUESTION_SETS, type Question } from './question-sets.ts';
import { SAMPLE_STUDENT, sampleSchedule } from './sample.ts';

/** Forecasts take long to make: the whole evaluation asks for them, this short form does not. */
const isQuick = ({ want, isAfterForecast, hasPrediction, as }: Question) =>
  isAfterForecast === undefined &&
  hasPrediction === undefined &&
  as === undefined &&
  !want.tools?.some((tool) => tool === 'predict-programme' || tool === 'merit-estimate');
const A_FEW_OF_EACH = 5;
const SHARE_ENOUGH = 0.9;

test('a sample of the questions that students ask is answered rightly, and no number is invented', async () => {
  const catalogue = loadCatalogue(join(PROJECT_DIR, 'data'));
  const none = () => Promise.reject(new Error('no forecasts in the short form'));
  const predictor = { examPredictor: none, ask: none };
  const run = toolRunner({ catalogue, predictor, readSchedule: sampleSchedule, own: SAMPLE_STUDENT });
  const ask = askOver(catalogue, { run });
  const sample = Object.values(QUESTION_SETS).flatMap((questions) => {
    const quick = questions.filter(isQuick);
    const step = Math.max(1, Math.floor(quick.length / A_FEW_OF_EACH));
    return quick.filter((_, at) => at % step === 0).slice(0, A_FEW_OF_EACH);
  });
  const wrong: string[] = [];
  const invented: string[] = [];
  for (const question of sample) {
    const { problems } = await ask(question);
    if (problems.length > 0) wrong.push(`${question.ask}: ${problems.map(({ words }) => words).join('; ')}`);
    if (problems.some(({ aspect }) => aspect === 'numbers')) invented.push(question.ask);
  }
  expect(invented).toEqual([]);
  expect(1 - wrong.length / sample.length, wrong.join('\n')).toBeGreaterThanOrEqual(SHARE_ENOUGH);
});

/** Words that are names in these texts, too. */
const NAMES =
  /^(?:maharashtra|pune|mumbai|nagpur|kashmir|jammu|ladakh|goa|delhi|solapur|nanded|amravati|marathwada|karnataka|rajasthan|shivaji|phule|deshmukh)$/;

test('ordinary words of Hindi and Marathi are hardly ever taken for names of colleges', () => {
  const lexicon = lexiconOf(loadCatalogue(join(PROJECT_DIR, 'data')));
  const names = new Set([...lexicon.sounds.values()].flat());
  const text = [FAQ_HI, FAQ_MR]
    .flatMap(({ entries }) => Object.values(entries).flatMap(({ answer }) => answer))
    .join(' ');
  const words = [...new Set(text.match(/[\u0900-\u097f]+/g))];
  const mistaken = words.filter((word) => {
    const [said = ''] = inLatin(word, lexicon).split(' ');
    return names.has(said) && !NAMES.test(said);
  });
  expect(mistaken.length / words.length, mistaken.join(' ')).toBeLessThan(0.015);
});
