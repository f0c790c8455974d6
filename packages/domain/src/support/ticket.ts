/** What a ticket can be about. The desk reads its queue by topic, so a topic that is removed here needs a migration of its tickets. */
export const TICKET_TOPICS = [
  'predictor',
  'lists',
  'college-data',
  'payment',
  'counselling',
  'assessment',
  'account',
  'technical',
  'other',
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** The topics as students and operators read them. */
export const TICKET_TOPIC_NAMES: Readonly<Record<TicketTopic, string>> = {
  predictor: 'College Predictor',
  lists: 'Preference lists and rounds',
  'college-data': 'Facts about a college',
  payment: 'Payment, invoice or refund',
  counselling: 'Counseling',
  assessment: 'Psychometric assessment',
  account: 'My account and my data',
  technical: 'Something doesn’t work',
  other: 'Something else',
};

/** How many characters of the first message a list of tickets shows. */
export const EXCERPT_LENGTH = 160;

/** `open` waits for us, `answered` for the student. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Who can write a message of a ticket. */
export const TICKET_AUTHORS = ['student', 'support'] as const;
export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

export const LONGEST_TICKET_TEXT = 4_000;
/** A screenshot after the browser has shrunk it. */
export const LARGEST_SCREENSHOT_BYTES = 2 * 1024 * 1024;
/** The most messages of one ticket; after that the student opens a new one. */
export const LONGEST_THREAD = 200;

/** The status of a ticket after a message. A message from the student also reopens a closed ticket. */
export const statusAfter = (author: TicketAuthor): TicketStatus => (author === 'student' ? 'open' : 'answered');
