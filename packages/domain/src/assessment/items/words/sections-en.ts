import type { SectionWords } from './item-words.ts';

export const SECTIONS_EN: SectionWords = {
  interests: {
    title: 'What you like doing',
    instructions:
      'Think of doing each of these. Whether you are good at it, or whether it pays, does not matter here: only whether you would like it.',
  },
  personality: {
    title: 'How you usually are',
    instructions:
      'How well does each sentence describe you as you usually are, not as you would like to be? There are no right answers.',
  },
  values: {
    title: 'What matters to you',
    instructions: 'Two things that work can give. Choose the one that matters more to you, even if both do.',
  },
  numerical: {
    title: 'Working with numbers',
    instructions:
      'Eight questions in four minutes. Paper and pencil are fine, a calculator is not. If one takes too long, go on to the next.',
  },
  verbal: {
    title: 'Reasoning with words',
    instructions: 'Eight questions in four minutes. Take each sentence as true and choose what follows from it alone.',
  },
  abstract: {
    title: 'Finding the pattern',
    instructions: 'Eight patterns in three and a half minutes. Choose the figure that belongs in the empty place.',
  },
  spatial: {
    title: 'Turning and folding in your head',
    instructions: 'Eight figures in three and a half minutes. Turn shapes and unfold paper in your head.',
  },
};
