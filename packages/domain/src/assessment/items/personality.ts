import { TRAIT_SCALES, type TraitScale } from '../scales.ts';
import { interleaved, rated } from './rated.ts';

/** Sentences for the five broad traits, in our own words: four for and four against each, so that agreeing with everything says nothing. */
const SENTENCES: Readonly<Record<TraitScale, { for: readonly string[]; against: readonly string[] }>> = {
  openness: {
    for: [
      'I enjoy thinking about ideas that have no immediate use',
      'I like to try food, music or books that are new to me',
      'I often imagine how things could be different',
      'A poem, a picture or a landscape can move me deeply',
    ],
    against: [
      'I prefer to stay with the ways I know',
      'Discussions about abstract questions bore me',
      'I seldom wonder why things are the way they are',
      'I avoid tasks that need a lot of imagination',
    ],
  },
  conscientiousness: {
    for: [
      'I finish what I begin',
      'I plan my study and keep to the plan',
      'I keep my things where I can find them',
      'I check my work before I hand it in',
    ],
    against: [
      'I put work off until the last day',
      'I forget things that I promised to do',
      'I leave a task half done when it gets boring',
      'My notes are usually in a mess',
    ],
  },
  extraversion: {
    for: [
      'I start conversations easily',
      'I feel full of energy with many people around me',
      'I speak up in a group',
      'I make friends quickly',
    ],
    against: [
      'I stay in the background at gatherings',
      'Talking to people for long tires me',
      'I keep my thoughts to myself',
      'I would rather spend a free day alone than in company',
    ],
  },
  agreeableness: {
    for: [
      'I notice when someone needs help',
      'I forgive people easily',
      'I trust that most people mean well',
      'I share what I have without being asked',
    ],
    against: [
      'I can be sharp with people who annoy me',
      'I look after my own advantage first',
      'Other people’s problems are a nuisance to me',
      'I suspect that people who are kind want something',
    ],
  },
  steadiness: {
    for: [
      'I stay calm before an examination',
      'I recover quickly from a disappointment',
      'I rarely feel nervous',
      'I keep a clear head when things go wrong',
    ],
    against: [
      'I worry about things that may never happen',
      'My mood changes often',
      'A small problem can spoil my whole day',
      'I feel tense much of the time',
    ],
  },
};

const LABELS = ['Not at all like me', 'Not much like me', 'In between', 'Quite like me', 'Very much like me'] as const;

/** For and against by turns, beginning differently from trait to trait. */
function statementsOf(scale: TraitScale, index: number) {
  const agreeing = SENTENCES[scale].for.map((text) => ({ text, scale, isReversed: false }));
  const opposing = SENTENCES[scale].against.map((text) => ({ text, scale, isReversed: true }));
  return interleaved(index % 2 === 0 ? [agreeing, opposing] : [opposing, agreeing]);
}

export const PERSONALITY_ITEMS = rated('p', LABELS, interleaved(TRAIT_SCALES.map(statementsOf)), [
  { after: 12, expected: 4 },
  { after: 31, expected: 0 },
]);
