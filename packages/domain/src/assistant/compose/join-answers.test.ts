import { expect, test } from 'vitest';
import { ENGLISH } from '../say/speech.ts';
import type { Answer, Understood } from '../types.ts';
import { joinAnswers } from './join-answers.ts';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const part = (intent: Understood['intent'], slots: Understood['slots'] = {}): Understood => ({
  text: '',
  intent,
  slots,
});
const answer = (more: Partial<Answer>): Answer => ({
  ...{ blocks: [], sources: [], suggestions: [], tools: ['college-facts'] },
  ...more,
});

test('two answers become one, in order, without charts, and what both say stands once', () => {
  const chart = { kind: 'chart' as const, title: '', unit: 'rank' as const, series: [] };
  const joined = joinAnswers(
    [part('cutoff', { branch: 'computer' }), part('placements'), part('unknown-data')],
    [
      answer({ blocks: [paragraph('It closed at 95.'), paragraph('Source.'), chart], tools: ['cutoff-history'] }),
      answer({ blocks: [paragraph('83% were placed.'), paragraph('Ask a counselor.')] }),
      answer({ blocks: [paragraph('Hostels: unknown.'), paragraph('Ask a counselor.')], handOver: 'counselling' }),
    ],
    ENGLISH,
  );
  expect(joined.blocks).toEqual(
    ['It closed at 95.', '83% were placed.', 'Hostels: unknown.', 'Ask a counselor.'].map(paragraph),
  );
  expect(joined).toMatchObject({ tools: ['cutoff-history', 'college-facts'], handOver: 'counselling' });
});

test('what was just answered is not suggested', () => {
  const { suggestions } = joinAnswers(
    [part('facts', { facts: ['fee'] }), part('cutoff')],
    [answer({ suggestions: ['PICT cut-offs', 'Branches at PICT'] }), answer({ suggestions: ['Fees of PICT'] })],
    ENGLISH,
  );
  expect(suggestions).toEqual(['Branches at PICT']);
});
