import { codeOf, ranked } from '../holland.ts';
import { againstNorm, type Norms } from '../norms.ts';
import { TRAIT_SCALES } from '../scales.ts';
import type { Scores } from '../score.ts';
import type { branchViews } from './branch-words.ts';
import { type aptitudeView, interestsView, traitsView, valuesView } from './scale-views.ts';
import type { Note, ReportWords } from './words/report-words.ts';

const MOST_NOTES = 5;
const MOST_WATCH_OUTS = 3;

/** What is said of traits away from the middle, the farthest first. */
const marked = (scores: Scores, norms: Norms, words: ReportWords) =>
  traitsView(scores, norms, words)
    .toSorted((one, other) => Math.abs(other.t - 50) - Math.abs(one.t - 50))
    .flatMap(({ id, level }) => (level === 'middle' ? [] : [words.traits[id][level]]));

/** Two from what the student likes most, the others from how they describe themselves. */
export function strengths(scores: Scores, norms: Norms, words: ReportWords): Note[] {
  const liked = ranked(scores.interests)
    .slice(0, 2)
    .map((id) => words.interests[id].strength);
  return [...liked, ...marked(scores, norms, words).map(({ strength }) => strength)].slice(0, MOST_NOTES);
}

export function watchOuts(scores: Scores, norms: Norms, words: ReportWords): Note[] {
  const own = marked(scores, norms, words).map(({ watchOut }) => watchOut);
  return own.length === 0 ? [words.even] : own.slice(0, MOST_WATCH_OUTS);
}

export function meaning(
  scores: Scores,
  norms: Norms,
  { words, aptitude }: { words: ReportWords; aptitude: ReturnType<typeof aptitudeView> },
): Note[] {
  const said = words.meaning;
  const [first, second, third] = codeOf(scores.interests);
  const { differentiation, consistency } = interestsView(scores, norms, words);
  const described = TRAIT_SCALES.map(
    (id) => words.traits[id][againstNorm(scores.traits[id], norms.scales[id]).level].described,
  );
  const [top, next] = valuesView(scores, words);
  const easiest = aptitude.scales.toSorted((one, other) => other.t - one.t)[0];
  const { interests } = words;
  return [
    {
      title: said.likingTitle,
      text: `${said.liking(interests[first].like, interests[second].like, interests[third].like)} ${differentiation.text} ${consistency.text}`,
    },
    { title: said.selfTitle, text: words.describes(described) },
    {
      title: said.wantsTitle,
      text: `${said.wants(top?.name ?? '', next?.name ?? '')} ${top?.text} ${next?.text}`,
    },
    { title: said.easyTitle, text: said.easy(easiest?.name ?? '') },
  ];
}

export function summary(scores: Scores, branches: ReturnType<typeof branchViews>, words: ReportWords) {
  const [first, second] = codeOf(scores.interests);
  const [top, next] = valuesView(scores, words);
  const names = branches.map(({ name }) => name);
  const [best] = branches;
  return {
    headline: words.likes(words.interests[first].like, words.interests[second].like),
    paragraphs: [
      best !== undefined && best.level !== 'partial' ? words.nearest(names.slice(0, 3)) : words.noneNear,
      words.looksFor(top?.name ?? '', next?.name ?? ''),
      words.decidesNothing,
    ],
    branches: names,
  };
}

/** What to bring to a counsellor. */
export function questions(
  scores: Scores,
  norms: Norms,
  { words, branches }: { words: ReportWords; branches: ReturnType<typeof branchViews> },
): string[] {
  const said = words.questions;
  const [first, second] = branches;
  const { differentiation, consistency } = interestsView(scores, norms, words);
  const asks = valuesView(scores, words)
    .slice(0, 2)
    .map(({ id }) => words.values[id].ask);
  return [
    said.daily(first?.name, second?.name),
    said.sharedYear,
    ...asks,
    ...(differentiation.level === 'flat' ? [said.flat] : []),
    ...(consistency.level === 'low' ? [said.apart] : []),
    branches.some(({ chance }) => chance !== null) ? said.branchOrCollege : said.rankNeeded,
    said.disagree,
  ];
}
