import { randomUUID } from 'node:crypto';
import { aStudent } from './builders.ts';
import type { Harness } from './harness.ts';
import { openShop } from './shop.ts';

/** Words that stand nowhere but in this student's rows. */
export const MARKS = {
  firstName: 'Zarinakshi',
  lastName: 'Quillapatil',
  email: 'zarinakshi@private.example',
  phone: '917123454321',
  formerEmail: 'before@private.example',
  guardian: 'sunita@private.example',
};

/** A student of whom every table that can name one holds something, all of it long settled. */
export async function aStudentEverywhere(server: Harness) {
  await openShop(server);
  const student = await aStudent(server, { ...MARKS, pulls: 3, sessions: 2, assessments: 1 });
  const [order, assessment, booking, ticket, list, link, signup, challenge, chat, colleague] = Array.from(
    { length: 10 },
    () => randomUUID(),
  );
  const me = `'${student.id}'`;
  const later = "app_now() + interval '400 days'";
  // Each line one table, so that a new one is easily added.
  const statements = [
    `insert into agreements (student_id, document, version) values (${me}, 'terms', '1')`,
    `insert into guardian_consents (id, student_id, guardian_name, channel, contact, version, given_at) values (gen_random_uuid(), ${me}, 'Sunita Quillapatil', 'email', '${MARKS.guardian}', '1', app_now())`,
    `insert into data_copies (id, student_id, expires_at) values (gen_random_uuid(), ${me}, app_now())`,
    `insert into contact_changes (id, student_id, kind, old_contact, new_contact) values (gen_random_uuid(), ${me}, 'email', '${MARKS.email}', 'new@private.example')`,
    `insert into signups (id, first_name, last_name, email, phone, student_id, expires_at) values ('${signup}', '${MARKS.firstName}', '${MARKS.lastName}', '${MARKS.email}', '${MARKS.phone}', ${me}, ${later})`,
    `insert into known_browsers (student_id, browser_id) values (${me}, 'a-browser')`,
    `insert into challenges (id, purpose, subject, browser_id, code_hash, code_expires_at) values ('${challenge}', 'login', ${me}, 'a-browser', '\\x01', app_now()), (gen_random_uuid(), 'contact-old', ${me} || ':some-change', 'a-browser', '\\x01', app_now()), (gen_random_uuid(), 'signup-email', '${signup}', 'a-browser', '\\x01', app_now())`,
    `insert into code_sends (challenge_id, channel, budget_key) values ('${challenge}', 'email', '${MARKS.email}'), ('${challenge}', 'whatsapp', '${MARKS.phone}:a-browser')`,
    `insert into code_sends (challenge_id, channel, budget_key, student_id) values ('${challenge}', 'email', '${MARKS.formerEmail}', ${me}), ('${challenge}', 'email', '${MARKS.guardian}', ${me})`,
    `insert into outbox (id, channel, recipient, sealed, state, expires_at) values (gen_random_uuid(), 'whatsapp', '${MARKS.phone}', '\\x01', 'sent', app_now()), (gen_random_uuid(), 'whatsapp', '${MARKS.phone}', '\\x01', 'dead', app_now())`,
    `insert into outbox (id, channel, recipient, student_id, state, expires_at) values (gen_random_uuid(), 'email', '${MARKS.formerEmail}', ${me}, 'sent', app_now()), (gen_random_uuid(), 'email', '${MARKS.guardian}', ${me}, 'sent', app_now())`,
    `insert into message_deliveries (message_id, provider, state) select id, 'whatsapp', 'delivered' from outbox where recipient = '${MARKS.phone}' and state = 'sent'`,
    `insert into suppressions (channel, recipient, reason) values ('whatsapp', '${MARKS.phone}', 'opted-out')`,
    `insert into budgets (key, spent, expires_at) values ('shortlist:student:' || ${me}, 1, ${later})`,
    `insert into idempotency_keys (caller, key, fingerprint) values ('student:' || ${me}, 'k', '\\x01')`,
    `insert into audit_log (actor, action, subject) values ('operator', 'ops students birth-date', ${me})`,
    `insert into orders (id, transaction_id, purpose, student_id, signup_id, tier_id, coupon_code, tier_name, cost_paise, amount_paise, attempts, sessions, assessments, gateway, merchant, gateway_url, state, expires_at) values ('${order}', 'DK00000000000000000000000000000001', 'predictions', ${me}, '${signup}', 'attempts-5', 'FLAT100', '5 attempts', 24900, 9900, 5, 0, 0, 'sandbox', 'm', 'http://pay.example', 'expired', app_now())`,
    `insert into coupon_uses (order_id, coupon_code, state, reserved_until) values ('${order}', 'FLAT100', 'released', app_now())`,
    `insert into payment_events (order_id, gateway, event_id, source, outcome, amount_paise, currency, merchant) values ('${order}', 'sandbox', 'e', 'status', 'expired', 9900, 'INR', 'm')`,
    `insert into extra_payments (order_id, gateway, payment_id, amount_paise, currency) values ('${order}', 'sandbox', 'p', 9900, 'INR')`,
    `insert into invoices (id, order_id, student_id, financial_year, sequence, number, amount_paise, tax_percent, taxable_paise, central_tax_paise, state_tax_paise, details) values (gen_random_uuid(), '${order}', ${me}, '2026-27', 1, 'DK/26-27/0001', 9900, 0, 9900, 0, 0, '{"seller": {"name": "Us"}, "buyer": {"name": "${MARKS.firstName} ${MARKS.lastName}", "email": "${MARKS.email}", "phone": "${MARKS.phone}"}, "line": {"description": "5 attempts"}, "transactionId": "t"}')`,
    `insert into exam_profiles (student_id, profile) values (${me}, '{"josaa": {"mainCrl": 25000}}')`,
    `insert into family_facts (student_id, category, income) values (${me}, 'OBC', '2.5-to-6')`,
    `insert into shortlist (student_id, exam, college_id) values (${me}, 'josaa', 'iit-bombay')`,
    `insert into prediction_editions (id, exam, year, data_version, model_version, content) values (repeat('0', 32), 'josaa', 2027, '1', '1', '\\x01')`,
    `insert into prediction_runs (id, student_id, exam, edition_id, year, title, input, input_hash, counts, details, result) values (gen_random_uuid(), ${me}, 'josaa', repeat('0', 32), 2027, 'JEE', '{}', decode(repeat('00', 32), 'hex'), '{}', '{}', '\\x01')`,
    `insert into preference_lists (id, student_id, exam, name) values ('${list}', ${me}, 'josaa', 'List of ${MARKS.firstName}')`,
    `insert into round_allotments (student_id, exam, year, round, list_id) values (${me}, 'josaa', 2027, 1, '${list}')`,
    `insert into family_links (id, student_id, list_id, token_hash, language, shows_name, expires_at) values ('${link}', ${me}, '${list}', decode(repeat('00', 32), 'hex'), 'mr', true, ${later})`,
    `insert into family_comments (id, link_id, student_id, name, text) values (gen_random_uuid(), '${link}', ${me}, 'Aai', 'Well done ${MARKS.firstName}')`,
    `insert into calendar_feeds (student_id, exam, token_hash, language) values (${me}, 'josaa', decode(repeat('00', 32), 'hex'), 'en')`,
    `insert into season_results (student_id, exam, year, result, may_count) values (${me}, 'josaa', 2026, 'none', false)`,
    `insert into document_ticks (student_id, exam, document) values (${me}, 'josaa', 'photo')`,
    `insert into round_reminders (student_id, exam, email, whatsapp) values (${me}, 'josaa', true, true)`,
    `insert into sent_round_reminders (student_id, exam, step, moment, day, channel) values (${me}, 'josaa', 's', 'ends', '2026-11-15', 'email')`,
    `insert into list_days (student_id, exam, day) values (${me}, 'josaa', '2026-11-15')`,
    `insert into list_refusals (student_id, exam, choice) values (${me}, 'josaa', 'iit-bombay.1')`,
    `insert into list_trials (share, salt) values (0.5, 'salt')`,
    `insert into list_trial_consents (student_id) values (${me})`,
    `insert into list_trial_declines (student_id) values (${me})`,
    `insert into list_trial_results (trial_id, list_id, student_id, has_recommendations, first_none, first_length, last_none, last_length) select id, '${list}', ${me}, true, 0.5, 1, 0.4, 2 from list_trials`,
    `insert into assessments (id, student_id, instrument_version) values ('${assessment}', ${me}, '1')`,
    `insert into assessment_sections (assessment_id, section) values ('${assessment}', 'aptitude')`,
    `insert into assessment_answers (assessment_id, item, choice, sequence) values ('${assessment}', 'i1', 1, 1)`,
    `insert into assessment_shares (id, assessment_id, student_id, token_hash, purpose, expires_at) values (gen_random_uuid(), '${assessment}', ${me}, decode(repeat('00', 32), 'hex'), 'link', ${later})`,
    `insert into counsellors (id, name, email, headline, about, languages, topics, exams) values ('meera-joshi', 'Meera Joshi', 'meera@counsellors.example', 'h', 'a', '{en}', '{branch}', '{josaa}')`,
    `insert into assistant_conversations (id, student_id, title) values ('${chat}', ${me}, 'Chat of ${MARKS.firstName}')`,
    `insert into assistant_exchanges (id, conversation_id, student_id, client_message_id, question, state) values (gen_random_uuid(), '${chat}', ${me}, 'c1', 'Call me on ${MARKS.phone}', 'failed')`,
    `insert into counselling_bookings (id, student_id, counsellor_id, starts_at, ends_at, topic, question, shares_profile, shares_predictions, shares_report, room, shared_conversation_id) values ('${booking}', ${me}, 'meera-joshi', app_now() - interval '2 hours', app_now() - interval '1 hour', 'branch', 'I am ${MARKS.firstName}', true, true, true, repeat('r', 24), '${chat}')`,
    `insert into counselling_reminders (booking_id, kind, starts_at, message_id) values ('${booking}', 'hour-before', app_now(), gen_random_uuid())`,
    `insert into tickets (id, student_id, topic, status) values ('${ticket}', ${me}, 'technical', 'open')`,
    `insert into ticket_messages (id, ticket_id, author, text) values (gen_random_uuid(), '${ticket}', 'student', 'I am <b>${MARKS.firstName}</b>')`,
    `insert into staff_members (id, email, name, roles) values ('${colleague}', '${colleague}@staff.example', 'Meera', '{support}')`,
    `insert into ticket_notes (id, ticket_id, staff_id, text) values (gen_random_uuid(), '${ticket}', '${colleague}', 'About ${MARKS.firstName}')`,
    `insert into refund_requests (order_id, kind, asked_by, reason, amount_paise, currency) values ('${order}', 'order', '${colleague}', 'Asked by ${MARKS.firstName}', 499900, 'INR')`,
    `insert into ticket_transcripts (ticket_id, text) values ('${ticket}', 'I am ${MARKS.firstName}')`,
    `insert into ticket_screenshots (ticket_id, jpeg) values ('${ticket}', '\\xffd8ff')`,
    `insert into student_failures (student_id, source, place, kind, device) values (${me}, 'page', '/predictor', 'TypeError', 'Chrome on Android')`,
    `insert into feedback (id, student_id, rating, text) values (gen_random_uuid(), ${me}, 5, '${MARKS.firstName} liked it')`,
    `insert into fact_reports (id, student_id, exam, college_id, field, message, data_version) values (gen_random_uuid(), ${me}, 'josaa', 'iit-bombay', 'city', 'It is in Mumbai', '1')`,
  ];
  for (const statement of statements) await server.pool.query(statement);
  // What was spent on what is gone stays in the ledger.
  await server.pool.query(
    `insert into ledger (student_id, kind, amount, reason, reference, balance_after)
     values ($1, 'sessions', -1, 'use', 'booking:' || $2, 1), ($1, 'assessments', -1, 'use', 'assessment:' || $3, 0)`,
    [student.id, booking, assessment],
  );
  return student;
}

/** In which tables any of the words stands, wherever in a row. */
export async function tablesThatSay({ pool }: Harness, ...words: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const isSaid = words.map((_, index) => `strpos(lower(t::text), lower($${index + 1})) > 0`).join(' or ');
    const { rowCount } = await pool.query(`select from ${name} t where ${isSaid} limit 1`, words);
    if (rowCount) found.push(name);
  }
  return found;
}
