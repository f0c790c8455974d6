import { sql } from 'drizzle-orm';
import { direct, type Holding, secrets, viaParent } from './holding.ts';

const sittings = viaParent('assessment_id', 'assessments');
const tickets = viaParent('ticket_id', 'tickets');

/** What the student told us and made here. */
export const PLANS: Holding[] = [
  { table: 'exam_profiles', title: 'Your exams', isTheirs: direct, onErase: 'delete' },
  { table: 'shortlist', title: 'Colleges you saved', isTheirs: direct, onErase: 'delete' },
  {
    table: 'prediction_runs',
    title: 'Your predictions',
    isTheirs: direct,
    hidden: {
      result: 'Packed for the screen. Each prediction can be downloaded as a table on its own page.',
      ...secrets('input_hash'),
    },
    onErase: 'delete',
  },
  { table: 'preference_lists', title: 'Your preference lists', isTheirs: direct, onErase: 'delete' },
  { table: 'round_allotments', title: 'Seats you entered', isTheirs: direct, onErase: 'delete' },
  { table: 'document_ticks', title: 'Documents you ticked off', isTheirs: direct, onErase: 'delete' },
  { table: 'round_reminders', title: 'Reminders you asked for', isTheirs: direct, onErase: 'delete' },
  { table: 'sent_round_reminders', title: 'Reminders we sent', isTheirs: direct, onErase: 'delete' },
  { table: 'list_days', title: 'What your lists were judged for', isTheirs: direct, onErase: 'delete' },
  { table: 'assessments', title: 'Your assessment', isTheirs: direct, onErase: 'delete' },
  { table: 'assessment_sections', title: 'Timed parts of your assessment', isTheirs: sittings, onErase: 'delete' },
  { table: 'assessment_answers', title: 'Your answers', isTheirs: sittings, onErase: 'delete' },
  {
    table: 'assessment_shares',
    title: 'Links to your report',
    isTheirs: direct,
    hidden: secrets('token_hash'),
    onErase: 'delete',
  },
  {
    table: 'counselling_bookings',
    title: 'Your counseling sessions',
    isTheirs: direct,
    hidden: { room: 'The key to the room of the session.' },
    onErase: 'delete',
  },
  {
    table: 'counselling_reminders',
    title: 'Reminders of your sessions',
    isTheirs: viaParent('booking_id', 'counselling_bookings'),
    onErase: 'delete',
  },
  { table: 'assistant_conversations', title: 'Your chats', isTheirs: direct, onErase: 'delete' },
  { table: 'assistant_exchanges', title: 'What was said in your chats', isTheirs: direct, onErase: 'delete' },
  { table: 'tickets', title: 'Your questions to support', isTheirs: direct, onErase: 'delete' },
  { table: 'ticket_messages', title: 'What was written', isTheirs: tickets, onErase: 'delete' },
  { table: 'ticket_transcripts', title: 'Chats you handed to support', isTheirs: tickets, onErase: 'delete' },
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
