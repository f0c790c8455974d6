/** The student of the demo. Nobody has this name, address and number together; no message leaves the machine. */
export const STUDENT = {
  firstName: 'Ananya',
  lastName: 'Kulkarni',
  email: 'ananya@students.example',
  phone: '919000000017',
} as const;

/** Whose link to the desk the demo prints. */
export const MEMBER = { email: 'nita@staff.example', name: 'Nita Shah' } as const;

export const CAP = {
  percentile: 94.6,
  category: 'OBC',
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
} as const;
/** The same with the result she hopes for. */
export const CAP_HOPED = { ...CAP, percentile: 96.2 } as const;
export const JOSAA = {
  mainCrl: 32_000,
  mainCategoryRank: 9_800,
  category: 'OBC-NCL',
  homeState: 'Maharashtra',
} as const;

/** What people wrote. It stays as it is in every language, as real messages do. */
export const TEXTS = {
  firstQuestion: 'Computer or electronics: how do I order my CAP list?',
  notes:
    'We went through the list together. Ananya likes programming and wants to stay within a few hours of Nashik. Order by preference, not by chance: a college lower on the list never costs a seat further up.',
  nextSteps: ['Talk to your parents about hostels', 'Keep at least three Safe choices at the end of the list'],
  rating: 'Very clear, and in Marathi. Thank you!',
  secondQuestion: 'Which of my two lists should decide, if both lead to a seat?',
  ticket: 'Is my invoice for Premium available as a PDF? My father needs it.',
  ticketAnswer: 'Yes. Open your profile: the invoice is under “Payments and invoices”, as a PDF.',
  family: 'Well done! Can we put the colleges closer to home a little higher?',
  familyName: 'Papa',
  assistantQuestion: 'What was the VJTI Computer Engineering cutoff for OBC?',
} as const;
