import { expect, test } from 'vitest';
import { next } from './engine.ts';
import type { KnownFigures, ToolResult } from './tool-types.ts';
import { EMPTY_CONTEXT, type Slots } from './types.ts';

const profile = (known: Partial<KnownFigures>): ToolResult => ({
  tool: 'my-profile',
  input: {},
  outcome: { ok: true, output: { facts: [], missing: [], known: { mhtCet: {}, josaa: {}, ...known } } },
});
const second = (slots: Slots, known: Partial<KnownFigures>) =>
  next({ text: '', intent: 'suggest', slots }, [profile(known)], EMPTY_CONTEXT);

test.each<[string, Slots, Partial<KnownFigures>, object]>([
  ['merit number', {}, { mhtCet: { meritNumber: 8000, percentile: 95 } }, { value: 8000, list: 'merit' }],
  [
    'Advanced rank',
    { exam: 'josaa', level: 'IIT' },
    { josaa: { advancedCrl: 900 } },
    { value: 900, list: 'crl', exam: 'jee-advanced' },
  ],
  [
    'category rank',
    { exam: 'josaa' },
    { josaa: { mainCategoryRank: 700 } },
    { value: 700, list: 'category', exam: 'jee-main' },
  ],
])('what is in reach is judged by a saved %s', (_what, slots, known, rank) => {
  expect(second(slots, known)).toMatchObject({ calls: [{ tool: 'programmes-near', input: { said: { rank } } }] });
});

test('a saved JEE Main rank says nothing about IITs', () => {
  expect(second({ exam: 'josaa', level: 'IIT' }, { josaa: { mainCrl: 900 } }).kind).toBe('answer');
});
