import type { FaqGroup, FaqSource } from '../entry.ts';

const JOSAA: FaqSource = { authority: 'JoSAA', year: 2025 };

/** How the rounds of JoSAA go, and what to answer in them. */
export const JOSAA_ROUNDS: FaqGroup = {
  id: 'josaa-rounds',
  title: 'JoSAA: choices and rounds',
  entries: [
    {
      id: 'josaa-number-of-rounds',
      question: 'How many rounds does JoSAA have?',
      answer: [
        'It changes: 6 in 2016, 7 from 2017 to 2019, 6 from 2020 to 2023, 5 in 2024 and 6 in 2025. The number for a new year is known when JoSAA publishes the schedule.',
      ],
      source: JOSAA,
      links: [{ label: 'Rounds and dates', to: '/rounds' }],
    },
    {
      id: 'order-of-choices',
      question: 'In which order should I fill my choices?',
      answer: [
        'In the order in which you would truly like to study. The first choice on your list for which your rank is good enough becomes your seat. A college you put lower is looked at only when everything above it failed.',
        'So a safe college at the top gives away every better one below it, and a dream college at the top costs nothing.',
      ],
      source: JOSAA,
      links: [{ label: 'My preference lists', to: '/rounds' }],
      alsoAskedAs: ['choice filling', 'preference order', 'safe college first', 'deferred acceptance'],
    },
    {
      id: 'how-many-choices',
      question: 'How many choices should I fill in JoSAA?',
      answer: [
        'As many as you would accept. A longer list never hurts in JoSAA. Chances tell how deep the list has to go until you are safe; they do not tell the order.',
      ],
      source: JOSAA,
    },
    {
      id: 'josaa-change-choices',
      question: 'Can I change my choices between JoSAA rounds?',
      answer: ['No. The list is locked once and used in every round. Take your time before you lock it.'],
      source: JOSAA,
    },
    {
      id: 'freeze-float-slide',
      question: 'What are Freeze, Float and Slide?',
      answer: [
        'Freeze: you keep the seat and leave the later rounds. Float: you keep the seat and take any seat of higher preference that opens. Slide: you keep the seat and take a seat of higher preference in the same institute only.',
        'If a better seat comes, it replaces the one you hold by itself. The old one is gone.',
      ],
      source: JOSAA,
      links: [{ label: 'See my odds of improving', to: '/rounds' }],
    },
    {
      id: 'float-risk',
      question: 'Can I lose my seat if I choose Float?',
      answer: [
        'Not by a worse one: a seat is only replaced by one that stands higher on your own list. So put nothing above it that you would not rather have.',
      ],
      source: JOSAA,
    },
    {
      id: 'change-float-slide-freeze',
      question: 'Can I change from Float to Freeze later?',
      answer: [
        'Yes: from Float to Slide or Freeze, and from Slide to Freeze. Not the other way round. With your first preference, and in the last round, there is no Float or Slide.',
      ],
      source: JOSAA,
    },
    {
      id: 'csab',
      question: 'What are the CSAB special rounds?',
      answer: [
        'Rounds after JoSAA for seats of the NITs, IIEST, IIITs and GFTIs that are still vacant. They need a new registration and new choices. There are no IIT seats.',
        'What is left over is hard to foresee. We do not predict these rounds.',
      ],
      source: JOSAA,
    },
  ],
};
