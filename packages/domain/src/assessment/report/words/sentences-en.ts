import type { SentenceWords } from './report-words.ts';

export const SENTENCES_EN: SentenceWords = {
  norms: {
    name: (name) => name,
    provisional: (least) =>
      `The comparison is provisional: averages and spreads were set by judgement and not measured. From ${least} finished assessments on they are replaced by our own students’. Your order of interests does not depend on them.`,
    own: (sampleSize) => `You are compared with ${sampleSize} students who took this assessment here.`,
    translated:
      'You answered in another language than English, in which the questions were written. How the translated questions compare has not been measured yet: take comparisons with others with more care.',
  },
  differentiation: {
    flat: 'Your interests lie close together: nothing stands far above the rest. Then the order of the branches says little, and trying things out says more.',
    middle: 'Some interests stand above others, as with most students.',
    clear: 'Your interests differ clearly from each other, so the order below has something to go by.',
  },
  consistency: {
    high: 'Your two strongest interests are neighbours on the hexagon: much work offers both.',
    middle: 'Your two strongest interests stand a little apart on the hexagon: some work offers both.',
    low: 'Your two strongest interests lie opposite each other: few kinds of work offer both, and one may live beside the other, in a hobby or a club.',
  },
  aptitude: {
    lower: 'This came less easily that day than to most of the norm group.',
    middle: 'About as easily as to most of the norm group.',
    higher: 'This came more easily that day than to most of the norm group.',
    repeated: 'You had met these questions in an earlier sitting, so they say even less this time.',
  },
  describes: (described) => `You describe yourself as ${described.join('; ')}.`,
  likes: (first, second) => `You like ${first}, and ${second}.`,
  nearest: (branches) => `Among engineering branches, ${branches.join('; ')} come nearest to what you like.`,
  noneNear:
    'None of the engineering branches comes very near to what you like most. That is worth an open talk: design, management, science, law, medicine and many other fields can be looked at too.',
  looksFor: (top, next) => `In work you look most for ${top.toLowerCase()} and ${next.toLowerCase()}.`,
  decidesNothing:
    'This is a description of what you said, to think and talk with. It decides nothing, and it may change as you do.',
  meaning: {
    likingTitle: 'What you like doing',
    liking: (first, second, third) => `Most of all you like ${first}; then ${second}, and ${third}.`,
    selfTitle: 'How you describe yourself',
    wantsTitle: 'What you want from work',
    wants: (top, next) => `When you had to choose, ${top.toLowerCase()} and ${next.toLowerCase()} came first.`,
    easyTitle: 'What came easily',
    easy: (part) =>
      `Of the four timed parts, “${part}” came easiest. These parts are short, so take them as a hint only.`,
  },
  even: {
    title: 'An even profile',
    text: 'None of your traits stands out, so you may fit into many places. Then the people and the place matter as much as the branch: visit before you choose.',
  },
  questions: {
    daily: (first = 'this branch', second = 'its neighbours') =>
      `What is the daily work after ${first}, and how does it differ from ${second}?`,
    sharedYear: 'Which of these branches share their first year, so that I could decide later?',
    flat: 'My interests lie close together. How can I find out what I would enjoy for years?',
    apart: 'My two strongest interests pull in different directions. Where do they meet?',
    branchOrCollege: 'Is it better to take a branch that fits at a college further down, or the other way round?',
    rankNeeded: 'What rank or percentile would I need for these branches near home?',
    disagree: 'Which sentences of this report would people who know me well not agree with?',
  },
  why: {
    shared: (like, taste) => `You like ${like}: here, ${taste}.`,
    alike: 'Taken together, your six interests have much the same shape as this branch.',
    none: 'None of your three strongest interests stands at the top here; it came nearest among the rest.',
  },
  change: {
    missing: (taste) =>
      `It also takes an interest in ${taste}. Try that: if you enjoy it, the fit is better than it looks here, and if not, it is weaker.`,
    strongest: (like) => `What you like most, ${like}, would have to find its place beside it.`,
    unsure: 'A second way of reckoning is less sure of this one. Look into it before you count on it.',
    bored: 'If the first-year subjects of this branch turn out to bore you, believe that rather than this figure.',
  },
  hint: (leans) =>
    `This branch leans on ${leans.join(' and ')}, which came easily to you in the timed part. Take it as a hint only.`,
  dataUpTo: (year) => `From data up to ${year}`,
  verdicts: {
    valid: { title: 'The answers fit together', text: 'Nothing in the way you answered speaks against the report.' },
    caution: {
      title: 'Please read this report with some care',
      text: 'One of our checks is not sure. That happens when one is tired or interrupted. The broad picture may well be right; do not lean on small differences.',
    },
    retake: {
      title: 'Let us do this once more',
      text: 'The answers do not fit together well enough for a report that would help you. That happens: a busy room, a slow phone, a long day. You can take the assessment again when it suits you, at no cost.',
    },
  },
  checks: {
    missedChecks: {
      name: 'Lines that asked for a certain answer',
      fine: 'Answered as asked.',
      not: 'Some were answered differently, as happens when one reads in haste.',
    },
    longestRun: {
      name: 'Runs of one and the same answer',
      fine: 'The answers vary as usual.',
      not: 'The same answer came many times in a row.',
    },
    fastShare: {
      name: 'Time taken',
      fine: 'Enough to read each line.',
      not: 'Many answers came faster than the lines can be read.',
    },
    evenOdd: {
      name: 'Agreement of the two halves',
      fine: 'Both halves of the scales say the same.',
      not: 'The two halves of the scales say different things.',
    },
  },
};
