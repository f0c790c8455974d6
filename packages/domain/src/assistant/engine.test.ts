import { expect, test } from 'vitest';
import { next } from './engine.ts';
import type { ToolResult } from './tool-types.ts';
import { EMPTY_CONTEXT, type Slots } from './types.ts';

const profile = (...facts: [label: string, value: string][]): ToolResult => ({
  tool: 'my-profile',
  input: {},
  outcome: { ok: true, output: { facts: facts.map(([label, value]) => ({ label, value })), missing: [] } },
});
const second = (slots: Slots, ...facts: [label: string, value: string][]) =>
  next({ text: '', intent: 'suggest', slots }, [profile(...facts)], EMPTY_CONTEXT);

test.each<[string, Slots, [string, string], object]>([
  ['merit number', {}, ['State merit number', '8,000'], { value: 8000, list: 'merit' }],
  [
    'Advanced rank',
    { exam: 'josaa', level: 'IIT' },
    ['JEE Advanced common rank', '900'],
    { value: 900, list: 'crl', exam: 'jee-advanced' },
  ],
  [
    'category rank',
    { exam: 'josaa' },
    ['JEE Main category rank', '700'],
    { value: 700, list: 'category', exam: 'jee-main' },
  ],
])('what is in reach is judged by a saved %s', (_what, slots, fact, rank) => {
  expect(second(slots, fact)).toMatchObject({ calls: [{ tool: 'programmes-near', input: { said: { rank } } }] });
});

test('a saved JEE Main rank says nothing about IITs', () => {
  expect(second({ exam: 'josaa', level: 'IIT' }, ['JEE Main common rank', '900']).kind).toBe('answer');
});
