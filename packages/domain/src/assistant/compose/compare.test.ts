import { expect, test } from 'vitest';
import { ENGLISH } from '../say/speech.ts';
import type { CompareColleges, ToolResult } from '../tool-types.ts';
import type { Slots } from '../types.ts';
import { composeCompare } from './compare.ts';

type Compared = CompareColleges['output']['colleges'][number];

const college = (short: string, programme: string, rank: number, exam: 'mht-cet' | 'josaa' = 'mht-cet') =>
  ({
    ...{ college: { exam, id: short, name: short, short, city: 'Pune', href: `/college/${short}` } },
    ...{ type: 'government', level: null, nirf: [], fee: null, intake: null, establishmentYear: null },
    closing: { programme, pool: 'Open', round: 4, year: 2025, rank, percentile: exam === 'josaa' ? null : 98.5 },
  }) as unknown as Compared;

function compared(colleges: Compared[], slots: Slots = {}) {
  const outcome = { ok: true, output: { colleges } };
  const results = [{ tool: 'compare-colleges', input: { colleges: [] }, outcome }] as unknown as ToolResult[];
  const { blocks } = composeCompare({ text: '', intent: 'compare', slots }, results, ENGLISH);
  const table = blocks.find((block) => block.kind === 'table');
  const text = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ');
  return { text, table };
}

test('a comparison gives no verdict; what differs stands in short cells, the rest once', () => {
  const { text, table } = compared([college('PICT', 'Computer', 1151), college('COEP', 'Mechanical', 2281)], {
    branches: ['computer', 'mechanical'],
  });
  expect(text).toContain('I don’t say which is better');
  expect(text).toContain('of different branches');
  expect(table?.caption).toContain('City: Pune');
  expect(table?.rows).toEqual([
    ['Programme', 'Computer', 'Mechanical'],
    ['Last closing rank', '1,151', '2,281'],
  ]);
});

test('a merit number of CAP never stands beside a JEE rank', () => {
  const { text, table } = compared([college('VJTI', 'Computer', 119), college('VNIT', 'Computer', 7419, 'josaa')]);
  expect(table?.rows).toContainEqual(['Last closing rank (CAP)', '119', '–']);
  expect(table?.rows).toContainEqual(['Last closing rank (JoSAA)', '–', '7,419']);
  expect(text).not.toContain('different branches');
});
