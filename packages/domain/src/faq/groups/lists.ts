import type { FaqGroup } from '../entry.ts';

/** Preference lists, the simulation and the explorer. */
export const LISTS: FaqGroup = {
  id: 'lists',
  title: 'Preference lists and the College Explorer',
  entries: [
    {
      id: 'list-not-sorted',
      question: 'Why can I not sort my list by chance?',
      answer: [
        'Because the order of the list is the order of your wishes. Sorted by chance, the safest college would come first, and you would get it even when a better one was within reach.',
      ],
      links: [{ label: 'My preference lists', to: '/rounds' }],
    },
    {
      id: 'simulation',
      question: 'What does the simulation of my list show?',
      answer: [
        'It plays your list through thousands of possible years, round by round, under the rules of the exam. A good year for one college is mostly a good year for others too, and the simulation respects that. You see how often each choice is your final seat, and how often none is.',
      ],
    },
    {
      id: 'mock-allotment',
      question: 'What is the mock allotment?',
      answer: [
        'Your list played against the real closing ranks of a past year that you choose. No forecast, just what would have happened.',
      ],
    },
    {
      id: 'export-list',
      question: 'Can I take my list to the official form?',
      answer: [
        'Yes. Print it, or save it as PDF or CSV. It carries the official codes in your order, ready to be typed in. We cannot fill in the official form for you.',
      ],
    },
    {
      id: 'nirf-band',
      question: 'Why does a college show a NIRF band such as 101–150?',
      answer: [
        'NIRF publishes single ranks for the first colleges only and bands after that. We show what was published. A college without a rank was not ranked in that year; it does not mean that it is bad.',
      ],
    },
    {
      id: 'report-wrong-fact',
      question: 'I found a wrong fact. What can I do?',
      answer: ['Tell us on the college’s page with “Report a wrong fact”. We check it against the source and answer.'],
      links: [{ label: 'College Explorer', to: '/search' }],
      alsoAskedAs: ['mistake', 'incorrect fees', 'wrong information'],
    },
    {
      id: 'unknown-facts',
      question: 'Why are fees or seats missing for some colleges?',
      answer: [
        'Because we have no published source for them. We show a fact with its year and source, or we say that it is not known. We do not guess.',
      ],
    },
  ],
};
