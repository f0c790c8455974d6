import { expect, test } from 'vitest';
import { SECTIONS } from './instrument.ts';
import { againstNorm, computeNorms, LEAST_SAMPLE, NORMED_SCALES, PROVISIONAL_NORMS } from './norms.ts';
import { INTEREST_SCALES, TRAIT_SCALES, VALUE_SCALES } from './scales.ts';
import { scoreSitting } from './score.ts';
import { honest, hurried, randomClicks, seeded, someTruth, straightLine, type Truth } from './simulated-respondents.ts';
import { correlation } from './statistics.ts';
import { evaluateEvidence } from './validity.ts';

const random = seeded(2026);
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const verdictOf = (answers: Parameters<typeof scoreSitting>[0]) =>
  evaluateEvidence(scoreSitting(answers).evidence).verdict;

/** Everything answered with one choice for each kind of item. */
const answeredWith = (choose: (item: (typeof SECTIONS)[number]['items'][number]) => number) =>
  new Map(
    SECTIONS.flatMap(({ items }) => items.map((item) => [item.id, { choice: choose(item), tookMs: 4000 }] as const)),
  );

test('sentences against a trait are turned round, and agreeing with everything says nothing', () => {
  const agreeing = scoreSitting(answeredWith((item) => (item.kind === 'rated' ? 4 : 0)));
  for (const trait of TRAIT_SCALES) expect(agreeing.traits[trait]).toBe(3);
  for (const interest of INTEREST_SCALES) expect(agreeing.interests[interest]).toBe(5);
  const calm = scoreSitting(
    answeredWith((item) => (item.kind !== 'rated' ? 0 : item.scale === 'steadiness' && item.isReversed ? 0 : 4)),
  );
  expect(calm.traits.steadiness).toBe(5);
});

test('a value wins the pairs in which it was chosen, and a right answer counts one', () => {
  const chosen = scoreSitting(
    answeredWith((item) => {
      if (item.kind === 'task') return item.right;
      return item.kind === 'pair' ? Math.max(0, item.values.indexOf('helping')) : 2;
    }),
  );
  expect(chosen.values.helping).toBe(5);
  expect(VALUE_SCALES.reduce((sum, value) => sum + chosen.values[value], 0)).toBe(15);
  expect(chosen.aptitude).toEqual({
    numerical: { right: 8, of: 8 },
    verbal: { right: 8, of: 8 },
    abstract: { right: 8, of: 8 },
    spatial: { right: 8, of: 8 },
  });
});

test('what was left out in a timed part is not right, and nothing breaks without any answer', () => {
  const none = scoreSitting(new Map());
  expect(none.aptitude.spatial).toEqual({ right: 0, of: 8 });
  expect(none.interests.realistic).toBe(3);
  expect(evaluateEvidence(none.evidence).verdict).toBe('retake');
});

test('the average is T 50 and percentile 50, one spread above is 60 and 84, and the ends are bounded', () => {
  const norm = { mean: 3, spread: 0.5, alpha: 0.75, omega: null };
  expect(againstNorm(3, norm)).toEqual({
    t: 50,
    tLow: 45,
    tHigh: 55,
    percentile: 50,
    percentileLow: 31,
    percentileHigh: 69,
    level: 'middle',
  });
  expect(againstNorm(3.5, norm)).toMatchObject({ t: 60, percentile: 84, level: 'higher' });
  expect(againstNorm(1, norm)).toMatchObject({ t: 20, percentile: 1, level: 'lower' });
});

const truths = many(400, () => someTruth(random));
const answered = truths.map((truth) => honest(truth, random));
const scored = answered.map((answers) => scoreSitting(answers));

test('known profiles are recovered: every scale correlates with what was put in', () => {
  const recovery = (trueOf: (truth: Truth) => number, scoreOf: (index: number) => number) =>
    correlation(
      truths.map(trueOf),
      truths.map((_, index) => scoreOf(index)),
    );
  for (const scale of INTEREST_SCALES)
    expect(
      recovery(
        (truth) => truth[scale] ?? 0,
        (index) => scored[index]?.interests[scale] ?? 0,
      ),
      scale,
    ).toBeGreaterThan(0.85);
  for (const scale of TRAIT_SCALES)
    expect(
      recovery(
        (truth) => truth[scale] ?? 0,
        (index) => scored[index]?.traits[scale] ?? 0,
      ),
      scale,
    ).toBeGreaterThan(0.8);
  for (const scale of VALUE_SCALES)
    expect(
      recovery(
        (truth) => truth[scale] ?? 0,
        (index) => scored[index]?.values[scale] ?? 0,
      ),
      scale,
    ).toBeGreaterThan(0.65);
});

test('clear interests give their code', () => {
  const clear = {
    ...someTruth(random),
    realistic: 3.7,
    investigative: 4.6,
    artistic: 2,
    social: 2.2,
    enterprising: 1.8,
    conventional: 2.8,
  };
  const hits = many(100, () => scoreSitting(honest(clear, random)).interests).filter(
    ({ investigative, realistic, ...others }) =>
      investigative > realistic && realistic > Math.max(...Object.values(others)),
  );
  expect(hits.length).toBeGreaterThanOrEqual(90);
});

test('random clicking is flagged at least 95 times in 100, honest answering at most 5 times', () => {
  const flagged = many(400, () => verdictOf(randomClicks(random))).filter((verdict) => verdict !== 'valid').length;
  expect(flagged / 400).toBeGreaterThanOrEqual(0.95);
  const wronged = scored.filter(({ evidence }) => evaluateEvidence(evidence).verdict !== 'valid').length;
  expect(wronged / scored.length).toBeLessThanOrEqual(0.05);
});

test('one and the same place all the way, and answers faster than reading, are asked to be taken again', () => {
  for (const place of [0, 1, 2, 3, 4]) expect(verdictOf(straightLine(place))).toBe('retake');
  expect(verdictOf(hurried(someTruth(random), random))).toBe('retake');
});

test('a device that tells no times is no reason for doubt', () => {
  const silent = new Map([...(answered[0] ?? [])].map(([id, { choice }]) => [id, { choice, tookMs: null }]));
  expect(scoreSitting(silent).evidence.fastShare).toBeNull();
});

test.each([
  [{}, 'valid'],
  [{ missedChecks: 1 }, 'valid'],
  [{ missedChecks: 2 }, 'caution'],
  [{ missedChecks: 2, evenOdd: 0.1 }, 'retake'],
  [{ missedChecks: 3 }, 'retake'],
  [{ longestRun: 14 }, 'caution'],
  [{ longestRun: 25 }, 'retake'],
  [{ fastShare: 0.3 }, 'caution'],
  [{ fastShare: 0.8 }, 'retake'],
  [{ evenOdd: -0.5 }, 'retake'],
])('evidence %j is judged %s', (change, verdict) => {
  expect(evaluateEvidence({ missedChecks: 0, longestRun: 4, fastShare: 0, evenOdd: 0.8, ...change }).verdict).toBe(
    verdict,
  );
});

test('own norms need three hundred sittings, and then find the averages and reliabilities that were put in', () => {
  expect(computeNorms(answered.slice(0, LEAST_SAMPLE - 1), 'Too few')).toBeNull();
  const norms = computeNorms(answered, 'Own');
  expect(norms).toMatchObject({ name: 'Own', isProvisional: false, sampleSize: 400 });
  for (const scale of NORMED_SCALES) {
    const [own, expected] = [norms?.scales[scale], PROVISIONAL_NORMS.scales[scale]];
    expect(Math.abs((own?.mean ?? 0) - expected.mean), scale).toBeLessThan(expected.spread / 3);
    expect(own?.omega ?? -1, scale).toBeGreaterThan(0);
  }
  expect(norms?.scales.realistic.alpha ?? 0).toBeGreaterThan(0.75);
});
