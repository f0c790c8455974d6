import { ago, EMAIL, idOf, JOINED, later, PHONE, type Rows, STUDENT } from './rows.ts';

const NETWORK = `'10.' || n % 200 || '.' || n / 200 % 200 || '.0/24'`;

/** Accounts, log-ins and messages. */
export const ACCOUNT_ROWS: readonly Rows[] = [
  {
    table: 'students',
    columns: 'id, first_name, last_name, email, phone, tier_name, created_at',
    values: `${STUDENT}, 'Student', 'No. ' || n, ${EMAIL}, ${PHONE}, 'Basic', ${JOINED}`,
  },
  {
    table: 'agreements',
    columns: 'student_id, document, version, accepted_at',
    values: `${STUDENT}, 'terms', '14 Nov 2026', ${JOINED}`,
  },
  {
    table: 'signups',
    every: 2,
    columns: 'id, first_name, last_name, email, phone, email_verified_at, student_id, created_at, expires_at',
    values: `${idOf('signup')}, 'Student', 'No. ' || n, ${EMAIL}, ${PHONE}, app_now(), case when n % 20 <> 0 then ${STUDENT} end, ${ago(30)}, case when n % 20 = 0 then ${ago(9)} else ${later(9)} end`,
  },
  {
    table: 'sessions',
    each: 2,
    columns: 'id_hash, student_id, public_id, device, created_at, last_seen_at, renewed_at',
    values: `sha256(('session' || n || ':' || k)::bytea), ${STUDENT}, ${idOf('session', "n || ':' || k")}, 'Chrome on Android', ${ago(40)}, ${ago(15)}, ${ago(15)}`,
  },
  {
    table: 'known_browsers',
    columns: 'student_id, browser_id, last_used_at',
    values: `${STUDENT}, md5('browser' || n), ${ago(380)}`,
  },
  {
    table: 'challenges',
    every: 2,
    columns: 'id, purpose, subject, browser_id, code_hash, code_expires_at, created_at',
    values: `${idOf('challenge')}, 'login', ${EMAIL}, md5('browser' || n), '\\x01', ${ago(1)}, ${ago(1.1)}`,
  },
  {
    table: 'code_sends',
    each: 2,
    columns: 'challenge_id, channel, budget_key, network, student_id, sent_at, used_at',
    values: `${idOf('challenge')}, 'email', case k when 1 then ${EMAIL} else ${PHONE} end, ${NETWORK}, ${STUDENT}, ${ago(1.1)}, case when n % 3 > 0 then ${ago(1.1)} end`,
  },
  {
    table: 'outbox',
    each: 2,
    columns: 'id, kind, channel, recipient, student_id, state, next_attempt_at, expires_at, created_at',
    values: `${idOf('message', "n || ':' || k")}, 'reminder', 'email', ${EMAIL}, ${STUDENT}, case when n % 50 = 0 then 'waiting' when n % 51 = 0 then 'dead' else 'sent' end, case when n % 5000 = 0 then app_now() else ${later(1)} end, ${later(2)}, ${ago(15)}`,
  },
  {
    table: 'message_deliveries',
    columns: 'message_id, provider, provider_id, state, accepted_at',
    values: `${idOf('message', "n || ':1'")}, 'mail', 'at-mail-' || n, 'delivered', ${ago(15)}`,
  },
  {
    table: 'suppressions',
    every: 5,
    columns: 'channel, recipient, reason, since, ended_at',
    values: `'whatsapp', ${PHONE}, 'opted-out', ${ago(100)}, case when n % 500 = 0 then ${ago(95)} end`,
  },
  {
    table: 'budgets',
    columns: 'key, spent, expires_at',
    values: `'wrong-codes:day:student' || n || '@growth.example:' || ${NETWORK}, 1, case when n % 5 = 0 then ${ago(1)} else ${later(1)} end`,
  },
  {
    table: 'rolling_counts',
    each: 2,
    columns: 'name, slot, part, count',
    values: `'codes-used:' || n || ':' || k, date_bin('10 minutes', ${ago(1.15)}, 'epoch'), n % 16, 1`,
  },
  {
    table: 'idempotency_keys',
    every: 2,
    columns: 'caller, key, fingerprint, answer, claimed_at',
    values: `'student:' || ${STUDENT}, 'key', '\\x01', '{"success": true}', ${ago(1.1)}`,
  },
  {
    table: 'audit_log',
    every: 10,
    columns: 'actor, action, subject, at',
    values: `'operator', 'ops students show', (${STUDENT})::text, ${ago(300)}`,
  },
  {
    table: 'student_failures',
    each: 2,
    columns: 'student_id, at, source, place, kind, device',
    values: `${STUDENT}, ${ago(15)}, 'call', 'POST /predictor/josaa/runs', 'unexpected', 'Chrome on Android'`,
  },
  {
    table: 'account_closures',
    every: 20,
    columns: 'student_id, asked_by, erase_at',
    values: `${STUDENT}, 'student', case when n % 5000 = 0 then ${ago(1)} else ${later(20)} end`,
  },
  {
    table: 'data_copies',
    every: 20,
    columns: 'id, student_id, created_at, expires_at',
    values: `${idOf('copy')}, ${STUDENT}, ${ago(33)}, ${ago(33)}`,
  },
  {
    table: 'contact_changes',
    every: 20,
    columns: 'id, student_id, kind, old_contact, new_contact, created_at',
    values: `${idOf('change')}, ${STUDENT}, 'email', ${EMAIL}, 'new' || n || '@growth.example', ${ago(1.1)}`,
  },
  {
    table: 'guardian_consents',
    every: 5,
    columns: 'id, student_id, guardian_name, channel, contact, version, asked_at, given_at',
    values: `${idOf('consent')}, ${STUDENT}, 'Guardian', 'email', 'guardian' || n || '@growth.example', '1', ${ago(8)}, case when n % 10 = 0 then app_now() end`,
  },
];
