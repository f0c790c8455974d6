import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { support } from '@dakhila/contract/support';
import { beforeEach, expect, test } from 'vitest';
import { buildData } from '../../../../tools/data-build/build.ts';
import { aSource } from '../../../../tools/data-build/test-source.ts';
import { aBooking, aClient, aCounsellor } from '../../test/counselling.ts';
import { useServer } from '../../test/harness.ts';
import { typed } from '../../test/ops.ts';
import { aCallback, anOrder, openShop, press, sendCallback } from '../../test/shop.ts';
import { aStaffMember } from '../../test/staff.ts';
import { outbox } from '../db/schema/index.ts';
import { commands } from './commands/index.ts';

const server = useServer();
beforeEach(() => openShop(server));

/** Something for every command to work on. */
async function aBusyDay() {
  const asha = await aClient(server, { sessions: 2, pulls: 1 });
  const paid = await anOrder(server, { studentId: asha.id });
  await press(server.newBrowser(), `http://localhost${paid.gatewayUrl}`, { answer: 'pay' });
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
  const gone = await aClient(server);
  const { email: colleague } = await aStaffMember(server);
  const set = async (...words: string[]) => expect((await typed(server, words)).code, words.join(' ')).toBe(0);
  await set('affiliation', 'add', 'FERG26', '--name', 'Fergusson');
  await set('notice', 'set', '--text', 'Hello');
  await set('schedule', 'set', 'josaa', 'registration', '--from', '2027-06-01', '--source', 'x', '--year', '2027');
  await set('students', 'close', gone.id, '--yes');
  const minutes = (Date.parse(startsAt) - server.clock.now().getTime()) / 60_000 + 20;
  await server.clock.advance({ minutes });
  return { asha, gone, colleague, paid, odd, booking, letter, ticket: String(rows[0]?.number) };
}

type Day = Awaited<ReturnType<typeof aBusyDay>>;
const NEW_COUNSELLOR =
  'ravi --name Ravi --email r@x.example --headline CAP --about Knows --languages en --topics branch --exams josaa';

/** What would succeed that day, for each command: the words after its name. */
const callsOn = (day: Day, file: string): Record<string, string[]> => ({
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
  'counsellor day': ['meera-joshi'],
  'counsellor notes': [day.booking, '--text', 'Talked'],
  'counsellor no-show': [day.booking],
  'counsellor cancel': [day.booking, '--reason', 'Ill'],
  'counsellor close': ['meera-joshi'],
  'counsellor reopen': ['meera-joshi'],
  'coupons add': ['NEW', '--percent', '10'],
  'coupons list': [],
  'coupons usage': ['ONCE'],
  'coupons close': ['ONCE'],
  'coupons reopen': ['ONCE'],
  'data import': [file],
  'database backup': ['--to', join(tmpdir(), `${randomUUID()}.gz`)],
  'feedback list': [],
  'invoices raise': ['DK/26-27/999999'],
  'lists recommend-share': ['0.5'],
  'lists effect': [],
  'lists outcomes': ['josaa'],
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
  'schedule list': ['josaa'],
  'schedule set': ['josaa', 'registration', '--from', '2027-06-02', '--source', 'x', '--year', '2027'],
  'schedule clear': ['josaa', 'registration', '--year', '2027'],
  'staff invite': ['new@staff.example', '--name', 'New Colleague', '--role', 'support'],
  'staff list': [],
  'staff recover': [day.colleague],
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

/** Every row there is, as one text per table. */
async function everything({ withTrail }: { withTrail: boolean }) {
  const { rows } = await server.pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  const told: Record<string, string> = {};
  for (const { tablename } of rows) {
    if (tablename === 'audit_log' && !withTrail) continue;
    const { rows: all } = await server.pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${tablename} t`,
    );
    told[tablename] = all[0].sum;
  }
  return told;
}

test('every command can be rehearsed as JSON, which changes no row, and nonsense is told in one line', async () => {
  const source = aSource();
  buildData(source);
  const config = { ...server.deps.config, FACTS_DIR: source.to };
  const examPredictor = { ...server, deps: { ...server.deps, config } };
  const day = await aBusyDay();
  const calls = callsOn(day, source.from);
  // A database in use takes no restore: `database.test.ts` rehearses it on an empty one.
  const usable = commands.filter(({ name }) => name !== 'database restore');
  expect(Object.keys(calls).toSorted()).toEqual(usable.map(({ name }) => name).toSorted());

  const before = await everything({ withTrail: true });
  for (const { name } of usable) {
    // The small facts have no schedule.
    const ran = await typed(name === 'data import' ? examPredictor : server, [
      ...name.split(' '),
      ...(calls[name] ?? []),
      '--dry-run',
      '--json',
    ]);
    expect.soft([ran.code, ran.told], name).toEqual([0, 'Dry run: nothing is changed.']);
    expect.soft(JSON.parse(ran.printed || '{}'), name).toMatchObject({ command: name, isDryRun: true });
  }
  expect(await everything({ withTrail: true })).toEqual(before);

  const withoutTrail = await everything({ withTrail: false });
  const nonsense = [
    "'; drop table students; --",
    '-1',
    '1e-9',
    '2026-02-30',
    '💥',
    'x'.repeat(5_000),
    '../../etc/passwd',
  ];
  for (const { name, positionals, options, changes } of commands) {
    for (const word of nonsense) {
      const words = Object.entries(options).flatMap(([option, { type }]) =>
        type === 'string' ? [`--${option}=${word}`] : [],
      );
      if (words.length + Object.keys(positionals).length === 0) continue;
      const places = Object.keys(positionals).map(() => word);
      const ran = await typed(examPredictor, [...name.split(' '), ...words, '--yes', '--', ...places]);
      const what = `${name} ${word.slice(0, 30)}`;
      if (changes !== 'nothing') expect.soft(ran.code, what).not.toBe(0);
      if (ran.code !== 0) expect.soft(`${ran.told}\n${ran.printed}`.trim().split('\n'), what).toHaveLength(1);
      expect.soft(ran.told, what).not.toMatch(/^It failed|\n\s+at /);
    }
  }
  expect(await everything({ withTrail: false })).toEqual(withoutTrail);
  source.remove();
});
