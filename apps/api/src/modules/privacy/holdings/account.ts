import { sql } from 'drizzle-orm';
import { deleted, type Holding, secrets, type Who } from './holding.ts';

const BROWSER = 'An id of your browser, from your cookies.';
const WHOSE = 'The account number. If people share an email or number, it may be another account.';
const ownSignups = ({ id, email, phone }: Who) =>
  sql`(student_id = ${id} or email = ${email} and email_verified_at is not null or phone = ${phone} and phone_verified_at is not null)`;

/** The account: person, sign-in, agreements and messages. */
export const ACCOUNT: Holding[] = [
  {
    table: 'students',
    title: 'Your account',
    isTheirs: ({ id }) => sql`id = ${id}`,
    onErase: {
      why: 'Ledger, orders and invoices need this row. It no longer names anyone.',
      emptied: ({ id }) => sql`first_name = '', last_name = '', email = ${`erased:${id}`}, phone = ${`erased:${id}`},
        birth_date = null, erased_at = app_now()`,
    },
  },
  deleted('agreements', 'What you agreed to'),
  deleted('guardian_consents', 'Consent of your parent or guardian', { hidden: secrets('link_hash') }),
  deleted('account_closures', 'Account deletion you asked for'),
  deleted('data_copies', 'Copies of your data'),
  deleted('contact_changes', 'Changes of email or phone number'),
  deleted('signups', 'Your sign-up', { isTheirs: ownSignups }),
  deleted('sessions', 'Where you are logged in', { hidden: secrets('id_hash', 'previous_hash') }),
  deleted('known_browsers', 'Browsers you have logged in with', { hidden: { browser_id: BROWSER } }),
  deleted('student_failures', 'Errors you met while logged in'),
  {
    table: 'challenges',
    title: 'One-time codes not used yet',
    // A code belongs to the student, a login contact, a contact change, or a sign-up.
    isTheirs: (who) => sql`split_part(subject, ':', 1) = any (array[${who.id}, ${who.email}, ${who.phone}]
      || array(select id::text from signups where ${ownSignups(who)}))`,
    hidden: { ...secrets('code_hash'), browser_id: BROWSER },
    onErase: 'delete',
  },
  {
    table: 'code_sends',
    title: 'One-time codes we sent',
    // Also codes to a former address or to a guardian.
    isTheirs: ({ id, email, phone }) =>
      sql`(student_id = ${id} or split_part(budget_key, ':', 1) in (${email}, ${phone}))`,
    hidden: { student_id: WHOSE, network: 'Where the code was requested. It may have been someone else.' },
    shortened: {
      budget_key: {
        shown: sql`split_part(budget_key, ':', 1)`,
        why: 'The email or number is shown. An id of your browser, from your cookies, may follow it.',
      },
    },
    onErase: 'delete',
  },
  {
    table: 'outbox',
    title: 'Messages we sent to you, and about you',
    isTheirs: ({ id, email, phone }) => sql`(student_id = ${id} or recipient in (${email}, ${phone}))`,
    hidden: {
      student_id: WHOSE,
      sealed: 'The encrypted text, which may have a one-time code. It is deleted when the message is delivered.',
    },
    shortened: {
      recipient: {
        shown: sql`case when recipient in (select lower(email) from counsellors) then 'your counselor' else recipient end`,
        why: 'A counselor’s email is private. Every other email and number is shown in full.',
      },
    },
    onErase: 'delete',
  },
  {
    table: 'message_deliveries',
    title: 'Whether our messages arrived',
    isTheirs: ({ id, email, phone }) =>
      sql`message_id in (select id from outbox where student_id = ${id} or recipient in (${email}, ${phone}))`,
    onErase: 'delete',
  },
  {
    table: 'suppressions',
    title: 'Where we send you no messages',
    isTheirs: ({ email, phone }) => sql`recipient in (${email}, ${phone})`,
    onErase: 'delete',
  },
  {
    table: 'budgets',
    title: 'Counters that prevent misuse',
    // Whole parts only: a short address may be the end of another one.
    isTheirs: ({ id, email, phone }) => sql`string_to_array(key, ':') && array[${id}, ${email}, ${phone}]`,
    shortened: {
      key: {
        shown: sql`split_part(key, ':', 1)`,
        why: 'What is counted is shown. It is followed by your id, email or number, and sometimes an id of your browser.',
      },
    },
    onErase: 'delete',
  },
  {
    table: 'idempotency_keys',
    title: 'Requests that must not run twice',
    isTheirs: ({ id }) => sql`caller = ${`student:${id}`}`,
    hidden: secrets('fingerprint', 'key'),
    onErase: 'delete',
  },
  {
    table: 'audit_log',
    title: 'What our staff did for your account',
    isTheirs: ({ id }) => sql`subject = ${id}`,
    hidden: { actor: 'The name of a person who works for us.' },
    onErase: { why: 'A log that no one can change. It has no name, email or number.' },
  },
];
