import { describe, expect, test } from 'vitest';
import { compose, nextCalls } from '../engine.ts';
import { plainTextOf } from '../plain-text.ts';
import { speechIn } from '../say/speech.ts';
import { readSuggestion } from '../say/suggestions.ts';
import type { NearPrediction, ProgrammesNear, ToolResult } from '../tool-types.ts';

const COEP = {
  exam: 'mht-cet',
  id: '06006',
  name: 'COEP',
  short: 'COEP',
  city: 'Pune',
  href: '/college/06006',
} as const;
const near = (output: Partial<ProgrammesNear['output']>): ToolResult => ({
  tool: 'programmes-near',
  input: { exam: 'mht-cet', said: {} },
  outcome: {
    ok: true,
    output: {
      ...{ exam: 'mht-cet', year: 2025, rankList: 'MHT-CET state merit number', estimatedBy: '82 percentile' },
      ...{ pool: 'OPEN', total: 1, shown: 1, source: 'CET Cell', assumptions: [] },
      programmes: [
        {
          ...{ college: COEP, programme: 'Civil Engineering', round: 1, rank: 900, percentile: 82, pool: 'GOPENS' },
          poolWords: 'Open, general (women included), state level seats',
        },
      ],
      ...output,
    },
  },
});
const PREDICTION: NearPrediction = {
  ...{ year: 2027, total: 1, likely: 1, best: { percent: 80, isInDoubt: false }, href: '/predictor/mht-cet?run=one' },
};
const asked = { text: '', intent: 'suggest', slots: {} } as const;
const LANGUAGES = ['en', 'hi', 'mr'] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const { words } = speechIn(language);
  const said = (...results: ToolResult[]) => plainTextOf(compose(asked, results, speechIn(language)));

  test('figures that a saved prediction would not show are those of today', () => {
    const { savedDiffers, openSaved, areOfPrediction, inPrediction } = words.chances;
    const own = said(near({ prediction: PREDICTION }));
    expect(own).toContain(areOfPrediction);
    expect(own).toContain(inPrediction);
    for (const differs of ['earlier', 'narrowed'] as const) {
      const text = said(near({ prediction: { ...PREDICTION, differs } }));
      expect(text).toContain(savedDiffers[differs]);
      expect(text).toContain(openSaved);
      expect(text).toMatch(/Today’s forecast for 2027|2027 के आज के अनुमान में|2027 च्या आजच्या अंदाजात/);
      expect(text).not.toContain(areOfPrediction);
      const none = { ...PREDICTION, differs, total: 0, likely: 0, best: null };
      expect(said(near({ prediction: none, programmes: [], total: 0, shown: 0 }))).toContain(savedDiffers[differs]);
    }
  });

  test('what is in reach by last year’s closings alone says so', () => {
    const few = { reach: [{ college: COEP, isDepartment: false, branches: ['Civil'] }], nothingAt: [COEP] };
    const [byClosings, byPrediction] = [said(near(few)), said(near({ ...few, prediction: PREDICTION }))];
    const first = (text: string) => text.split('\n')[0] ?? '';
    expect(first(byClosings).match(/2025/g)).toHaveLength(2);
    expect(first(byPrediction)).not.toContain('2025');
  });

  test('where nothing closed at it last year, no count of nought is named', () => {
    const text = said(near({ total: 0, prediction: PREDICTION }));
    expect(text).toContain('2025');
    expect(text).not.toMatch(/(?<![\d,.])0 (?:programmes|प्रोग्राम)/);
  });

  test('a rank that nobody said to be of JEE Main leaves out the IITs, and offers to ask for them', () => {
    const answer = compose(asked, [near({ exam: 'josaa', rankAssumed: 9000 })], speechIn(language));
    expect(plainTextOf(answer)).toMatch(/9,000.*JEE Main.*IIT.*JEE Advanced|9,000.*JEE Main.*JEE Advanced/);
    expect(answer.suggestions.map(readSuggestion)).toContain('Which IITs can I get with JEE Advanced rank 9000?');
  });
});

test('a student with both ranks of JEE hears of IITs and of all others', () => {
  const josaa = { mainCrl: 18_000, advancedCrl: 6_000 };
  const profile: ToolResult = {
    tool: 'my-profile',
    input: {},
    outcome: { ok: true, output: { facts: [], missing: [], known: { mhtCet: {}, josaa } } },
  };
  const calls = nextCalls({ ...asked, slots: { exam: 'josaa' } }, [profile]);
  expect(calls.map(({ input }) => input)).toMatchObject([
    { level: 'IIT', said: { rank: { value: 6_000, exam: 'jee-advanced' } } },
    { level: undefined, said: { rank: { value: 18_000, exam: 'jee-main' } } },
  ]);
  const results = [
    near({ exam: 'josaa', level: 'IIT', estimatedBy: 'rank 6,000' }),
    near({ exam: 'josaa', estimatedBy: 'rank 18,000' }),
  ];
  const text = plainTextOf(compose(asked, [profile, ...results], speechIn('en')));
  expect(text).toMatch(/rank 6,000 was enough for 1 programme at IITs.*rank 18,000 was enough for 1 programme \(/s);
});

const facts = (level: string | null): ToolResult => ({
  tool: 'college-facts',
  input: { college: COEP },
  outcome: {
    ok: true,
    output: { college: COEP, level, notAdmittingSince: null, courses: [{ name: 'Civil Engineering' }] } as never,
  },
});
const profileOf = (mhtCet: { percentile?: number }): ToolResult => ({
  tool: 'my-profile',
  input: {},
  outcome: { ok: true, output: { facts: [], missing: [], known: { mhtCet, josaa: {} } } },
});
const anyBranch = {
  text: 'Can I get COEP? Any branch?',
  intent: 'chance',
  slots: { colleges: [{ exam: 'mht-cet', id: '06006' }] },
} as const;

test('a college without a branch is answered from the own prediction, for all its programmes', () => {
  const understood = { ...anyBranch, slots: { colleges: [...anyBranch.slots.colleges] } };
  expect(nextCalls(understood, [facts(null)])).toEqual([{ tool: 'my-profile', input: {} }]);
  expect(nextCalls(understood, [facts(null), profileOf({ percentile: 94 })])).toMatchObject([
    { tool: 'programmes-near', input: { exam: 'mht-cet', college: { id: '06006' }, said: { percentile: 94 } } },
  ]);
  expect(nextCalls(understood, [facts(null), profileOf({})])).toEqual([]);
  const results = [facts(null), near({ college: COEP, prediction: { ...PREDICTION, total: 2 }, hasPrediction: true })];
  const answer = compose(understood, results, speechIn('en'));
  expect(plainTextOf(answer)).toContain('2 programmes at COEP within reach');
  expect(answer.suggestions).toEqual(['COEP cut-offs', 'Fees of COEP']);
  expect(plainTextOf(compose(understood, [facts(null), near({ college: COEP })], speechIn('en')))).toContain(
    'Which branch at COEP',
  );
});

test('nothing within reach is said in the singular in Hindi and Marathi', () => {
  const nothing = near({ programmes: [], total: 0, prediction: { ...PREDICTION, total: 0, best: null } });
  const slots = { type: 'government', branch: 'computer' } as const;
  const said = (language: 'hi' | 'mr') => plainTextOf(compose({ ...asked, slots }, [nothing], speechIn(language)));
  expect(said('hi')).toContain('Computer Engineering का कोई प्रोग्राम पहुँच में नहीं है');
  expect(said('mr')).toContain('Computer Engineering चा एकही प्रोग्राम आवाक्यात नाही');
});

test('how to predict is only offered before the first prediction', () => {
  const asks = (hasPrediction: boolean) =>
    compose(asked, [near(hasPrediction ? { hasPrediction } : {})], speechIn('en')).suggestions;
  expect(asks(false)).toContain('How can I predict my colleges?');
  expect(asks(true)).not.toContain('How can I predict my colleges?');
});
