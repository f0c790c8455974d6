import type { FaqGroup, FaqSource } from '../entry.ts';

const CAP: FaqSource = { authority: 'State CET Cell, Maharashtra', year: 2025 };

/** Which seats of Maharashtra's CAP a candidate competes for. */
export const CAP_SEATS: FaqGroup = {
  id: 'cap-seats',
  title: 'MHT-CET and CAP: seats and categories',
  entries: [
    {
      id: 'percentile-and-merit-number',
      question: 'What is the difference between percentile and merit number?',
      answer: [
        'The percentile says what share of the candidates you did better than. The state merit number is your place in the list of Maharashtra, made from the MHT-CET PCM percentile. Seats are given by merit number.',
        'If you know only the percentile, the predictor estimates the merit number from earlier years and tells how sure it is.',
      ],
      source: CAP,
      links: [{ label: 'Predict for MHT-CET', to: '/predictor/mht-cet' }],
      alsoAskedAs: ['rank from percentile', 'merit list', 'pcm'],
    },
    {
      id: 'seat-code',
      question: 'How do I read a seat code such as GOPENH or LOBCS?',
      answer: [
        'The first letter: G for general, women included; L for ladies. Then the category: OPEN, SC, ST, VJ, NT1, NT2, NT3, OBC or SEBC. The last letter: H for home university, O for other than home university, S for state level.',
        'So GOPENH is a general open seat for home-university candidates, and LOBCS a ladies’ OBC seat at state level. Codes with PWD or DEF are seats for candidates with a disability or from defence families; TFWS, EWS, ORPHAN, MI and AI stand alone. We show every code in words.',
      ],
      source: CAP,
    },
    {
      id: 'home-university',
      question: 'What is my home university?',
      answer: [
        'It follows from where you passed the qualifying examination, or from your parents’ posting or domicile, depending on your type of candidature (A to E).',
        'At colleges of your home university you compete for the H seats, at all others for the O seats.',
      ],
      source: CAP,
      alsoAskedAs: ['HU OHU', 'other than home university'],
    },
    {
      id: 'autonomous-colleges',
      question: 'Why do autonomous colleges show state-level seats only?',
      answer: [
        'Autonomous, deemed and SNDT institutes have almost only state-level seats (S). They are open to all candidates of Maharashtra, whatever the home university.',
      ],
      source: CAP,
    },
    {
      id: 'which-pools-cap',
      question: 'Which seats do I compete for in CAP?',
      answer: [
        'For the seats of your own category and for OPEN seats. Women compete for the ladies’ seats and the general ones. State-level seats are always open to you, H seats at colleges of your home university, O seats at the others.',
      ],
      source: CAP,
    },
    {
      id: 'sebc-and-obc',
      question: 'Are SEBC and OBC the same?',
      answer: [
        'No. SEBC is a category of its own since 2024, with its own seats and its own cut-offs. It has a short history, so forecasts for it are wider.',
      ],
      source: { ...CAP, year: 2024 },
      alsoAskedAs: ['maratha reservation'],
    },
    {
      id: 'vj-nt',
      question: 'What are VJ, NT1, NT2 and NT3?',
      answer: ['VJ stands for VJ/DT (NT-A), NT1 for NT-B, NT2 for NT-C and NT3 for NT-D. Each has seats of its own.'],
      source: CAP,
    },
    {
      id: 'tfws',
      question: 'What is TFWS and how do I apply for it?',
      answer: [
        'The Tuition Fee Waiver Scheme: 5 % additional seats for Maharashtra candidates whose family income is up to ₹8 lakh, given by merit.',
        'A TFWS seat has a choice code of its own. To be considered you must put that code on your option form beside the ordinary one; our list builder tells you when the twin is missing.',
      ],
      source: CAP,
      links: [{ label: 'My preference lists', to: '/rounds' }],
      alsoAskedAs: ['fee waiver', 'free seat', 'tution fee'],
    },
    {
      id: 'ews-cap',
      question: 'How many EWS seats are there in CAP?',
      answer: [
        '10 % additional seats. The certificate has to be in the format of Maharashtra.',
        'The income limit is not in the sources we hold, so we name no figure. Please look it up in the information brochure of your year, on the website of the State CET Cell, before you apply for the certificate.',
      ],
      source: { ...CAP, isSecondHand: true },
      alsoAskedAs: ['ews income limit', 'family income for ews'],
    },
    {
      id: 'ladies-pwd-defence-orphan',
      question: 'Which seats are kept for women, PwD, defence and orphan candidates in CAP?',
      answer: [
        'Across the categories 30 % for women, 5 % for candidates with a disability, 5 % for defence families and 1 % for orphans. Please check the shares in the information brochure of your year.',
      ],
      source: { ...CAP, isSecondHand: true },
    },
    {
      id: 'all-india-seats-cap',
      question: 'How are the All India seats in Maharashtra filled?',
      answer: [
        'By JEE Main first. A JEE Main rank is never compared with a state merit number, so the predictor asks for it in a field of its own.',
      ],
      source: CAP,
    },
    {
      id: 'outside-maharashtra',
      question: 'I am not from Maharashtra. Which seats can I get through CAP?',
      answer: ['Candidates from outside Maharashtra compete for the All India seats only.'],
      source: CAP,
    },
    {
      id: 'minority-seats',
      question: 'Who can take a minority seat?',
      answer: [
        'Candidates of the community that the institute is registered for, for example a linguistic or religious minority. The seats carry the code MI.',
      ],
      source: CAP,
    },
    {
      id: 'institute-level-seats',
      question: 'What are institute-level seats?',
      answer: [
        'About 20 % of the seats of unaided colleges are given by the institute itself, outside CAP. Cut-offs of CAP say nothing about them, and we do not predict them.',
      ],
      source: CAP,
      alsoAskedAs: ['management quota'],
    },
    {
      id: 'college-code-renumbered',
      question: 'Why does a college have another code than in an old list?',
      answer: [
        'Colleges were given new codes when the numbering changed. We join the history of a college across its codes where the records show that it is the same college, and the detail page shows the code of today.',
      ],
      links: [{ label: 'College Explorer', to: '/search' }],
    },
  ],
};
