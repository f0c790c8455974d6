import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language/languages.ts';
import { BRANCHES } from '../branches.ts';
import { codeOf } from '../holland.ts';
import { PROVISIONAL_NORMS } from '../norms.ts';
import { scoreSitting } from '../score.ts';
import { honest, randomClicks, seeded, someTruth } from '../simulated-respondents.ts';
import type { PricedProspect } from './branch-views.ts';
import { buildReport } from './build-report.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { validityView } from './scale-views.ts';

const random = seeded(99);
const about = {
  firstName: 'Asha',
  completedAt: new Date('2026-11-15'),
  instrumentVersion: '2026.1',
  isRepeat: false,
  language: 'en',
} as const;
const reportOf = (changes: Record<string, number>, prospects: PricedProspect[] | null = null) => {
  const scores = scoreSitting(honest({ ...someTruth(random), ...changes }, random));
  return buildReport({ scores, norms: PROVISIONAL_NORMS, prospects, ...about });
};
const FOR_COMPUTERS = {
  realistic: 2.6,
  investigative: 4.6,
  artistic: 2.2,
  social: 1.6,
  enterprising: 2,
  conventional: 3.9,
};
const prospect = (branch: string, percent: number, feeRupees: number | null): PricedProspect => ({
  branch,
  programme: branch,
  collegeId: '06006',
  collegeName: 'A college',
  percent,
  feeRupees,
  feeYear: feeRupees === null ? null : '2025',
});

test('five branches, best fit first, each with a reason and with what would change it', () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const { branches, summary } = reportOf({});
    const fits = branches.map(({ fit }) => fit);
    expect(fits).toEqual(fits.toSorted((one, other) => other - one));
    expect(branches).toHaveLength(5);
    for (const { why, whatWouldChange } of branches) {
      expect(why.length).toBeGreaterThan(0);
      expect(whatWouldChange.length).toBeGreaterThan(0);
    }
    expect(summary.branches).toEqual(branches.map(({ name }) => name));
  }
});

test('interests of a programmer lead to computing, and the report says which', () => {
  const { branches, interests, summary } = reportOf(FOR_COMPUTERS);
  expect(interests.code.slice(0, 2)).toBe('IC');
  expect(branches.map(({ id }) => id)).toContain('computer');
  expect(summary.headline).toContain('finding out how and why things work');
});

test('chance and cost stand beside the fit where a prediction reaches the branch', () => {
  const { branches } = reportOf(FOR_COMPUTERS, [
    prospect('Computer Engineering', 78, 145_000),
    prospect('Computer Science and Engineering', 12, 90_000),
    prospect('Fashion Technology', 97, null),
  ]);
  const computer = branches.find(({ id }) => id === 'computer');
  expect(computer?.chance).toEqual({
    best: 0.78,
    band: 'Likely',
    programmes: 2,
    feeLowRupees: 90_000,
    feeHighRupees: 145_000,
    examples: [
      {
        programme: 'Computer Engineering',
        collegeId: '06006',
        collegeName: 'A college',
        chance: 0.78,
        feeRupees: 145_000,
        feeYear: '2025',
      },
    ],
  });
  expect(branches.filter(({ id }) => id !== 'computer').every(({ chance }) => chance === null)).toBe(true);
});

test('a score comes with its band, and the norms are called provisional', () => {
  const { personality, interests, aptitude, norms, howMade } = reportOf({});
  for (const { t, tLow, tHigh, percentile, percentileLow, percentileHigh } of [
    ...personality,
    ...interests.scales,
    ...aptitude.scales,
  ]) {
    expect(tLow <= t && t <= tHigh).toBe(true);
    expect(percentileLow <= percentile && percentile <= percentileHigh).toBe(true);
  }
  expect(norms).toMatchObject({ isProvisional: true, text: expect.stringContaining('provisional') });
  expect(howMade.reliability).toEqual([]);
  expect(howMade.assumption).toContain('We assume a reliability of 0.80 for interests and traits and 0.60');
});

test('no report of 500 students contradicts itself, and the fits spread over the range', () => {
  const fits: number[] = [];
  const gaps: number[] = [];
  for (let turn = 0; turn < 500; turn += 1) {
    const scores = scoreSitting(honest(someTruth(random), random));
    const report = buildReport({ scores, norms: PROVISIONAL_NORMS, prospects: null, ...about });
    const { interests, strengths, branches, meaning, summary } = report;
    const texts = REPORT_TEXTS.en.interests;
    const drewLess = interests.scales.filter(({ text }) => text.includes('drew you less')).map(({ id }) => id);
    const said = [summary.headline, ...meaning.map(({ text }) => text), ...branches.flatMap(({ why }) => why)].join(
      ' ',
    );
    for (const id of drewLess) {
      expect(interests.code).not.toContain(id.charAt(0).toUpperCase());
      expect(strengths).not.toContainEqual(texts[id].strength);
      expect(said, id).not.toContain(`ou like ${texts[id].like}`);
    }
    // What a report calls strong is what the student rated highest.
    const liked = interests.scales.filter(({ text, id }) => text === texts[id].higher).map(({ percent }) => percent);
    const others = interests.scales.filter(({ id }) => drewLess.includes(id)).map(({ percent }) => percent);
    expect(Math.min(...liked, 100)).toBeGreaterThan(Math.max(...others, 0));
    for (const { fit, fitLow, fitHigh } of branches) expect(fitLow <= fit && fit <= fitHigh).toBe(true);
    fits.push(...branches.map(({ fit }) => fit));
    if (interests.differentiation.level !== 'flat') gaps.push((branches[0]?.fit ?? 0) - (branches[4]?.fit ?? 0));
  }
  const shareOf = (low: number, high: number) => fits.filter((fit) => fit >= low && fit < high).length / fits.length;
  for (const low of [20, 40, 60]) expect(shareOf(low, low + 20), String(low)).toBeGreaterThan(0.1);
  expect(shareOf(90, 101)).toBeLessThan(0.05);
  // The first of five can be told from the last, where interests differ at all.
  expect(gaps.filter((gap) => gap >= 8).length / gaps.length).toBeGreaterThan(0.8);
});

test('interests that lie close together are said to say little', () => {
  const even = { realistic: 3, investigative: 3, artistic: 3, social: 3, enterprising: 3, conventional: 3 };
  const reports = Array.from({ length: 20 }, () => reportOf(even));
  const flat = reports.filter(({ interests }) => interests.differentiation.level === 'flat');
  expect(flat.length).toBeGreaterThan(10);
  for (const { questions } of flat) expect(questions.join(' ')).toContain('My interests are close together');
});

test('interests far from engineering are not pressed into it', () => {
  const { summary } = reportOf({
    realistic: 1.2,
    investigative: 1.2,
    artistic: 3,
    social: 4.9,
    enterprising: 3.4,
    conventional: 1.2,
  });
  expect(summary.paragraphs[0]).toContain('No engineering branch');
});

test('no report of any student holds a verdict or a label, or a word that was never filled in', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const words = JSON.stringify(reportOf({}));
    expect(words).not.toMatch(/undefined|NaN/);
    expect(words).not.toMatch(
      /\byou are (?:an?|the) |unsuitable|not suited|\bweak(?:ness)?\b|\bfail(?:ed|ure)\b|intelligen(?:ce|t)\b(?! and data)/i,
    );
  }
});

test('the words on validity stay kind, and say that another try is free', () => {
  const { verdict, text, title, checks } = validityView(scoreSitting(randomClicks(seeded(1))), 'en');
  expect(verdict).toBe('retake');
  expect(`${title} ${text}`).toMatch(/once more.*for free/i);
  expect(checks.filter(({ isPassed }) => !isPassed).length).toBeGreaterThan(0);
  expect(JSON.stringify(checks)).not.toMatch(/cheat|careless|lie/i);
});

/** Every text of a value, with its path. */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}
const figuresIn = (value: unknown) =>
  JSON.stringify(value, (key, inner) => (typeof inner === 'string' && !/^(id|code|level)$/.test(key) ? '' : inner));
/** Names and terms that are the same everywhere. */
const SAME =
  /\.(id|code|letter|level|verdict|band|firstName|completedAt|instrumentVersion|collegeId|collegeName|programme|feeYear)$/;
const TERMS = /\b(?:T|C-index|correlation|index|Iachan|Brown|Gore|M)\b/g;

test('a report says the same in every language, to the figure, and nothing of it in English', () => {
  for (let turn = 0; turn < 60; turn += 1) {
    const scores = scoreSitting(turn % 6 === 5 ? randomClicks(random) : honest(someTruth(random), random));
    const norms =
      turn % 3
        ? PROVISIONAL_NORMS
        : { ...PROVISIONAL_NORMS, name: 'Own norms of 2026-11-01', isProvisional: false, sampleSize: 312 };
    const input = {
      ...about,
      scores,
      norms,
      isRepeat: turn % 2 === 0,
      prospects: [prospect('Computer Engineering', 60, 90_000)],
    };
    const whole = (language: Language) => ({
      report: buildReport({ ...input, language }),
      validity: validityView(scores, language),
    });
    const english = whole('en');
    for (const language of ['hi', 'mr'] as const) {
      const said = whole(language);
      expect(figuresIn(said)).toBe(figuresIn(english));
      for (const [place, text] of textsIn(said)) {
        if (SAME.test(place)) continue;
        expect(text, place).toMatch(/[\u0900-\u097F]/);
        expect(text.replace(TERMS, ''), place).not.toMatch(/[A-Za-z]{2}|undefined/);
      }
    }
  }
});

test.each(LANGUAGES)('every branch has a taste for each of its three letters in %s', (language) => {
  for (const { id, profile } of BRANCHES)
    expect(Object.keys(REPORT_TEXTS[language].branches[id].taste).toSorted(), id).toEqual(codeOf(profile).toSorted());
});

test('who answered in another language, and who had met the questions before, is told what that means', () => {
  const scores = scoreSitting(honest(someTruth(random), random));
  const said = (changes: object, more: object) =>
    buildReport({ norms: PROVISIONAL_NORMS, prospects: null, ...about, scores: { ...scores, ...changes }, ...more });
  expect(said({}, {}).norms.text).not.toContain('in another language');
  expect(said({ language: 'en' }, { language: 'hi' }).norms.text).toBe(said({}, { language: 'hi' }).norms.text);
  expect(said({ language: 'mr' }, {}).norms.text).toContain('in another language');
  expect(said({}, {}).aptitude.text).not.toContain('earlier assessment');
  expect(said({}, { isRepeat: true }).aptitude.text).toContain('earlier assessment');
});
