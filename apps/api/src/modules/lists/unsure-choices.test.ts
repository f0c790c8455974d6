import type { PreferenceList } from '@dakhila/contract/list-views';
import { predictor } from '@dakhila/contract/predictor';
import { exportPath } from '@dakhila/contract/predictor-exports';
import type { Run } from '@dakhila/contract/predictor-results';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { messageOf } from '@dakhila/domain/messages/message';
import { say, sayIn } from '@dakhila/domain/messages/say';
import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls } from '../../../test/lists.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { wholeRun } from '../../../test/whole-run.ts';
import { openPredictor } from '../predictor/index.ts';
import { listPdf } from './list-document.ts';
import { readListForFile } from './read-list.ts';

const server = useServer();

const MHT_CET = {
  ...{ percentile: 40, category: 'SC', candidature: 'maharashtra' },
  homeUniversity: 'Savitribai Phule Pune University',
} as const;
const LENGTH = 40;
const UNSURE = 'Why the chance is uncertain';

/** The cells of a column by choice code, without the tab that makes a spreadsheet keep zeros. */
function columnOf(csv: string, code: string, column: string): Map<string, string> {
  const cellsOf = (row: string) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replaceAll(/^[\ufeff"\t]+|"$/g, ''),
    );
  const [head = [], ...rows] = csv.trim().split('\r\n').map(cellsOf);
  return new Map(rows.map((cells) => [cells[head.indexOf(code)] ?? '', cells[head.indexOf(column)] ?? '']));
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

test('the files of a list say why a chance is unsure, in the words of the prediction, each reason once in print', async () => {
  const { browser, id: studentId } = await aCandidate(server, { gender: 'male', mhtCet: MHT_CET }, 1);
  const body = { gender: 'male', ...MHT_CET, pwd: false } as const;
  const run = (await browser.call(predictor.runMhtCet, { body })).body.data as Run;
  const { results } = await wholeRun(browser, run);
  const likely = results.filter(({ chance }) => chance !== null && chance > 0.3 && chance < 0.6);
  const choices = likely.slice(0, LENGTH).map((result) => choiceKeyOf(result));
  const { id } = await listCalls(browser).create({ exam: 'mht-cet', name: 'Unsure', choices });
  const fileOf = async (url: string) => (await browser.send({ method: 'GET', url })).body;

  const ofRun = columnOf(String((await fileOf(`/api/v1${exportPath(run.id, 'csv')}`)).text), 'Choice code', UNSURE);
  const ofList = columnOf(String((await fileOf(`/api/v1/lists/${id}.csv`)).text), 'Code', UNSURE);
  expect(ofList.size).toBeGreaterThan(10);
  for (const [code, reason] of ofList) expect([code, reason]).toEqual([code, ofRun.get(code)]);
  const reasons = [...new Set(ofList.values())].filter((reason) => reason !== '');
  expect(reasons.length).toBeGreaterThan(1);

  const needs = { ...server.deps, predictor: openPredictor(server.deps) };
  onTestFinished(() => needs.predictor.close());
  const { list, unsure } = await readListForFile(needs, { id, studentId });
  for (const language of LANGUAGES) {
    const about = { brand: 'Dakhila', now: server.clock.now(), language };
    const file = await listPdf(sayIn<PreferenceList>(language, list), about, unsure);
    const printed = withoutSpaces(pdfText(file));
    for (const [at, reason] of reasons.entries()) {
      const note = withoutSpaces(say(language, messageOf('lists.file.noteNumber', { number: at + 1 })));
      // Beside each choice that it is about, and once at the end.
      expect(printed.split(note).length, note).toBeGreaterThan(2);
      expect(printed.split(`${note}:`)).toHaveLength(2);
      if (language === 'en') expect(printed).toContain(withoutSpaces(`${note}: ${reason}`));
    }
  }
});
