import { deskNumbers, type NumbersChart, numbersFilePath } from '@dakhila/contract/desk/numbers';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { support, type Ticket } from '@dakhila/contract/support';
import { dayOf, daysAfter, momentOf } from '@dakhila/domain/calendar/indian-time';
import type { ChartId } from '@dakhila/domain/numbers/measures';
import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';
import { aCallback, anOrder, openShop, sendCallback } from '../../../test/shop.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { countDays } from './count-days.ts';

const server = useServer();
beforeEach(() => openShop(server));

type Member = Awaited<ReturnType<typeof aStaffMember>>;
const today = () => dayOf(server.clock.now());
const boss = () => aStaffMember(server, { roles: ['administrator'] });
const DAY = { by: 'day' } as const;

async function read(member: Member, from = today(), to = today(), by: 'day' | 'week' = 'day') {
  const { body } = await member.call(deskNumbers.read, { query: { from, to, by } });
  const { charts } = body.data as { charts: NumbersChart[] };
  return (id: ChartId) => charts.find((chart) => chart.id === id)?.periods.map(({ values }) => values);
}
const students = async (count: number) => {
  const all = [];
  for (let number = 0; number < count; number += 1) all.push(await aStudent(server));
  return all;
};
/** A run of a student so many days ago. */
const run = (studentId: string, daysAgo = 0) =>
  server.pool.query(
    `with edition as (insert into prediction_editions (id, exam, year, data_version, model_version, content)
       values (repeat('0', 32), 'josaa', 2026, 'x', 'x', '\\x01') on conflict do nothing)
     insert into prediction_runs (id, student_id, exam, edition_id, year, title, input, input_hash, counts, details, result, created_at)
     values (gen_random_uuid(), $1, 'josaa', repeat('0', 32), 2026, 'x', '{}', sha256(random()::text::bytea), '{}', '{}', '\\x01', app_now() - make_interval(days => $2))`,
    [studentId, daysAgo],
  );

test('before anything was counted the numbers are unknown, which is not zero', async () => {
  const member = await boss();
  expect((await read(member))('sign-ups')).toEqual([['unknown']]);
  await countDays(server.deps.db);
  expect((await read(member))('sign-ups')).toEqual([[0]]);
});

test('sign-ups, first runs and runs are counted by the day in India, and fewer than five people are not a number', async () => {
  const all = await students(6);
  await server.pool.query("update students set created_at = app_now() - interval '2 days'");
  for (const { id } of all.slice(0, 5)) await run(id, 1);
  for (const { id } of all) for (const times of [1, 2]) if (times) await run(id);
  await countDays(server.deps.db);
  const values = await read(await boss(), daysAfter(today(), -2));
  expect(values('sign-ups')).toEqual([[6], [0], [0]]);
  expect(values('runs')).toEqual([[0], [5], [12]]);
  // Five ran their first yesterday; today one more did, and one is too few to show.
  expect(values('activations')).toEqual([[0], [5], ['few']]);
});

test('a moment before midnight in India belongs to the day that ends', async () => {
  await students(5);
  const day = daysAfter(today(), -1);
  const before = new Date(momentOf(today(), 0).getTime() - 1);
  await server.pool.query('update students set created_at = $1', [before.toISOString()]);
  await countDays(server.deps.db);
  expect((await read(await boss(), day))('sign-ups')).toEqual([[5], [0]]);
});

test('counts of past days stay when the rows behind them are deleted, and counting again changes nothing', async () => {
  const all = await students(5);
  await server.pool.query("update students set created_at = app_now() - interval '30 days'");
  for (const { id } of all) await run(id, 30);
  await countDays(server.deps.db);
  await server.pool.query('delete from prediction_runs');
  await countDays(server.deps.db);
  await Promise.all([1, 2, 3].map(() => countDays(server.deps.db)));
  expect((await read(await boss(), daysAfter(today(), -30), daysAfter(today(), -30)))('runs')).toEqual([[5]]);
});

test('days that nobody counted, because no server ran, are counted later', async () => {
  await students(5);
  await countDays(server.deps.db);
  await server.clock.advance({ days: 12 });
  await students(7);
  await server.clock.advance({ days: 8 });
  await countDays(server.deps.db);
  const values = (await read(await boss(), daysAfter(today(), -20)))('sign-ups');
  expect(values?.map(([value]) => value)).toEqual([5, ...Array(11).fill(0), 7, ...Array(8).fill(0)]);
});

test('revenue is what was credited, and a refund moves on the day of the payment, however late it comes', async () => {
  const { transactionId, amountPaise } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise }));
  const unpaid = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId: unpaid.transactionId, amountPaise: 1 }));
  const paidOn = today();
  await countDays(server.deps.db);
  expect((await read(await boss()))('revenue')).toEqual([[amountPaise, 0]]);
  await server.clock.advance({ days: 20 });
  await typed(server, ['orders', 'refund', transactionId, '--yes']);
  await countDays(server.deps.db);
  expect((await read(await boss(), paidOn, paidOn))('revenue')).toEqual([[0, amountPaise]]);
});

test('answer times are counted from the opening of a ticket to the first answer', async () => {
  const asha = await aStudent(server);
  const numbers: string[] = [];
  for (let ticket = 0; ticket < 6; ticket += 1) {
    const { body } = await asha.browser.call(support.open, { body: { topic: 'technical', text: 'It stays empty' } });
    numbers.push(String((body.data as Ticket).number));
  }
  const openedOn = today();
  const answer = (number: string | undefined) => typed(server, ['ticket', 'answer', number ?? '', '--text', 'Mended']);
  for (const number of numbers.slice(0, 5)) await answer(number);
  await answer(numbers[0]);
  await countDays(server.deps.db);
  expect((await read(await boss(), openedOn, openedOn))('answers')).toEqual([[5, 0, 0, 'few']]);
  await server.clock.advance({ hours: 30 });
  await answer(numbers[5]);
  await countDays(server.deps.db);
  expect((await read(await boss(), openedOn, openedOn))('answers')).toEqual([[5, 0, 'few', 0]]);
});

test('a question is unanswered when no answer came or a person was offered instead', async () => {
  const asha = await aStudent(server);
  await server.pool.query(
    `with chat as (insert into assistant_conversations (id, student_id, title) values (gen_random_uuid(), $1, 'x') returning id)
     insert into assistant_exchanges (id, conversation_id, student_id, client_message_id, question, state, answer)
     select gen_random_uuid(), chat.id, $1, 'm' || k, 'How much?',
       case when k <= 12 then 'done' when k = 13 then 'failed' else 'stopped' end,
       case when k <= 5 then '{"blocks": [], "handOver": "support"}'::jsonb when k <= 12 then '{"blocks": []}'::jsonb end
     from chat, generate_series(1, 14) k`,
    [asha.id],
  );
  await countDays(server.deps.db);
  expect((await read(await boss()))('assistant')).toEqual([[8, 6]]);
});

test('a question without an answer is listed once five students have asked it in the same words', async () => {
  const [all, member] = [await students(6), await boss()];
  const ask = (studentId: string | undefined, question: string, daysAgo = 0, state = 'failed') =>
    server.pool.query(
      `with chat as (insert into assistant_conversations (id, student_id, title) values (gen_random_uuid(), $1, 'x') returning id)
       insert into assistant_exchanges (id, conversation_id, student_id, client_message_id, question, state, asked_at)
       select gen_random_uuid(), id, $1, gen_random_uuid()::text, $2, $3, app_now() - make_interval(days => $4) from chat`,
      [studentId, question, state, daysAgo],
    );
  const read = async () => (await member.call(deskNumbers.unanswered)).body.data;
  const long = `Is a gap year allowed, ${'please '.repeat(40)}tell me at asha@example.com`;
  for (const { id } of all.slice(0, 4)) await ask(id, long);
  // The same student again, an answered question and an old one do not count.
  await ask(all[0]?.id, long);
  await ask(all[4]?.id, long, 0, 'stopped');
  await ask(all[4]?.id, long, 29);
  expect(await read()).toEqual([]);
  await ask(all[5]?.id, `  ${long.toUpperCase().replace(' ', '\n')} ?`, 1);
  expect(await read()).toEqual([
    {
      question: expect.stringMatching(/^Is a gap year allowed, (please ){40}tell me at \(email left out\)$/),
      times: 6,
      lastAskedAt: expect.stringMatching(/^20/),
    },
  ]);
});

test('weeks begin on Monday, and a range is bounded', async () => {
  const member = await boss();
  await students(5);
  await countDays(server.deps.db);
  const monday = (await member.call(deskNumbers.read, { query: { from: today(), to: today(), by: 'week' } })).body.data;
  expect(monday).toMatchObject({ charts: [{ id: 'sign-ups', periods: [{ values: [5] }] }, {}, {}, {}, {}, {}] });
  const status = async (from: string, to: string, by: string) =>
    (await member.call(deskNumbers.read, { query: { from, to, by } })).status;
  expect(await status(daysAfter(today(), -91), today(), 'day')).toBe(200);
  expect(await status(daysAfter(today(), -92), today(), 'day')).toBe(400);
  expect(await status(daysAfter(today(), -1_098), today(), 'week')).toBe(200);
  expect(await status(today(), daysAfter(today(), -1), 'day')).toBe(400);
  expect(await status('0001-01-01', '9999-12-31', 'week')).toBe(400);
  expect(await status('9999-12-30', '9999-12-31', 'week')).toBe(400);
  expect(await status('x', today(), 'day')).toBe(400);
  expect(await status(today(), today(), 'month')).toBe(400);
});

test('finance sees revenue only, also as a file, and others see nothing', async () => {
  const finance = await aStaffMember(server, { roles: ['finance'] });
  const { body } = await finance.call(deskNumbers.read, { query: { from: today(), to: today(), ...DAY } });
  expect((body.data as { charts: NumbersChart[] }).charts.map(({ id }) => id)).toEqual(['revenue']);
  const file = async (member: Pick<Member, 'browser'>, id: ChartId, query = `?from=${today()}&to=${today()}&by=day`) =>
    (await member.browser.send({ method: 'GET', url: API_BASE_PATH + numbersFilePath(id) + query })).status;
  expect(await file(finance, 'revenue')).toBe(200);
  expect(await file(finance, 'sign-ups')).toBe(403);
  expect(await file(await aStaffMember(server, { roles: ['support', 'counsellor', 'content'] }), 'revenue')).toBe(403);
  expect(await file(await aStudent(server), 'revenue')).toBe(401);
  expect(await file(await boss(), 'nothing' as ChartId)).toBe(404);
  expect(await file(await boss(), 'revenue', '?from=x')).toBe(400);
});

test('a file has the figures of the chart, with small counts in words and nothing a spreadsheet would run', async () => {
  await students(6);
  await server.pool.query(
    "update students set created_at = created_at - interval '1 day' where id in (select id from students limit 1)",
  );
  await countDays(server.deps.db);
  const member = await boss();
  const url = `${API_BASE_PATH}${numbersFilePath('sign-ups')}?from=${daysAfter(today(), -1)}&to=${today()}&by=day`;
  const { headers, body } = await member.browser.send({ method: 'GET', url });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="sign-ups-/),
    'cache-control': expect.stringContaining('no-store'),
  });
  const lines = String(body.text).split('\r\n');
  expect(lines[0]).toBe('\uFEFFDay,In words,Sign-ups');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,".*",fewer than 5$/);
  expect(lines[2]).toMatch(/,5$/);
  for (const line of lines) expect(line.replace('\uFEFF', '')).not.toMatch(/^[=+\-@]/);
});
