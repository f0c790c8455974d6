import { sql } from 'drizzle-orm';
import { deleted, direct, type Holding, secrets, viaParent } from './holding.ts';

const sittings = viaParent('assessment_id', 'assessments');
const tickets = viaParent('ticket_id', 'tickets');

/** What the student entered and created. */
export const PLANS: Holding[] = [
  deleted('exam_profiles', 'Your exams'),
  deleted('shortlist', 'Colleges you saved'),
  deleted('prediction_runs', 'Your predictions', {
    hidden: {
      result: 'Packed for the screen. Each prediction can be downloaded as a table on its own page.',
      ...secrets('input_hash'),
    },
  }),
  deleted('preference_lists', 'Your preference lists'),
  deleted('round_allotments', 'Seats you entered'),
  deleted('document_ticks', 'Documents you ticked off'),
  deleted('round_reminders', 'Reminders you asked for'),
  deleted('sent_round_reminders', 'Reminders we sent'),
  deleted('list_days', 'What your lists were estimated for'),
  deleted('assessments', 'Your assessment'),
  deleted('assessment_sections', 'Timed parts of your assessment', { isTheirs: sittings }),
  deleted('assessment_answers', 'Your answers', { isTheirs: sittings }),
  deleted('assessment_shares', 'Links to your report', { hidden: secrets('token_hash') }),
  deleted('counselling_bookings', 'Your counseling sessions', {
    hidden: { room: 'The key to the room of the session.' },
  }),
  deleted('counselling_reminders', 'Reminders of your sessions', {
    isTheirs: viaParent('booking_id', 'counselling_bookings'),
  }),
  deleted('assistant_conversations', 'Your chats'),
  deleted('assistant_exchanges', 'What was said in your chats'),
  deleted('tickets', 'Your questions to support'),
  deleted('ticket_messages', 'What was written', { isTheirs: tickets }),
  deleted('ticket_transcripts', 'Chats you handed to support', { isTheirs: tickets }),
  { table: 'ticket_screenshots', title: 'Pictures you sent', isTheirs: tickets, picture: 'jpeg', onErase: 'delete' },
  {
    table: 'feedback',
    title: 'Your feedback',
    isTheirs: direct,
    onErase: { why: 'The stars are counted on, without your words.', emptied: () => sql`student_id = null, text = ''` },
  },
  {
    table: 'fact_reports',
    title: 'Facts you called wrong',
    isTheirs: direct,
    onErase: {
      why: 'It is about a college, and helps the next student.',
      emptied: () => sql`student_id = null, message = '(erased)'`,
    },
  },
];
