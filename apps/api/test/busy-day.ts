import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { support } from '@dakhila/contract/support';
import { expect } from 'vitest';
import { FIXTURE } from '../../../tools/data-build/test-source.ts';
import { outbox } from '../src/db/schema/index.ts';
import { aBooking, aClient, aCounsellor } from './counselling.ts';
import type { Harness } from './harness.ts';
import { typed } from './ops.ts';
import { aCallback, anOrder, pressButton, sendCallback } from './shop.ts';

/** A reported fact, and lists of cut-offs of which one is approved and one is in the facts. */
async function aSeason({ pool }: Harness) {
  const [report, approved, applied] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `insert into fact_reports (id, exam, college_id, field, message, data_version)
     values ($1, 'josaa', 'iit-bombay', 'fees', 'It is lower', '1')`,
    [report],
  );
  const content = gzipSync(readFileSync(join(FIXTURE, 'josaa/cutoffs.csv')));
  const nothing = { rows: 0, problems: [], changes: [], rounds: [], samples: [] };
  for (const [id, state] of [
    [approved, 'approved'],
    [applied, 'applied'],
  ])
    await pool.query(
      `insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by)
       select $1, 'josaa', $2, $3, 1, $4, 0, '1', id from staff_members limit 1`,
      [id, state, content, nothing],
    );
  return { report, approved, applied };
}

/** Something for every command to work on. */
export async function aBusyDay(server: Harness) {
  const asha = await aClient(server, { sessions: 2, pulls: 1 });
  const paid = await anOrder(server, { studentId: asha.id });
  await pressButton(server.newBrowser(), `http://localhost${paid.gatewayUrl}`, { answer: 'pay' });
  const again = { transactionId: paid.transactionId, amountPaise: paid.amountPaise, paymentId: 'paid-again' };
  await sendCallback(server, aCallback(server, again));
  const odd = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId: odd.transactionId, amountPaise: 1 }));
  await aCounsellor(server);
  const { id: booking, startsAt } = await aBooking(server, asha.browser, 30);
  await asha.browser.call(support.open, { body: { topic: 'technical', text: 'The chart stays empty' } });
  const { rows } = await server.pool.query<{ number: string }>(
    "insert into ticket_screenshots (ticket_id, jpeg) select id, 'x' from tickets returning (select number from tickets)",
  );
  const letter = randomUUID();
  const sealed = server.deps.secrets.seal('outbox', JSON.stringify({ subject: 'Hello', text: 'There' }));
  const expiresAt = new Date(Date.now() + 600_000);
  await server.deps.db
    .insert(outbox)
    .values({ id: letter, channel: 'email', recipient: 'x@example.com', sealed, state: 'dead', expiresAt });
  await server.pool.query(
    "insert into suppressions (channel, recipient, reason) values ('email', 'gone@example.com', 'hard-bounce')",
  );
  const gone = await aClient(server);
  const set = async (...words: string[]) => expect((await typed(server, words)).code, words.join(' ')).toBe(0);
  await set('affiliation', 'add', 'FERG26', '--name', 'Fergusson');
  await set('notice', 'set', '--text', 'Hello');
  await set('staff', 'invite', 'meera@desk.example', '--name', 'Meera', '--role', 'administrator');
  await set('staff', 'invite', 'guide@desk.example', '--name', 'Guide', '--role', 'counsellor');
  await set('schedule', 'set', 'josaa', 'registration', '--from', '2027-06-01', '--source', 'x', '--year', '2027');
  const season = await aSeason(server);
  await set('students', 'close', gone.id, '--yes');
  const minutes = (Date.parse(startsAt) - server.clock.now().getTime()) / 60_000 + 20;
  await server.clock.advance({ minutes });
  return { asha, gone, paid, odd, booking, letter, season, ticket: String(rows[0]?.number) };
}

type Day = Awaited<ReturnType<typeof aBusyDay>>;
const NEW_COUNSELLOR =
  'ravi --name Ravi --email r@x.example --headline CAP --about Knows --languages en --topics branch --exams josaa';

/** What would succeed that day, for each command: the words after its name. */
export const callsOn = (day: Day, file: string): Record<string, string[]> => ({
  'affiliation add': ['NEW', '--name', 'New'],
  'affiliation list': [],
  'affiliation usage': ['FERG26', '--each', 'day'],
  'affiliation close': ['FERG26'],
  'affiliation reopen': ['FERG26'],
  'assessment norms': [],
  'assessment reliability': [],
  audit: [],
  'counsellor add': NEW_COUNSELLOR.split(' '),
  'counsellor list': [],
  'counsellor availability': ['meera-joshi', '--set', 'mon 10:00-12:00'],
  'counsellor exception': ['meera-joshi', '2030-12-31', '--closed'],
  'counsellor link': ['meera-joshi', 'guide@desk.example'],
  'counsellor day': ['meera-joshi'],
  'counsellor notes': [day.booking, '--text', 'Talked'],
  'counsellor no-show': [day.booking],
  'counsellor cancel': [day.booking, '--reason', 'Ill'],
  'counsellor close': ['meera-joshi'],
  'counsellor reopen': ['meera-joshi'],
  'coupons add': ['NEW', '--percent', '10'],
  'coupons change': ['ONCE', '--uses', '5'],
  'coupons list': [],
  'coupons usage': ['ONCE'],
  'coupons close': ['ONCE'],
  'coupons reopen': ['ONCE'],
  'data import': [file],
  'database backup': ['--to', join(tmpdir(), `${randomUUID()}.gz`)],
  'facts list': [],
  'facts mark': [day.season.report, '--state', 'looked-into'],
  'feedback list': [],
  'files move': ['store'],
  'invoices raise': ['DK/26-27/999999'],
  'lists recommend-share': ['0.5'],
  'lists effect': [],
  'lists outcomes': ['josaa'],
  'lists publish-outcomes': ['josaa'],
  'notice set': ['--text', 'Later'],
  'notice show': [],
  'notice clear': [],
  'orders find': [day.asha.email],
  'orders reconcile': [],
  'orders extra': [],
  'orders return-extra': [day.paid.transactionId],
  'orders refund': [day.paid.transactionId],
  'orders accept': [day.odd.transactionId],
  'outbox dead': [],
  'outbox retry': [day.letter],
  'outbox drop': [day.letter],
  'outbox hold': [],
  'outbox find': [day.asha.phone],
  'suppression list': [],
  'suppression remove': ['gone@example.com'],
  'whatsapp templates': [],
  'schedule list': ['josaa'],
  'schedule set': ['josaa', 'registration', '--from', '2027-06-02', '--source', 'x', '--year', '2027'],
  'schedule clear': ['josaa', 'registration', '--year', '2027'],
  'season lists': [],
  'season apply': [day.season.approved],
  'season rollback': [day.season.applied],
  'staff invite': ['new@desk.example', '--name', 'New', '--role', 'support'],
  'staff recover': ['meera@desk.example'],
  'staff list': [],
  'staff roles': ['meera@desk.example', '--role', 'administrator,finance'],
  'staff end': ['meera@desk.example'],
  'students find': [day.asha.phone],
  'students show': [day.asha.id],
  'students end-sessions': [day.asha.id],
  'students close': [day.asha.id],
  'students reopen': [day.gone.id],
  'students export': [day.asha.id, '--to', join(tmpdir(), `${randomUUID()}.json`)],
  'students birth-date': [day.asha.id, '--date', '2008-03-14'],
  'ticket list': [],
  'ticket show': [day.ticket],
  'ticket screenshot': [day.ticket, '--to', join(tmpdir(), `${randomUUID()}.jpg`)],
  'ticket answer': [day.ticket, '--text', 'Mended'],
  'ticket close': [day.ticket],
  'tiers list': [],
  'tiers set': ['standard', '--cost', '100'],
});
