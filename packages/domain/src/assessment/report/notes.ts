import { fill } from '../../language/fill.ts';
import { codeOf, NEUTRAL, strongestOf } from '../holland.ts';
import { againstNorm, type Norms } from '../norms.ts';
import { TRAIT_SCALES } from '../scales.ts';
import type { Scores } from '../score.ts';
import type { branchViews } from './branch-views.ts';
import type { Likings, Note, ReportTexts } from './report-texts.ts';
import { type aptitudeView, interestsView, traitsView, valuesView } from './scale-views.ts';

const MAX_NOTES = 5;
const MAX_WATCH_OUTS = 3;

/** Notes on traits away from the middle, the most extreme first. */
const marked = (scores: Scores, norms: Norms, texts: ReportTexts) =>
  traitsView(scores, norms, texts)
    .toSorted((one, other) => Math.abs(other.t - 50) - Math.abs(one.t - 50))
    .flatMap(({ id, level }) => (level === 'middle' ? [] : [texts.traits[id][level]]));

/** Two from what the student likes most, the others from how they describe themselves. */
export function strengths(scores: Scores, norms: Norms, texts: ReportTexts): Note[] {
  const liked = strongestOf(scores.interests)
    .slice(0, 2)
    .map((id) => texts.interests[id].strength);
  return [...liked, ...marked(scores, norms, texts).map(({ strength }) => strength)].slice(0, MAX_NOTES);
}

export function watchOuts(scores: Scores, norms: Norms, texts: ReportTexts): Note[] {
  const own = marked(scores, norms, texts).map(({ watchOut }) => watchOut);
  return own.length === 0 ? [texts.even] : own.slice(0, MAX_WATCH_OUTS);
}

export function meaning(
  scores: Scores,
  norms: Norms,
  { texts, aptitude }: { texts: ReportTexts; aptitude: ReturnType<typeof aptitudeView> },
): Note[] {
  const said = texts.meaning;
  const { differentiation, consistency } = interestsView(scores, norms, texts);
  const described = TRAIT_SCALES.map(
    (id) => texts.traits[id][againstNorm(scores.traits[id], norms.scales[id]).level].described,
  );
  const [top, next] = valuesView(scores, texts);
  const easiest = aptitude.scales.toSorted((one, other) => other.t - one.t)[0];
  return [
    {
      title: said.likingTitle,
      text: [liking(scores, said.liking, texts), differentiation.text, consistency.text].join(' '),
    },
    { title: said.selfTitle, text: fill(texts.describes, { described: described.join('; ') }) },
    {
      title: said.wantsTitle,
      text: `${fill(said.wants, inSentence(top, next))} ${top?.text} ${next?.text}`,
    },
    { title: said.easyTitle, text: fill(said.easy, { part: easiest?.name ?? '' }) },
  ];
}

/** What was liked, in a sentence for as many as there are; one for a student who liked little. */
function liking({ interests }: Scores, said: Likings, texts: ReportTexts): string {
  const strongest = strongestOf(interests);
  const [first = '', second = '', third = ''] = strongest.map((scale) => texts.interests[scale].like);
  if (interests[codeOf(interests)[0]] < NEUTRAL) return fill(said.few, { first });
  const sentence = strongest.length === 1 ? said.one : strongest.length === 2 ? said.two : said.three;
  return fill(sentence, { first, second, third });
}

export function summary(scores: Scores, branches: ReturnType<typeof branchViews>, texts: ReportTexts) {
  const [top, next] = valuesView(scores, texts);
  const names = branches.map(({ name }) => name);
  const [best] = branches;
  return {
    headline: liking(scores, texts.likes, texts),
    paragraphs: [
      best !== undefined && best.level !== 'partial'
        ? fill(texts.nearest, { branches: names.slice(0, 3).join('; ') })
        : texts.noneNear,
      fill(texts.looksFor, inSentence(top, next)),
      texts.decidesNothing,
    ],
    branches: names,
  };
}

/** The names of two values inside a sentence. */
const inSentence = (top: { name: string } | undefined, next: { name: string } | undefined) => ({
  top: top?.name.toLowerCase() ?? '',
  next: next?.name.toLowerCase() ?? '',
});

/** Questions to discuss with a counsellor. */
export function questions(
  scores: Scores,
  norms: Norms,
  { texts, branches }: { texts: ReportTexts; branches: ReturnType<typeof branchViews> },
): string[] {
  const said = texts.questions;
  const [first, second] = branches;
  const { differentiation, consistency } = interestsView(scores, norms, texts);
  const asks = valuesView(scores, texts)
    .slice(0, 2)
    .map(({ id }) => texts.values[id].ask);
  return [
    fill(said.daily, { first: first?.name ?? '', second: second?.name ?? '' }),
    said.sharedYear,
    ...asks,
    ...(differentiation.level === 'flat' ? [said.flat] : []),
    ...(consistency.level === 'low' ? [said.apart] : []),
    branches.some(({ chance }) => chance !== null) ? said.branchOrCollege : said.rankNeeded,
    said.disagree,
  ];
}
