import { fileURLToPath } from 'node:url';
import { answerLocally, read } from '@dakhila/domain/assistant/engine';
import { knownNumbers, strayNumbers } from '@dakhila/domain/assistant/number-guard';
import { plainTextOf } from '@dakhila/domain/assistant/plain-text';
import type { RunTool, ToolResult } from '@dakhila/domain/assistant/tool-types';
import { type Answer, EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import type { Language } from '@dakhila/domain/language/languages';
import { jeeCurves } from '@dakhila/domain/predictor/exams/jee-estimates';
import { beforeAll, expect, test } from 'vitest';
import { factsIn } from '../../../test/facts.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { speechOf } from './brain.ts';
import { lexiconOf } from './tools/lexicon.ts';
import { type OwnData, toolRunner } from './tools/run-tool.ts';

const OWN: OwnData = {
  plan: async () => ({ plan: 'Standard', attempts: 7, sessions: 0, hasAssessment: false, isAssessmentDone: false }),
  bookings: async () => ({
    upcoming: [{ when: 'Fri, 20 Nov 2026, 5:00 pm IST', counsellor: 'मीरा', topic: 'Choosing a branch' }],
    past: 0,
  }),
  lists: async () => ({
    lists: [
      { name: 'यादी', exam: 'mht-cet', choices: 12, first: [], updated: '14 Nov 2026' },
      { name: 'नवी', exam: 'mht-cet', choices: 0, first: [], updated: '14 Nov 2026' },
    ],
  }),
  payments: async () => ({ payments: [{ plan: 'Standard', rupees: 999, state: 'paid', when: '14 Nov 2026' }] }),
  latestPrediction: async () => ({ prediction: null }),
  examProfile: async () => ({ gender: 'male', mhtCet: { percentile: 94.2, category: 'OPEN' } }),
  predictions: async () => [],
  family: async () => ({ category: 'SEBC', gender: 'female', domicile: true }),
  countPrediction: async () => true,
};

/** What takes a forecast is answered with this: how it is made is told elsewhere. */
const CHANCE: Extract<ToolResult, { tool: 'predict-programme' }>['outcome'] = {
  ok: true,
  output: {
    college: { exam: 'mht-cet', id: '03012', name: 'VJTI', short: 'VJTI', city: 'Mumbai', href: '/college/03012' },
    programme: 'Computer Engineering',
    year: 2026,
    dataYears: { first: 2020, last: 2025 },
    band: 'Reach',
    percent: 12,
    href: '/predictor/mht-cet?run=one',
    bandWords: 'a seat is less probable, but not out of reach',
    pool: { code: 'GOPENS', words: 'Open, general (women included), state level seats' },
    rank: { list: 'State merit number (MHT-CET)', value: 3416, isEstimate: true },
    lastYear: { rank: 101, percentile: 99.9641 },
    offer: { isInDoubt: true, years: 2, of: 4 },
    assumptions: ['the open category', 'a Maharashtra candidate', 'no home university, which would open more seats'],
  },
};
const MERIT: Extract<ToolResult, { tool: 'merit-estimate' }>['outcome'] = {
  ok: true,
  output: {
    ...{ year: 2026, percentile: 98.7, meritNumber: 4567, low: 4000, high: 5000 },
    earlier: [{ year: 2025, percentile: 98.7, meritNumber: 4100 }],
    explanation:
      'The merit number for this percentile rose by about 21% a year up to 2025, as more students took the exam. We assume the same for 2026. The range shows how much the growth has varied.',
  },
};

const JEE_FACTS = {
  candidates: [2024, 2025, 2026].map((year) => ({ year, count: 1_400_000 })),
  qualified: [],
  qualifyingPercentiles: [],
  shares: [],
};

const QUESTIONS = `VJTI Computer cut-off
VJTI Computer cut-off for girls round 2 of 2024
IIT Bombay CSE closing rank 2030
COEP cut-offs
COEP textile cut-off
NIT Warangal CSE cutoff obc girls
Cummins college computer cutoff
Can I get Computer at VJTI with 98 percentile?
Can I get VJTI?
Which colleges can I get?
Which colleges can I get with 88 percentile in Pune, OBC?
CRL 25000, which NITs?
I have 97.5 percentile in JEE Main, OBC, what can I get?
98 percentile which nits can i get
98.7 percentile means what rank?
Engineering colleges in Pune
Government colleges in Nagpur with fee up to 50000
Which IITs are there?
Tell me about COEP
Fees of PICT
What will PICT cost me
What will COEP cost me
Which fee schemes fit me?
Which scholarships fit me?
Papers for EBC
Cheapest computer seats in Pune I can get with 85 percentile
Seats in Computer at VJTI
Website, address and NIRF of VJTI
Is PICT autonomous? which university and code
Is MET a minority college
VJTI vs COEP for Computer
Compare VJTI
What is GOPENH?
What is PWDROBCH?
What are Freeze, Float and Slide?
What is TFWS and how do I apply for it?
When is CAP round 1?
How many attempts do I have left?
My bookings
Show my lists
Did my payment go through
CS or IT?
Civil has no scope
Management quota in MIT
What are GOBCH and LOBCH?
IIT Nashik cutoff
When is the MHT-CET exam?
I am from Gujarat, can I get COEP?
What is in my profile?
My latest prediction
How do I book a counselling session?
How to make a preference list?
How to take the psychometric test
I want to talk to a person
I want to die
Guarantee me a seat
Can I buy a seat by donation
Make me a fake certificate
phone number of another student
hello
thanks
What can you do?
placements of VJTI
Is BITS Pilani good?
Government college of engineering cutoff
who won the cricket match
blorg fnord`.split('\n');

/** What stays in Latin letters: codes, exams, authorities and plans, terms of the option form, and addresses. */
const STAYS =
  /https?:\S+|www\.\S+|\b[a-z-]+(?:\.[a-z]+)*\.(?:in|com|edu|org)\b|\b(?:State CET Cell|unaided|MHT-CET|JEE(?:\/JoSAA| Main| Advanced| \(Main\))?|JoSAA|CSAB|NIRF|CAP|CRL|CET|[A-Z][A-Z0-9/+-]+|PwD|IITs?|NITs?|IIITs?|Freeze|Betterment|Float|Slide|freeze|float|slide|betterment|option form|domicile|accreditation|Basic|Standard|Premium|Tele-MANAS|Tuition Fee Waiver Scheme|Years|Bachelor of Technology|Computer|Mechanical|CSE|am|pm|Safe|Likely|Possible|Reach|Ltd|blorg|fnord|bits|pilani)\b/g;

let catalogue: Catalogue;
let names: string[];
let run: RunTool;
beforeAll(() => {
  catalogue = factsIn(fileURLToPath(new URL('../../../../../data', import.meta.url)));
  const shorts = lexiconOf(catalogue).colleges.flatMap(({ shortNames, state, district }) => [
    ...shortNames,
    state,
    district,
  ]);
  const items = [...catalogue.mhtCet.items, ...catalogue.jee.items];
  const all = items.flatMap(({ name, location, courses, universityFullForm }) => [
    ...[name, location.city, location.state, universityFullForm ?? ''],
    ...courses,
  ]);
  const addresses = catalogue.mhtCet.records.flatMap(({ facts }) => facts.address?.value ?? []);
  const scholarships = catalogue.scholarships.map(({ name }) => name);
  names = [...new Set([...all, ...shorts, ...addresses, ...scholarships])]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length);
  const real = toolRunner({
    catalogue,
    // All that is asked of the forecasts here: what a percentile of JEE Main stands for.
    predictor: {
      examPredictor: () => Promise.resolve({ curves: jeeCurves(2027, JEE_FACTS, []) } as never),
      ask: () => Promise.reject(new Error('nothing to ask')),
    },
    readSchedule: async (exam) => ({
      ...{ exam, year: 2027, title: 'CAP 2027', rounds: 4, roundsOf: 2026, rules: [], asOf: null },
      authority: { name: 'State CET Cell, Maharashtra', website: null },
      events: [],
    }),
    own: OWN,
  });
  run = async (call) => {
    if (call.tool === 'predict-programme') return { ...call, outcome: CHANCE };
    return call.tool === 'merit-estimate' ? { ...call, outcome: MERIT } : real(call);
  };
});

const ask = (text: string, language: Language) =>
  answerLocally({ text, context: EMPTY_CONTEXT, speech: speechOf(language) }, lexiconOf(catalogue), run);
const shownIn = (answer: Answer) =>
  [plainTextOf(answer), ...answer.sources.map(({ title }) => title), ...answer.suggestions].join('\n');
/** Names of colleges, places and branches, and the student's own words, are left as they are. */
const withoutNames = (text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/“[^”]*”/g, ''));
const whatAsks = (text: string) => {
  const { intent, slots, topic } = read(text, EMPTY_CONTEXT, lexiconOf(catalogue));
  return { intent, slots, topic };
};
const figuresIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();

test.each(['hi', 'mr'] as const)(
  'in %s no answer has an English word left, every figure is the one that English says, and what is offered to ask next is understood',
  async (language) => {
    const left: string[] = [];
    const offered = new Map<string, string>();
    for (const question of QUESTIONS) {
      const [{ answer, results }, { answer: english }] = [await ask(question, language), await ask(question, 'en')];
      const latin =
        withoutNames(shownIn(answer))
          .replaceAll(STAYS, '')
          .match(/[A-Za-z]{2,}/g) ?? [];
      if (latin.length > 0) left.push(`${question}: ${latin.join(' ')}`);
      expect(figuresIn(plainTextOf(answer)), question).toEqual(figuresIn(plainTextOf(english)));
      expect(answer.blocks.map(({ kind }) => kind)).toEqual(english.blocks.map(({ kind }) => kind));
      expect(strayNumbers(plainTextOf(answer), knownNumbers(question, results)), question).toEqual([]);
      expect(answer.suggestions.length).toBe(english.suggestions.length);
      for (const [place, said] of answer.suggestions.entries()) offered.set(said, english.suggestions[place] ?? '');
    }
    expect(left).toEqual([]);
    for (const [said, meant] of offered) expect([said, whatAsks(said)]).toEqual([said, whatAsks(meant)]);
  },
);
