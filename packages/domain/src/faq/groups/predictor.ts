import type { FaqGroup } from '../entry.ts';

/** What the College Predictor says, and what it cannot say. */
export const PREDICTOR: FaqGroup = {
  id: 'predictor',
  title: 'The College Predictor',
  entries: [
    {
      id: 'what-is-a-chance',
      question: 'What does a chance of 70 % mean?',
      answer: [
        'That of all the seats we call 70 %, about seven in ten were in fact open to a student with such a rank when we tested it on past years. It is no promise. Three in ten were not.',
        'A seat of last year is not always offered again: in CAP about one in five was not, most often the reserved seats of small programmes. The chance counts that. It holds for the programme: where several kinds of its seats are open to you, all of them count.',
        'The forecast range is where the closing rank lies if there is a seat.',
        'The accuracy page shows how well our chances held, year by year.',
      ],
      links: [{ label: 'How accurate we are', to: '/predictor/accuracy' }],
      alsoAskedAs: ['probability', 'guarantee', 'how sure'],
    },
    {
      id: 'bands',
      question: 'What do Safe, Likely, Possible and Reach mean?',
      answer: [
        'Safe is a chance of 90 % or more, Likely 60 to 90 %, Possible 30 to 60 %, Reach 5 to 30 %. Below 5 % a programme is hidden until you ask for it.',
        'A chance is never rounded up: 89.9 % is shown as 89 % and is Likely.',
        'No chance is shown above 97 % or below 3 %: nobody can know an admission better than that.',
      ],
    },
    {
      id: 'how-forecast-is-made',
      question: 'How is the forecast made?',
      answer: [
        'From the published closing ranks of all earlier years: how a whole year shifts, how each programme and institute moves, how much a pool of that size jumps about, and how ranks grow from round to round. The result is a range for the next closing rank. Beside it we measure how often such seats were offered again. From both comes the chance for your rank.',
      ],
      links: [{ label: 'How accurate we are', to: '/predictor/accuracy' }],
    },
    {
      id: 'why-not-last-year',
      question: 'Why not simply compare with last year’s cut-off?',
      answer: [
        'Because it fails too often. In JoSAA, students whose rank was exactly last year’s closing rank would have got in with 46 % in 2022, 70 % in 2023 and 52 % in 2024. The whole year moves together.',
      ],
      alsoAskedAs: ['previous year cutoff', 'cut off same'],
    },
    {
      id: 'attempts',
      question: 'What does one prediction cost?',
      answer: [
        'One attempt. The result is saved and opens again free of charge. The same input within 30 days on the same data opens the saved result. A prediction that fails costs nothing.',
      ],
      links: [{ label: 'Get more attempts', to: '/top-up' }],
      alsoAskedAs: ['pulls', 'attempt left', 'recommendation'],
    },
    {
      id: 'tiny-pools',
      question: 'Why do some programmes show a range and no chance?',
      answer: [
        'Seats for persons with disabilities, for children of defence personnel and for orphans are so few that their closing rank jumps from year to year. A chance would pretend to know more than anyone does.',
        'The same holds for any other seats whose range is very wide: where its end lies more than five times as deep as its beginning.',
      ],
    },
    {
      id: 'data-up-to',
      question: 'How new is the data?',
      answer: [
        'Every figure shows its year and round, and every chance says up to which year the data goes. Where the newest published year is missing, the spread is wider.',
      ],
    },
    {
      id: 'guarantee-seat',
      question: 'Can you guarantee me a seat?',
      answer: [
        'No. Nobody honest can. Seats are given by JoSAA and the State CET Cell alone, by rank and by your list. Beware of anyone who sells one.',
      ],
      alsoAskedAs: ['donation', 'confirm admission', 'agent', 'pakka admission'],
    },
    {
      id: 'no-results',
      question: 'Why do I get no results?',
      answer: [
        'Mostly because a filter is narrow or a rank is missing. The page says which, and shows what nearly fits. A missing category rank or home state closes whole pools.',
      ],
    },
    {
      id: 'branch-recommendations',
      question: 'Who gets branch recommendations?',
      answer: [
        'Students of the Standard and Premium plans. Branches are ordered by your chance and by the interests you named, and by the assessment when you have taken it. Each comes with its reason.',
      ],
    },
  ],
};
