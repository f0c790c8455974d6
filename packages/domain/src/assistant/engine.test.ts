import { expect, test } from 'vitest';
import { compose, nextCalls } from './engine.ts';
import { plainTextOf } from './plain-text.ts';
import { speechIn } from './say/speech.ts';
import type { KnownFigures, NearChance, ProgrammesNear, ToolResult } from './tool-types.ts';
import type { Slots } from './types.ts';

const profile = (known: Partial<KnownFigures>): ToolResult => ({
  tool: 'my-profile',
  input: {},
  outcome: { ok: true, output: { facts: [], missing: [], known: { mhtCet: {}, josaa: {}, ...known } } },
});
const second = (slots: Slots, known: Partial<KnownFigures>) =>
  nextCalls({ text: '', intent: 'suggest', slots }, [profile(known)]);

const near = (output: Partial<ProgrammesNear['output']>) =>
  ({
    tool: 'programmes-near',
    input: { exam: 'mht-cet', said: {} },
    outcome: {
      ok: true,
      output: {
        ...{
          exam: 'mht-cet',
          year: 2024,
          rankList: 'MHT-CET state merit number',
          estimatedBy: '82 percentile',
          pool: 'OPEN',
          total: 1,
          shown: 1,
        },
        programmes: [
          {
            college: {
              exam: 'mht-cet',
              id: '06006',
              name: 'COEP',
              short: 'COEP',
              city: 'Pune',
              href: '/college/06006',
            },
            ...{ programme: 'Civil Engineering', round: 1, rank: 900, percentile: 82, pool: 'GOPENS' },
            poolWords: 'Open, general (women included), state level seats',
          },
        ],
        ...{ source: 'CET Cell', assumptions: [] },
        ...output,
      } as ProgrammesNear['output'],
    },
  }) satisfies ToolResult;

const predicted = (chances: readonly NearChance[]) => {
  const [programme] = near({}).outcome.output.programmes;
  const likely = chances.filter(({ percent, isInDoubt }) => percent >= 60 && !isInDoubt).length;
  return near({
    programmes: programme ? chances.map((chance) => ({ ...programme, chance })) : [],
    prediction: {
      year: 2027,
      total: chances.length,
      likely,
      best: chances[0] ?? null,
      href: '/predictor/mht-cet?run=one',
    },
  });
};

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
  [
    'en',
    'Can I get a government college at 31 percentile?',
    /^Last year it was enough, but that’s no forecast\. In 2024/,
    /^Not by the latest lists\./,
  ],
  ['en', 'kya mujhe 31 percentile par sarkari college mil sakta hai', /^Last year it was enough/, /^Not by/],
  ['hi', 'क्या मुझे 31 पर्सेंटाइल पर सरकारी कॉलेज मिल सकता है?', /^पिछले साल इतना काफ़ी था/, /^सबसे नई सूचियों/],
  ['mr', 'मला 31 पर्सेंटाइलवर सरकारी कॉलेज मिळेल का?', /^मागच्या वर्षी इतके पुरेसे होते/, /^सर्वात नवीन याद्यांनुसार नाही/],
] as const)(
  'a yes/no question without a prediction is answered by last year, as no forecast (%s: %s)',
  (language, text, yes, no) => {
    const answer = (output: Partial<ProgrammesNear['output']>) =>
      compose(
        { text, intent: 'suggest', slots: { percentile: 31, type: 'government' } },
        [near(output)],
        speechIn(language),
      );
    expect(plainTextOf(answer({}))).toMatch(yes);
    expect(plainTextOf(answer({ total: 0, programmes: [] }))).toMatch(no);
    const which = { text: 'which college can i get', intent: 'suggest', slots: { percentile: 31 } } as const;
    expect(plainTextOf(compose(which, [near({})], speechIn('en')))).toMatch(/^In 2024/);
  },
);

test.each([
  'will I miss every college with 40 percentile',
  'do I have no chance at 60 percentile',
  'can you show me colleges for 85 percentile',
])('what asks for the opposite, or for a list, gets no yes or no: %s', (text) => {
  const asked = { text, intent: 'suggest', slots: { percentile: 60 } } as const;
  expect(plainTextOf(compose(asked, [near({})], speechIn('en')))).toMatch(/^In 2024/);
  expect(plainTextOf(compose(asked, [near({ total: 0, programmes: [] })], speechIn('en')))).not.toMatch(/^Not by/);
});

test('“or not” at the end of a question changes nothing', () => {
  const text = 'kya mujhe 31 percentile par college milega ya nahi';
  const asked = { text, intent: 'suggest', slots: { percentile: 31 } } as const;
  expect(plainTextOf(compose(asked, [near({})], speechIn('en')))).toMatch(/^Last year it was enough/);
});

test.each([
  ['en', 'Can I get civil with 82 percentile?', ['Yes, very likely.', 'Yes, likely.', 'Perhaps.', 'Hard, but not']],
  ['hi', 'क्या मुझे 82 पर्सेंटाइल पर सिविल मिल सकता है?', ['हाँ, लगभग पक्का।', 'हाँ, अच्छी', 'मिल भी सकता है', 'मुश्किल है']],
  ['mr', 'मला 82 पर्सेंटाइलवर सिव्हिल मिळेल का?', ['हो, जवळपास नक्की.', 'हो, चांगली', 'मिळू शकते', 'कठीण आहे']],
] as const)('with a prediction the first words are those of its best chance (%s)', (language, text, firsts) => {
  const asked = { text, intent: 'suggest', slots: { percentile: 82 } } as const;
  const said = (percent: number, isInDoubt = false) =>
    plainTextOf(compose(asked, [predicted([{ percent, isInDoubt }])], speechIn(language)));
  for (const [at, percent] of [90, 60, 46, 5].entries()) {
    expect(said(percent).startsWith(firsts[at] ?? '?'), said(percent)).toBe(true);
    expect(said(percent)).toContain(`${percent}%`);
  }
  expect(said(97)).toContain('97%+');
  // A seat that may not be offered gets no yes.
  expect(said(95, true).startsWith(firsts[2])).toBe(true);
  const none = plainTextOf(compose(asked, [predicted([])], speechIn(language)));
  expect(none).toMatch(/^(Probably not|शायद नहीं|बहुधा नाही)/);
});

test('with a prediction its chances stand before last year’s closing, and nothing says that there is no forecast', () => {
  const asked = { text: 'Can I get civil?', intent: 'suggest', slots: {} } as const;
  const chances = [
    { percent: 71, isInDoubt: false },
    { percent: 46, isInDoubt: true },
  ];
  const answer = compose(asked, [predicted(chances)], speechIn('en'));
  const text = plainTextOf(answer);
  expect(text).toContain('Your prediction for 2027: 2 programmes within reach, 1 of them Likely or better.');
  expect(text).toMatch(/71%, Likely/);
  expect(text).toMatch(/46%, Possible, seat may not be offered/);
  expect(text).toContain('Last year’s closing, for comparison: in 2024, 82 percentile was enough for 1 programme');
  expect(text).not.toMatch(/no forecast|not on a forecast/);
  expect(JSON.stringify(answer.blocks)).toContain('/predictor/mht-cet?run=one');
});

test.each([
  'my cet score is 82, can i get civil in pune',
  'mujhe pune me civil mil jayega kya',
  'क्या मुझे पुणे में सिविल मिल जाएगा',
  'मला पुण्यात सिव्हिल मिळणार का',
])('a yes/no question is known in other words too: %s', (text) => {
  const asked = { text, intent: 'suggest', slots: { percentile: 82 } } as const;
  const answer = compose(asked, [predicted([{ percent: 95, isInDoubt: false }])], speechIn('en'));
  expect(plainTextOf(answer)).toMatch(/^Yes, very likely\./);
});

test.each([
  'is it impossible to get civil in pune with 60 percentile',
  "won't i get civil in pune with 60 percentile",
  'kya pune me civil milna mushkil hai, milega',
  'मुझे पुणे में सिविल नहीं मिलेगा क्या',
  'मला पुण्यात सिव्हिल मिळणे अशक्य आहे, मिळेल',
])('a question that hopes for the opposite gets no yes from a prediction either: %s', (text) => {
  const asked = { text, intent: 'suggest', slots: { percentile: 60 } } as const;
  const answer = compose(asked, [predicted([{ percent: 95, isInDoubt: false }])], speechIn('en'));
  expect(plainTextOf(answer)).toMatch(/^Your prediction for 2027/);
});

test('an answer without chances says that it rests on last year, and why where forecasts are being made', () => {
  const asked = { text: '', intent: 'suggest', slots: { percentile: 82 } } as const;
  const answer = compose(asked, [near({})], speechIn('en'));
  expect(plainTextOf(answer)).toContain('rests on last year’s closing only');
  expect(JSON.stringify(answer.blocks)).toContain('"href":"/predictor/mht-cet"');
  const making = compose(asked, [near({ isForecastMissing: true })], speechIn('en'));
  expect(plainTextOf(making)).toContain('Ask again in a few minutes');
});

test('a chance that can’t be given is answered by last year’s closing alone', () => {
  const text = 'Can I get VJTI Computer with 98 percentile?';
  const slots: Slots = { branch: 'computer', colleges: [{ exam: 'mht-cet', id: '03012' }] };
  const understood = { text, intent: 'chance', slots } as const;
  const college = { exam: 'mht-cet', id: '03012' } as const;
  const failed: ToolResult = {
    tool: 'predict-programme',
    input: { college, branch: 'computer', said: {} },
    outcome: {
      ok: false,
      reason: 'unavailable',
      message: 'The forecasts are still being made. Ask again in a few minutes.',
    },
  };
  const [call] = nextCalls(understood, [failed]);
  expect(call).toMatchObject({ tool: 'cutoff-history', input: { college, branch: 'computer' } });
  const label = { ...college, name: 'VJTI', short: 'VJTI', city: 'Mumbai', href: '/college/03012' };
  const history: ToolResult = {
    tool: 'cutoff-history',
    input: { college },
    outcome: {
      ok: true,
      output: {
        ...{ college: label, rankList: 'MHT-CET state merit number', source: 'CET Cell', notes: [] },
        ...{ dataYears: { first: 2020, last: 2025 }, programmes: ['Computer Engineering'], offered: [] },
        series: [
          {
            programme: 'Computer Engineering',
            pool: { code: 'GOPENS', words: 'Open' },
            points: [{ year: 2025, round: 3, isLastRound: true, rank: 101, percentile: 99.96 }],
          },
        ],
      },
    },
  };
  expect(nextCalls(understood, [failed, history])).toEqual([]);
  const said = plainTextOf(compose(understood, [failed, history], speechIn('en')));
  expect(said).toMatch(/still being made.*\n\nThis answer rests on last year’s closing only\. .*99\.96/s);
  expect(said).not.toMatch(/\bYes\b/);
});

test('a table of some says how many of how many, and a handful is not narrowed to cities', () => {
  const asked = { text: '', intent: 'suggest', slots: { percentile: 31 } } as const;
  const few = compose(asked, [near({ total: 6 })], speechIn('en'));
  expect(plainTextOf(few)).toContain('The table shows 1 of 6.');
  expect(few.suggestions.join()).not.toMatch(/Pune|Mumbai/);
  expect(compose(asked, [near({ total: 60 })], speechIn('en')).suggestions.join()).toMatch(/Pune/);
  expect(plainTextOf(compose(asked, [near({ total: 1 })], speechIn('en')))).not.toContain('The table shows');
});

test.each([
  ['en', 'Open, general (women included), state level seats'],
  ['hi', 'ओपन'],
  ['mr', 'ओपन'],
] as const)('the seats of what is in reach stand in words, without codes (%s)', (language, words) => {
  const asked = { text: '', intent: 'suggest', slots: { percentile: 82 } } as const;
  const text = plainTextOf(compose(asked, [near({})], speechIn(language)));
  expect(text).toContain(words);
  expect(text).not.toContain('GOPENS');
});
