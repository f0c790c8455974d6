import { rankBranches } from '@dakhila/domain/assessment/branch-fit';
import { ranked } from '@dakhila/domain/assessment/holland';
import type { Answers } from '@dakhila/domain/assessment/items/item';
import { againstNorm, measureScales, PROVISIONAL_NORMS } from '@dakhila/domain/assessment/norms';
import { buildReport } from '@dakhila/domain/assessment/report/build-report';
import { INTEREST_SCALES, TRAIT_SCALES, VALUE_SCALES } from '@dakhila/domain/assessment/scales';
import { type Scores, scoreSitting } from '@dakhila/domain/assessment/score';
import {
  honest,
  hurried,
  randomClicks,
  seeded,
  someTruth,
  straightLine,
  type Truth,
} from '@dakhila/domain/assessment/simulated-respondents';
import { correlation, mean } from '@dakhila/domain/assessment/statistics';
import { evaluateEvidence } from '@dakhila/domain/assessment/validity';
import { atLeast, atMost } from './lib/bar.ts';

/**
 * Prints what the assessment makes of made-up students whose true profile is known: how well it finds the profile again, and whom its checks flag. It shows
 * that scoring does what it should; it is no evidence about real students.
 */
const STUDENTS = 5000;
const luck = seeded(20_261_115);
const many = <T>(make: () => T) => Array.from({ length: STUDENTS }, make);

function line(label: string, value: number, limit: { atLeast: number } | { atMost: number } | null, digits = 3): void {
  if (limit === null) console.log(`  ${label.padEnd(54)} ${value.toFixed(digits).padStart(12)}`);
  else if ('atLeast' in limit) atLeast(label, value, limit.atLeast, '', digits);
  else atMost(label, value, limit.atMost, '', digits);
}

type Person = { truth: Truth; answers: Answers; scores: Scores };
const people: Person[] = many(() => {
  const truth = someTruth(luck);
  const answers = honest(truth, luck);
  return { truth, answers, scores: scoreSitting(answers) };
});
const profileOf = (truth: Truth) =>
  Object.fromEntries(INTEREST_SCALES.map((scale) => [scale, truth[scale] ?? 3])) as Scores['interests'];

function recovery(): void {
  const found = (scale: string, scoreOf: (scores: Scores) => number) =>
    correlation(
      people.map(({ truth }) => truth[scale] ?? 0),
      people.map(({ scores }) => scoreOf(scores)),
    );
  const interests = INTEREST_SCALES.map((scale) => found(scale, (scores) => scores.interests[scale]));
  const traits = TRAIT_SCALES.map((scale) => found(scale, (scores) => scores.traits[scale]));
  const values = VALUE_SCALES.map((scale) => found(scale, (scores) => scores.values[scale]));
  console.log(`Recovery of known profiles, ${STUDENTS} made-up students`);
  line('interests: true with found, weakest of six', Math.min(...interests), { atLeast: 0.85 });
  line('traits: true with found, weakest of five', Math.min(...traits), { atLeast: 0.8 });
  line('values: true with found, weakest of six', Math.min(...values), { atLeast: 0.65 });

  const clear = people.filter(({ truth }) => {
    const [first, second] = ranked(profileOf(truth)).map((scale) => truth[scale] ?? 0);
    return (first ?? 0) - (second ?? 0) >= 0.5;
  });
  const hits = clear.filter(({ truth, scores }) => ranked(profileOf(truth))[0] === ranked(scores.interests)[0]);
  line(`strongest interest found, where it is clear (${clear.length})`, hits.length / clear.length, { atLeast: 0.85 });
  const inBand = people.flatMap(({ truth, scores }) =>
    INTEREST_SCALES.map((scale) => {
      const { mean, spread } = PROVISIONAL_NORMS.scales[scale];
      const trueT = 50 + (10 * ((truth[scale] ?? 0) - mean)) / spread;
      const { tLow, tHigh } = againstNorm(scores.interests[scale], PROVISIONAL_NORMS.scales[scale]);
      // Beyond the ends of the scale, scores cannot differ.
      return trueT < 25 || trueT > 75 ? null : trueT >= tLow - 0.5 && trueT <= tHigh + 0.5;
    }).filter((isIn) => isIn !== null),
  );
  line('true score within the shown band', mean(inBand.map(Number)), { atLeast: 0.65 });
  const kept = people.filter(({ truth, scores }) => {
    const best = rankBranches(profileOf(truth))[0]?.branch.id;
    return rankBranches(scores.interests)
      .slice(0, 5)
      .some(({ branch }) => branch.id === best);
  });
  line('best branch of the true profile among the five shown', kept.length / STUDENTS, { atLeast: 0.85 });
}

function flags(): void {
  const shareOf = (all: readonly Answers[], verdicts: readonly string[]) =>
    all.filter((answers) => verdicts.includes(evaluateEvidence(scoreSitting(answers).evidence).verdict)).length /
    all.length;
  const flagged = ['caution', 'retake'];
  const clicks = many(() => randomClicks(luck));
  console.log('Checks of how it was answered: share flagged');
  line(
    'honest answering',
    shareOf(
      people.map(({ answers }) => answers),
      flagged,
    ),
    { atMost: 0.05 },
  );
  line(
    'honest answering, asked to take it again',
    shareOf(
      people.map(({ answers }) => answers),
      ['retake'],
    ),
    { atMost: 0.01 },
  );
  line('random clicking at the pace of a reader', shareOf(clicks, flagged), { atLeast: 0.95 });
  line('random clicking, asked to take it again', shareOf(clicks, ['retake']), { atLeast: 0.85 });
  line('always the same place', shareOf([0, 1, 2, 3, 4].map(straightLine), flagged), { atLeast: 1 });
  line(
    'faster than reading',
    shareOf(
      many(() => hurried(someTruth(luck), luck)),
      flagged,
    ),
    { atLeast: 0.99 },
  );
  line('attentive at first, clicking from the middle on', shareOf(many(fading), flagged), null);
}

/** Answers the first half of the questions truly. */
function fading(): Answers {
  const [truly, anyhow] = [honest(someTruth(luck), luck), randomClicks(luck)];
  return new Map([...truly].map(([id, answer], place) => [id, place < 46 ? answer : (anyhow.get(id) ?? answer)]));
}

function reliability(): void {
  console.log('Reliability of the made-up answers (real ones: npm run ops -- assessment norms)');
  const measured = measureScales(people.slice(0, 600).map(({ answers }) => answers));
  for (const [scale, { alpha, omega }] of Object.entries(measured))
    console.log(`  ${scale.padEnd(18)} alpha ${alpha.toFixed(2)}   omega ${omega?.toFixed(2)}`);
}

function speed(): void {
  const started = performance.now();
  for (const { answers } of people.slice(0, 500)) {
    const scores = scoreSitting(answers);
    buildReport({
      scores,
      norms: PROVISIONAL_NORMS,
      firstName: 'A',
      completedAt: new Date(0),
      instrumentVersion: '',
      prospects: null,
      isRepeat: false,
      language: 'en',
    });
  }
  console.log('Speed');
  line('milliseconds to score a sitting and write its report', (performance.now() - started) / 500, { atMost: 20 });
}

recovery();
flags();
reliability();
speed();
