import { expect, test } from 'vitest';
import { plainTextOf } from '../plain-text.ts';
import { ENGLISH } from '../say/speech.ts';
import type { CutoffHistory, ToolResult } from '../tool-types.ts';
import { composeCutoff } from './cutoff.ts';

const college = { exam: 'mht-cet', id: '1', name: 'GCE', short: 'GCE', city: 'Kolhapur', href: '/college/1' } as const;
const pool = { code: 'GSCS', words: 'SC, state level seats' };
const closing = (programme: string, year: number) => ({
  ...{ programme, pool },
  points: [{ year, round: 3, isLastRound: true, rank: 9_000, percentile: 91.5 }],
});

test('a programme without a closing of the year is named, not left out', () => {
  const programmes = ['Civil', 'Computer', 'Textile'];
  const output: CutoffHistory['output'] = {
    ...{ college, rankList: 'MHT-CET state merit number', source: 'CET Cell', dataYears: { first: 2022, last: 2025 } },
    ...{ programmes, offered: programmes, notes: [] },
    series: [closing('Civil', 2025), closing('Computer', 2025), closing('Textile', 2024)],
  };
  const result: ToolResult = { tool: 'cutoff-history', input: { college }, outcome: { ok: true, output } };
  const text = plainTextOf(composeCutoff({ text: '', intent: 'cutoff', slots: {} }, [result], ENGLISH));
  expect(text).toContain('No seat like this was filled in 2025 in: Textile.');
});
