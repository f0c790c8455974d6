import type { FaqGroup, FaqSource } from '../entry.ts';

const JOSAA: FaqSource = { authority: 'JoSAA', year: 2025 };

/** Which rank counts where in the admission through JEE. */
export const JOSAA_RANKS: FaqGroup = {
  id: 'josaa-ranks',
  title: 'JEE and JoSAA: ranks and seats',
  entries: [
    {
      id: 'main-or-advanced',
      question: 'Which colleges use JEE Main and which use JEE Advanced?',
      answer: [
        'The IITs admit by the rank lists of JEE Advanced. The NITs, IIEST, IIITs and the other government-funded institutes (GFTIs) admit by the rank lists of JEE Main.',
        'The two lists are never compared with each other. A rank of 5,000 in JEE Main says nothing about an IIT.',
      ],
      source: JOSAA,
      alsoAskedAs: ['iit eligibility', 'nit rank', 'mains advanced difference'],
    },
    {
      id: 'crl-and-category-rank',
      question: 'What is the difference between CRL and category rank?',
      answer: [
        'CRL is your place among all candidates. The category rank is your place among the candidates of your category: EWS, OBC-NCL, SC or ST.',
        'Seats of the OPEN pool are filled by CRL. Seats of a category are filled by the rank within that category. If you have a category, you compete in both, so the predictor asks for both ranks.',
      ],
      source: JOSAA,
      links: [{ label: 'Predict for JoSAA', to: '/predictor/josaa' }],
      alsoAskedAs: ['common rank list', 'which rank to enter'],
    },
    {
      id: 'category-rank-missing',
      question: 'I do not know my category rank. Can I still predict?',
      answer: [
        'Seats of your category go by your category rank alone, so the form asks for it. It stands on your score card beside the CRL.',
        'Without it, choose the category OPEN for now: OPEN seats are judged by your CRL. Predict again when you have the rank.',
      ],
      links: [{ label: 'College Predictor', to: '/predictor' }],
    },
    {
      id: 'reserved-candidate-open-seat',
      question: 'Can a candidate of a reserved category get an OPEN seat?',
      answer: [
        'Yes. Every candidate competes for OPEN seats by CRL. A reserved candidate competes for the seats of the own category as well, and the better outcome counts.',
      ],
      source: JOSAA,
    },
    {
      id: 'female-only-seats',
      question: 'How do the female-only seats work?',
      answer: [
        'Each programme has gender-neutral seats and, in many institutes, female-only seats, some of them supernumerary. Women compete in both pools; men and others in the gender-neutral pool.',
        'A female-only seat can close at a larger rank than the gender-neutral one in the same programme. We judge both and show the one that serves you best.',
      ],
      source: JOSAA,
      alsoAskedAs: ['girls quota', 'supernumerary seats women', 'ladki'],
    },
    {
      id: 'home-state',
      question: 'What is my home state for JoSAA?',
      answer: [
        'It is the state where you first appeared for Class XII. It is not your domicile, and not where your parents live now.',
        'This is the most common mistake in the form. If you wrote Class XII in Kota, your home state is Rajasthan, also when your family lives in Pune.',
      ],
      source: JOSAA,
      alsoAskedAs: ['state code of eligibility', 'domicile', 'home state quota'],
    },
    {
      id: 'hs-os-ai-quota',
      question: 'What do the quotas HS, OS and AI mean?',
      answer: [
        'HS is the home-state quota, OS the quota for other states, AI all India. The IITs have AI seats only. At an NIT you compete in HS if the institute is in your home state, otherwise in OS; never in both.',
        'IIITs have mostly AI seats. GFTIs have AI seats, or HS and OS, and a few have AI and HS side by side. Then both are open to you, and we show both.',
      ],
      source: JOSAA,
    },
    {
      id: 'go-jk-la-quota',
      question: 'What are the quotas GO, JK and LA?',
      answer: [
        'They are extra pools for candidates of Goa, of Jammu and Kashmir, and of Ladakh. Nobody else competes there.',
      ],
      source: JOSAA,
    },
    {
      id: 'preparatory-rank',
      question: 'Why do some closing ranks end with the letter P?',
      answer: [
        'That is a rank for the preparatory course, a year of preparation before the first year. It cannot be compared with ordinary ranks. We keep it out of charts and predictions.',
      ],
      source: JOSAA,
    },
    {
      id: 'architecture-and-planning',
      question: 'Do B.Arch and B.Plan use the same JEE Main rank?',
      answer: [
        'No. B.E. and B.Tech, B.Arch and B.Plan have rank lists of their own. A rank of one list says nothing about a seat of another.',
      ],
      source: JOSAA,
    },
    {
      id: 'pwd-josaa',
      question: 'How are PwD seats filled in JoSAA?',
      answer: [
        'Each seat type, OPEN, EWS, OBC-NCL, SC and ST, has PwD seats of its own, filled by the ranks of the matching PwD list. These pools are very small, so ranks move a lot from year to year. We show a range for them, without odds.',
      ],
      source: JOSAA,
      alsoAskedAs: ['disability', 'divyang'],
    },
    {
      id: 'class-twelve-marks',
      question: 'How many marks do I need in Class XII for JoSAA?',
      answer: ['75 %, or 65 % for SC, ST and PwD candidates; or a place in the top 20 percentile of your board.'],
      source: JOSAA,
      alsoAskedAs: ['75 percent criteria', 'board marks', '12th marks'],
    },
  ],
};
