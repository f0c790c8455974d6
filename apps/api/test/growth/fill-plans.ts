import { ago, idOf, later, type Rows, STUDENT } from './rows.ts';

const token = (thing: string) => `sha256(('${thing}' || n)::bytea)`;

/** What students plan, ask and share. */
export const PLAN_ROWS: readonly Rows[] = [
  {
    table: 'prediction_runs',
    columns:
      'id, student_id, exam, edition_id, year, title, input, input_hash, counts, details, result, created_at, asked_at',
    values: `${idOf('run')}, ${STUDENT}, 'josaa', repeat('0', 32), 2026, 'JEE', '{}', sha256(n::text::bytea), '{}', '{}', decode(repeat(md5(n::text), 8), 'hex'), ${ago(300)}, ${ago(300)}`,
  },
  { table: 'exam_profiles', columns: 'student_id, profile', values: `${STUDENT}, '{"josaa": {"mainCrl": 25000}}'` },
  { table: 'family_facts', every: 3, columns: 'student_id, category', values: `${STUDENT}, 'OBC'` },
  { table: 'shortlist', columns: 'student_id, exam, college_id', values: `${STUDENT}, 'josaa', 'iit-bombay'` },
  {
    table: 'preference_lists',
    every: 2,
    columns: 'id, student_id, exam, name, choices',
    values: `${idOf('list')}, ${STUDENT}, 'josaa', 'List', '{iit-bombay.1,iit-bombay.2}'`,
  },
  {
    table: 'round_allotments',
    every: 4,
    columns: 'student_id, exam, year, round, list_id',
    values: `${STUDENT}, 'josaa', 2026, 1, ${idOf('list')}`,
  },
  { table: 'document_ticks', every: 2, columns: 'student_id, exam, document', values: `${STUDENT}, 'josaa', 'photo'` },
  {
    table: 'round_reminders',
    every: 3,
    columns: 'student_id, exam, email, whatsapp',
    values: `${STUDENT}, 'josaa', true, n % 2 = 0`,
  },
  {
    table: 'sent_round_reminders',
    every: 3,
    columns: 'student_id, exam, step, moment, day, channel',
    values: `${STUDENT}, 'josaa', 'registration', 'ends', '2026-06-12', 'email'`,
  },
  { table: 'list_days', every: 3, columns: 'student_id, exam, day', values: `${STUDENT}, 'josaa', '2026-06-12'` },
  {
    table: 'list_refusals',
    every: 5,
    columns: 'student_id, exam, choice',
    values: `${STUDENT}, 'josaa', 'iit-bombay.3'`,
  },
  { table: 'list_trial_consents', every: 10, columns: 'student_id', values: STUDENT },
  { table: 'list_trial_declines', every: 11, columns: 'student_id', values: STUDENT },
  {
    table: 'list_trial_results',
    every: 10,
    columns: 'trial_id, list_id, student_id, has_recommendations, first_none, first_length, last_none, last_length',
    values: `(select min(id) from list_trials), ${idOf('list')}, ${STUDENT}, n % 20 = 0, 0.5, 1, 0.4, 2`,
  },
  {
    table: 'family_links',
    every: 10,
    columns: 'id, student_id, list_id, token_hash, language, shows_name, expires_at',
    values: `${idOf('link')}, ${STUDENT}, ${idOf('list')}, ${token('link')}, 'mr', true, case when n % 100 = 0 then ${ago(1)} else ${later(20)} end`,
  },
  {
    table: 'family_comments',
    every: 10,
    columns: 'id, link_id, student_id, text',
    values: `${idOf('comment')}, ${idOf('link')}, ${STUDENT}, 'Well done'`,
  },
  {
    table: 'calendar_feeds',
    every: 10,
    columns: 'student_id, exam, token_hash, language',
    values: `${STUDENT}, 'josaa', ${token('feed')}, 'en'`,
  },
  {
    table: 'season_results',
    every: 5,
    columns: 'student_id, exam, year, result, may_count',
    values: `${STUDENT}, 'josaa', 2026, 'none', n % 2 = 0`,
  },
  {
    table: 'assessments',
    every: 16,
    columns: 'id, student_id, instrument_version, started_at',
    values: `${idOf('assessment')}, ${STUDENT}, 'growth', ${ago(300)}`,
  },
  {
    table: 'assessment_sections',
    every: 16,
    columns: 'assessment_id, section',
    values: `${idOf('assessment')}, 'numerical'`,
  },
  {
    table: 'assessment_answers',
    every: 16,
    each: 8,
    columns: 'assessment_id, item, choice, sequence',
    values: `${idOf('assessment')}, 'item-' || k, 1, k`,
  },
  {
    table: 'assessment_shares',
    every: 16,
    columns: 'id, assessment_id, student_id, token_hash, purpose, expires_at',
    values: `${idOf('share')}, ${idOf('assessment')}, ${STUDENT}, ${token('share')}, 'link', case when n % 160 = 0 then ${ago(1)} else ${later(20)} end`,
  },
  {
    table: 'assistant_conversations',
    every: 4,
    columns: 'id, student_id, title, updated_at',
    values: `${idOf('chat')}, ${STUDENT}, 'Fees', ${ago(185)}`,
  },
  {
    table: 'assistant_exchanges',
    every: 4,
    each: 2,
    columns: 'id, conversation_id, student_id, client_message_id, question, state, asked_at',
    values: `${idOf('exchange', "n || ':' || k")}, ${idOf('chat')}, ${STUDENT}, 'question-' || k, 'How much?', 'failed', ${ago(180)}`,
  },
  {
    table: 'counselling_bookings',
    every: 20,
    columns:
      'id, student_id, counsellor_id, starts_at, ends_at, topic, question, shares_profile, shares_predictions, shares_report, room, attendance, stars, rated_at',
    // Each counsellor has one a day, into the past.
    values: `${idOf('booking')}, ${STUDENT}, 'counsellor-' || (1 + n / 20 % 50), app_now() - make_interval(hours => 2 + 24 * (n / 1000)), app_now() - make_interval(hours => 1 + 24 * (n / 1000)), 'branch', '', false, false, false, md5('room' || n), 'held', 5, app_now()`,
  },
  {
    table: 'counselling_reminders',
    every: 20,
    columns: 'booking_id, kind, starts_at, message_id',
    values: `${idOf('booking')}, 'hour-before', app_now() - make_interval(hours => 2 + 24 * (n / 1000)), ${idOf('reminder')}`,
  },
  {
    table: 'tickets',
    every: 5,
    columns: 'id, student_id, topic, status, language, created_at, updated_at',
    values: `${idOf('ticket')}, ${STUDENT}, case when n % 10 = 0 then 'payment' else 'technical' end, case when n % 1000 = 0 then 'open' else 'closed' end, case when n % 15 = 0 then 'mr' else 'en' end, ${ago(300)}, ${ago(300)}`,
  },
  {
    table: 'ticket_messages',
    every: 5,
    columns: 'id, ticket_id, author, text, created_at',
    values: `${idOf('ticket-message')}, ${idOf('ticket')}, 'student', 'It stays empty', ${ago(300)}`,
  },
  {
    table: 'ticket_notes',
    every: 5,
    columns: 'id, ticket_id, staff_id, text',
    values: `${idOf('ticket-note')}, ${idOf('ticket')}, ${idOf('staff', "'1'")}, 'Called back'`,
  },
  { table: 'ticket_transcripts', every: 5, columns: 'ticket_id, text', values: `${idOf('ticket')}, 'A chat'` },
  // Half of them are in the object store.
  {
    table: 'ticket_screenshots',
    every: 5,
    columns: 'ticket_id, jpeg, file_key, file_secret',
    values: `${idOf('ticket')}, case when n % 2 = 0 then '\\xffd8ff'::bytea end, case when n % 2 = 1 then 'screenshots/' || n end, case when n % 2 = 1 then sha256(n::text::bytea) end`,
  },
  {
    table: 'files_to_delete',
    every: 5,
    columns: 'key, due_at',
    values: `'unneeded/' || n, case when n % 1000 = 0 then ${ago(1)} else ${later(20)} end`,
  },
  {
    table: 'feedback',
    every: 20,
    columns: 'id, student_id, rating, text, created_at',
    values: `${idOf('feedback')}, ${STUDENT}, 5, 'Good', ${ago(300)}`,
  },
  {
    table: 'fact_reports',
    every: 20,
    columns: 'id, student_id, exam, college_id, field, message, data_version',
    values: `${idOf('report')}, ${STUDENT}, 'josaa', 'iit-bombay', 'city', 'It is in Mumbai', 'growth'`,
  },
];
