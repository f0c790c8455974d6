import { codeOf, ranked } from '../holland.ts';
import type { Norms } from '../norms.ts';
import type { Scores } from '../score.ts';
import type { branchViews } from './branch-words.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { VALUE_WORDS } from './other-words.ts';
import { type aptitudeView, interestsView, traitsView, valuesView } from './scale-views.ts';
import { TRAIT_WORDS } from './trait-words.ts';

type Note = { title: string; text: string };
const MOST_NOTES = 5;
const MOST_WATCH_OUTS = 3;
/** How every text on a trait begins. */
const DESCRIBED = 'You describe yourself as ';

/** Traits away from the middle, the farthest first. */
const marked = (scores: Scores, norms: Norms) =>
  traitsView(scores, norms)
    .filter(({ level }) => level !== 'middle')
    .sort((one, other) => Math.abs(other.t - 50) - Math.abs(one.t - 50));

/** Two from what the student likes most, the others from how they describe themselves. */
export function strengths(scores: Scores, norms: Norms): Note[] {
  const liked = ranked(scores.interests)
    .slice(0, 2)
    .map((id) => INTEREST_WORDS[id].strength);
  const own = marked(scores, norms).flatMap(({ id, level }) =>
    level === 'middle' ? [] : [TRAIT_WORDS[id][level].strength],
  );
  return [...liked, ...own].slice(0, MOST_NOTES);
}

const EVEN: Note = {
  title: 'An even profile',
  text: 'None of your traits stands out, so you may fit into many places. Then the people and the place matter as much as the branch: visit before you choose.',
};

export function watchOuts(scores: Scores, norms: Norms): Note[] {
  const own = marked(scores, norms).flatMap(({ id, level }) =>
    level === 'middle' ? [] : [TRAIT_WORDS[id][level].watchOut],
  );
  return own.length === 0 ? [EVEN] : own.slice(0, MOST_WATCH_OUTS);
}

export function meaning(scores: Scores, norms: Norms, aptitude: ReturnType<typeof aptitudeView>): Note[] {
  const [first, second, third] = codeOf(scores.interests);
  const { differentiation, consistency } = interestsView(scores, norms);
  const traits = traitsView(scores, norms).map(({ text }) =>
    text.split('. ')[0]?.replace(DESCRIBED, '').replace(/\.$/, ''),
  );
  const [top, next] = valuesView(scores);
  const easiest = aptitude.scales.toSorted((one, other) => other.t - one.t)[0];
  return [
    {
      title: 'What you like doing',
      text: `Most of all you like ${INTEREST_WORDS[first].like}; then ${INTEREST_WORDS[second].like}, and ${INTEREST_WORDS[third].like}. ${differentiation.text} ${consistency.text}`,
    },
    { title: 'How you describe yourself', text: `${DESCRIBED}${traits.join('; ')}.` },
    {
      title: 'What you want from work',
      text: `When you had to choose, ${top?.name.toLowerCase()} and ${next?.name.toLowerCase()} came first. ${top?.text} ${next?.text}`,
    },
    {
      title: 'What came easily',
      text: `Of the four timed parts, “${easiest?.name}” came easiest. These parts are short, so take them as a hint only.`,
    },
  ];
}

export function summary(scores: Scores, branches: ReturnType<typeof branchViews>) {
  const [first, second] = codeOf(scores.interests);
  const [top, next] = valuesView(scores);
  const names = branches.map(({ name }) => name);
  const [best] = branches;
  return {
    headline: `You like ${INTEREST_WORDS[first].like}, and ${INTEREST_WORDS[second].like}.`,
    paragraphs: [
      best !== undefined && best.level !== 'partial'
        ? `Among engineering branches, ${names.slice(0, 3).join('; ')} come nearest to what you like.`
        : 'None of the engineering branches comes very near to what you like most. That is worth an open talk: design, management, science, law, medicine and many other fields can be looked at too.',
      `In work you look most for ${VALUE_WORDS[top?.id ?? 'achievement'].name.toLowerCase()} and ${VALUE_WORDS[next?.id ?? 'variety'].name.toLowerCase()}.`,
      'This is a description of what you said, to think and talk with. It decides nothing, and it may change as you do.',
    ],
    branches: names,
  };
}

/** What to bring to a counsellor. */
export function questions(scores: Scores, norms: Norms, branches: ReturnType<typeof branchViews>): string[] {
  const [first, second] = branches;
  const { differentiation, consistency } = interestsView(scores, norms);
  const asks = valuesView(scores)
    .slice(0, 2)
    .map(({ id }) => VALUE_WORDS[id].ask);
  return [
    `What is the daily work after ${first?.name ?? 'this branch'}, and how does it differ from ${second?.name ?? 'its neighbours'}?`,
    'Which of these branches share their first year, so that I could decide later?',
    ...asks,
    ...(differentiation.level === 'flat'
      ? ['My interests lie close together. How can I find out what I would enjoy for years?']
      : []),
    ...(consistency.level === 'low'
      ? ['My two strongest interests pull in different directions. Where do they meet?']
      : []),
    ...(branches.some(({ chance }) => chance !== null)
      ? ['Is it better to take a branch that fits at a college further down, or the other way round?']
      : ['What rank or percentile would I need for these branches near home?']),
    'Which sentences of this report would people who know me well not agree with?',
  ];
}
