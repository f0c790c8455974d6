import { sql } from 'drizzle-orm';
import { deleted, type Holding, secrets, type Who } from './holding.ts';

const BROWSER = 'The mark of a browser: it belongs to your cookies.';
const WHOSE = 'The number of the account it was about. Where people share an address it may be that of another one.';
const ownSignups = ({ id, email, phone }: Who) =>
  sql`(student_id = ${id} or email = ${email} and email_verified_at is not null or phone = ${phone} and phone_verified_at is not null)`;

/** The account: person, sign-in, agreements and messages. */
export const ACCOUNT: Holding[] = [
  {
    table: 'students',
    title: 'Your account',
    isTheirs: ({ id }) => sql`id = ${id}`,
    onErase: {
      why: 'Ledger, orders and invoices hang on the row. It names nobody any more.',
      emptied: ({ id }) => sql`first_name = '', last_name = '', email = ${`erased:${id}`}, phone = ${`erased:${id}`},
        birth_date = null, erased_at = app_now()`,
    },
  },
  deleted('agreements', 'What you agreed to'),
  deleted('guardian_consents', 'Consent of your parent or guardian'),
  deleted('account_closures', 'Deletion you asked for'),
  deleted('data_copies', 'Copies of your data'),
  deleted('contact_changes', 'Change of e-mail or phone'),
  deleted('signups', 'Your sign-up', { isTheirs: ownSignups }),
  deleted('sessions', 'Where you are signed in', { hidden: secrets('id_hash', 'previous_hash') }),
  deleted('known_browsers', 'Browsers you have signed in with', { hidden: { browser_id: BROWSER } }),
  {
    table: 'challenges',
    title: 'One-time codes that wait',
    // A code belongs to the student, a login contact, a contact change, or a sign-up.
    isTheirs: (who) => sql`(split_part(subject, ':', 1) in (${who.id}, ${who.email}, ${who.phone})
      or subject in (select id::text from signups where ${ownSignups(who)}))`,
    hidden: { ...secrets('code_hash'), browser_id: BROWSER },
    onErase: 'delete',
  },
  {
    table: 'code_sends',
    title: 'One-time codes we sent',
    // Also codes to a former address or to a guardian.
    isTheirs: ({ id, email, phone }) =>
      sql`(student_id = ${id} or split_part(budget_key, ':', 1) in (${email}, ${phone}))`,
    hidden: { student_id: WHOSE, network: 'Where the code was asked for: it may have been somebody else.' },
    shortened: {
      budget_key: {
        shown: sql`split_part(budget_key, ':', 1)`,
        why: 'The address or number is shown. The mark of a browser may stand behind it: it belongs to your cookies.',
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
      sealed: 'What it says, locked: it may hold a one-time code. It is deleted when the message is delivered.',
    },
    shortened: {
      recipient: {
        shown: sql`case when recipient in (select lower(email) from counsellors) then 'your counselor' else recipient end`,
        why: 'The address of a counselor is theirs. Every other address and number is shown whole.',
      },
    },
    onErase: 'delete',
  },
  {
    table: 'budgets',
    title: 'Counters against misuse',
    // Whole parts only: a short address may be the end of another one.
    isTheirs: ({ id, email, phone }) => sql`string_to_array(key, ':') && array[${id}, ${email}, ${phone}]`,
    shortened: {
      key: {
        shown: sql`split_part(key, ':', 1)`,
        why: 'What is counted is shown. Behind it stand your own id, address or number, and at times the mark of a browser.',
      },
    },
    onErase: 'delete',
  },
  {
    table: 'idempotency_keys',
    title: 'Calls that must not happen twice',
    isTheirs: ({ id }) => sql`caller = ${`student:${id}`}`,
    hidden: secrets('fingerprint', 'key'),
    onErase: 'delete',
  },
  {
    table: 'audit_log',
    title: 'What our staff did for your account',
    isTheirs: ({ id }) => sql`subject = ${id}`,
    hidden: { actor: 'The name of a person who works for us.' },
    onErase: { why: 'A trail that nobody can change. It holds no name, address or number.' },
  },
];
