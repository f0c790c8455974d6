import { expect, test } from 'vitest';
import { compose, nextCalls } from './engine.ts';
import { plainTextOf } from './plain-text.ts';
import { speechIn } from './say/speech.ts';
import type { KnownFigures, ProgrammesNear, ToolResult } from './tool-types.ts';
import type { Slots } from './types.ts';

const profile = (known: Partial<KnownFigures>): ToolResult => ({
  tool: 'my-profile',
  input: {},
  outcome: { ok: true, output: { facts: [], missing: [], known: { mhtCet: {}, josaa: {}, ...known } } },
});
const second = (slots: Slots, known: Partial<KnownFigures>) =>
  nextCalls({ text: '', intent: 'suggest', slots }, [profile(known)]);

const near = (output: Partial<ProgrammesNear['output']>): ToolResult => ({
  tool: 'programmes-near',
  input: { exam: 'mht-cet', said: {} },
  outcome: {
    ok: true,
    output: {
      ...{ year: 2024, rankList: 'MHT-CET state merit number', estimatedBy: '82 percentile', pool: 'OPEN', total: 1 },
      programmes: [
        {
          college: { exam: 'mht-cet', id: '06006', name: 'COEP', short: 'COEP', city: 'Pune', href: '/college/06006' },
          ...{ programme: 'Civil Engineering', round: 1, rank: 900, percentile: 82, pool: 'GOPENS' },
          poolWords: 'Open, general (women included), state level seats',
        },
      ],
      ...{ source: 'CET Cell', assumptions: [] },
      ...output,
    },
  },
});

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
  expect(second(slots, known)).toMatchObject([{ tool: 'programmes-near', input: { said: { rank } } }]);
});

test('a saved JEE Main rank says nothing about IITs', () => {
  expect(second({ exam: 'josaa', level: 'IIT' }, { josaa: { mainCrl: 900 } })).toEqual([]);
});

test.each([
  ['en', /at government colleges in Pune/, /private colleges too, it was enough for 149 programmes/],
  ['hi', /सरकारी कॉलेजों/, /प्राइवेट कॉलेज भी गिनें, तो ऐसे 149/],
  ['mr', /सरकारी कॉलेजांमधील/, /खासगी कॉलेजही धरली, तर असे 149/],
] as const)('that only government colleges were looked at is said, found or not (%s)', (language, said, others) => {
  const slots: Slots = { city: 'Pune', type: 'government', percentile: 82 };
  const answer = (total: 0 | 1) => {
    const found = near(total === 0 ? { total, totalOfAnyType: 149, programmes: [] } : { total });
    return plainTextOf(compose({ text: '', intent: 'suggest', slots }, [found], speechIn(language)));
  };
  expect(answer(0)).toMatch(said);
  expect(answer(0)).toMatch(others);
  expect(answer(1)).toMatch(said);
  expect(answer(1)).not.toMatch(others);
});

test.each([
  ['en', 'GOPENS: Open, general (women included), state level seats'],
  ['hi', 'GOPENS: ओपन'],
  ['mr', 'GOPENS: ओपन'],
] as const)('the seat codes of what is in reach are put into words (%s)', (language, words) => {
  const asked = { text: '', intent: 'suggest', slots: { percentile: 82 } } as const;
  expect(plainTextOf(compose(asked, [near({})], speechIn(language)))).toContain(words);
});
