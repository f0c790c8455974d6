import { sql } from 'drizzle-orm';
import { readScreenshot } from '../../support/index.ts';
import { deleted, direct, type Holding, secrets, viaParent } from './holding.ts';

const sittings = viaParent('assessment_id', 'assessments');
const tickets = viaParent('ticket_id', 'tickets');
const STAFF = 'A person who works for us.';

/** What the student entered and created. */
export const PLANS: Holding[] = [
  deleted('exam_profiles', 'Your exams'),
  deleted('family_facts', 'What you told us about your family'),
  deleted('shortlist', 'Colleges you saved'),
  deleted('prediction_runs', 'Your predictions', {
    hidden: {
      result: 'Stored in a packed form. You can download each prediction as a table on its own page.',
      ...secrets('input_hash'),
    },
  }),
  deleted('preference_lists', 'Your preference lists'),
  deleted('family_links', 'Links to your lists and predictions', { hidden: secrets('token_hash') }),
  deleted('family_comments', 'Comments by your family'),
  deleted('calendar_feeds', 'Your calendar subscriptions', { hidden: secrets('token_hash') }),
  deleted('round_allotments', 'Seats you entered'),
  deleted('season_results', 'How your season ended'),
  deleted('document_ticks', 'Documents you ticked off'),
  deleted('round_reminders', 'Reminders you asked for'),
  deleted('sent_round_reminders', 'Reminders we sent'),
  deleted('list_days', 'What your lists were estimated for'),
  deleted('list_refusals', 'Suggestions you said no to'),
  deleted('list_trial_consents', 'Your consent to the suggestions study'),
  deleted('list_trial_declines', 'That you said no to the suggestions study'),
  deleted('list_trial_results', 'What the suggestions study saved'),
  deleted('assessments', 'Your assessment'),
  deleted('assessment_sections', 'Timed parts of your assessment', { isTheirs: sittings }),
  deleted('assessment_answers', 'Your answers', { isTheirs: sittings }),
  deleted('assessment_shares', 'Links to your report', { hidden: secrets('token_hash') }),
  deleted('counselling_bookings', 'Your counseling sessions', {
    hidden: { room: 'The key of the meeting link.' },
  }),
  deleted('counselling_reminders', 'Reminders of your sessions', {
    isTheirs: viaParent('booking_id', 'counselling_bookings'),
  }),
  deleted('assistant_conversations', 'Your chats'),
  deleted('assistant_exchanges', 'Messages in your chats'),
  deleted('tickets', 'Your questions to support', { hidden: { assigned_to: STAFF } }),
  deleted('ticket_messages', 'Messages in your tickets', { isTheirs: tickets, hidden: { staff_id: STAFF } }),
  deleted('ticket_notes', 'Support’s notes about your tickets', { isTheirs: tickets, hidden: { staff_id: STAFF } }),
  deleted('ticket_transcripts', 'Chats you shared with support', { isTheirs: tickets }),
  deleted('ticket_screenshots', 'Pictures you sent', {
    isTheirs: tickets,
    picture: { column: 'jpeg', read: readScreenshot },
    hidden: secrets('file_key', 'file_secret'),
  }),
  {
    table: 'feedback',
    title: 'Your feedback',
    isTheirs: direct,
    onErase: { why: 'The stars still count, without your text.', emptied: () => sql`student_id = null, text = ''` },
  },
  {
    table: 'fact_reports',
    title: 'Wrong facts you reported',
    isTheirs: direct,
    onErase: {
      why: 'It is about a college, and helps the next student.',
      emptied: () => sql`student_id = null, message = '(erased)'`,
    },
  },
];
