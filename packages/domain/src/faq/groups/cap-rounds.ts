import type { FaqGroup, FaqSource } from '../entry.ts';

const CAP: FaqSource = { authority: 'State CET Cell, Maharashtra', year: 2025 };

/** How the rounds of CAP go, and where they differ from JoSAA. */
export const CAP_ROUNDS: FaqGroup = {
  id: 'cap-rounds',
  title: 'CAP: option form and rounds',
  entries: [
    {
      id: 'cap-number-of-rounds',
      question: 'How many CAP rounds are there?',
      answer: ['Four since 2025-26. Until 2024-25 there were three.'],
      source: CAP,
      links: [{ label: 'Rounds and dates', to: '/rounds' }],
    },
    {
      id: 'compulsory-acceptance',
      question: 'When do I have to accept a CAP seat?',
      answer: [
        'When it is your first preference in round 1, one of your first three in round 2, one of your first six in round 3, and any seat in round 4. The seat is frozen by itself. Who does not accept leaves CAP.',
        'So think twice about the first six places: a choice there can end the process before a better one opens. From place 7 on a longer list never hurts.',
      ],
      source: CAP,
      links: [{ label: 'My preference lists', to: '/rounds' }],
      alsoAskedAs: ['compulsory acceptance', 'auto freeze', 'first three', 'first six', 'automatic freeze'],
    },
    {
      id: 'betterment',
      question: 'What is Betterment in CAP?',
      answer: [
        'If acceptance is not compulsory, you may keep the seat and hope for a better one in the next round (Betterment, also called not freeze), or keep it for good (Freeze). There is no Slide in CAP.',
      ],
      source: CAP,
    },
    {
      id: 'cap-change-options',
      question: 'Can I change my option form between CAP rounds?',
      answer: ['Yes. The option form may be filled again before rounds 2, 3 and 4.'],
      source: CAP,
    },
    {
      id: 'cap-order-of-options',
      question: 'In which order should I fill the CAP option form?',
      answer: [
        'In your true order of preference, with a second thought for places 1, 1 to 3 and 1 to 6, where an allotment is final in rounds 1, 2 and 3. Never put a safe college first: it would end the process in round 1.',
        'Our simulation plays your list under these rules and shows what each place can do.',
      ],
      source: CAP,
      links: [{ label: 'Simulate my list', to: '/rounds' }],
    },
    {
      id: 'cap-and-josaa-together',
      question: 'Can I take part in JoSAA and CAP in the same year?',
      answer: [
        'They are two processes with their own registration, own lists and own dates. You can prepare a list for each here. Before you give up a seat in one of them, check the dates and refund rules of both authorities.',
      ],
      links: [{ label: 'Rounds and dates', to: '/rounds' }],
    },
    {
      id: 'blank-cutoff',
      question: 'Why is a cut-off blank in some rounds?',
      answer: [
        'No seat of that kind was given in that round, or the list of that round is missing from the published ones we have. It does not mean that the seat is out of reach, and it is never zero.',
      ],
    },
  ],
};
