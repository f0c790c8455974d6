import { join } from 'node:path';
import { EXAMS } from '@dakhila/contract/exam';
import { CHOICES_LIMIT } from '@dakhila/domain/lists/choice-key';
import { readBack } from '@dakhila/domain/lists/read-back/read-back';
import { expect, test } from 'vitest';
import { factsIn } from '../../../test/facts.ts';
import { PROJECT_DIR } from '../../config.ts';
import { optionBook } from './option-book.ts';

const catalogue = factsIn(join(PROJECT_DIR, 'data'));

test.each(EXAMS)('%s: every line of the real option form is told from every other when a form is read back', (exam) => {
  const book = optionBook(catalogue, exam);
  const colleges = exam === 'josaa' ? catalogue.jee.items : catalogue.mhtCet.items;
  const lines = colleges.flatMap(({ id }) => book.ofCollege(id));
  expect(lines.length).toBeGreaterThan(500);
  for (let from = 0; from < lines.length; from += CHOICES_LIMIT) {
    const own = lines.slice(from, from + CHOICES_LIMIT).map(({ choice, official }) => ({ key: choice, ...official }));
    const form = own.map(({ key, code, institute, programme }, at) => {
      const name = exam === 'josaa' ? '' : (code ?? key.replace('-TFWS', 'T'));
      return [at + 1, name, institute, programme].join('\t');
    });
    expect(readBack(exam, form.join('\n'), own)).toMatchObject({ agreeing: own.length, differences: [] });
  }
});
