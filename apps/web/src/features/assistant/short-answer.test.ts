import type { Block } from '@dakhila/contract/assistant';
import { expect, test } from 'vitest';
import { shortAnswer } from './short-answer.ts';

const text = (length: number): Block => ({ kind: 'paragraph', text: 'x'.repeat(length) });
const rows = (count: number): Block => ({
  ...{ kind: 'table', caption: 'Closings', columns: ['Programme', 'Rank'] },
  rows: Array.from({ length: count }, (_, at) => [`Programme ${at}`, String(at)]),
});
const chart: Block = { kind: 'chart', title: 'Years', unit: 'rank', series: [] };

test('a long answer begins with a few lines and three rows of a table, without its chart', () => {
  const short = shortAnswer([text(80), rows(14), chart, text(90), text(300)]);
  expect(short?.map(({ kind }) => kind)).toEqual(['paragraph', 'table']);
  expect(shortAnswer([text(30), text(270), text(90), text(300)])).toHaveLength(2);
  expect(short?.[1]).toMatchObject({ rows: { length: 3 } });
});

test('an answer that is hardly longer is shown whole', () => {
  expect(shortAnswer([text(80), rows(4)])).toBeNull();
  expect(shortAnswer([text(80), text(80), text(80)])).toBeNull();
});

test('helplines are never hidden', () => {
  const lines: Block = { kind: 'list', items: [{ text: 'Tele-MANAS 14416', href: 'tel:14416' }] };
  expect(shortAnswer([text(300), text(300), text(300), lines, text(300)])).toBeNull();
});
