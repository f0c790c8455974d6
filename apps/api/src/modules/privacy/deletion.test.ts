import { API_BASE_PATH } from '@dakhila/contract';
import { reportPdfPath } from '@dakhila/contract/assessment';
import { auth } from '@dakhila/contract/auth';
import { bookingCalendarPath } from '@dakhila/contract/counselling';
import { dashboard } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { listFilePath } from '@dakhila/contract/lists';
import { invoicePdfPath } from '@dakhila/contract/payments';
import { EXPORT_FORMATS, exportPath } from '@dakhila/contract/predictor-exports';
import { type Deletion, dataCopyPath, type PrivacyOverview, privacy } from '@dakhila/contract/privacy';
import { calendarFilePath, rounds, type Schedule } from '@dakhila/contract/rounds';
import { shortlist } from '@dakhila/contract/shortlist';
import { signup } from '@dakhila/contract/signup';
import { agreements, students } from '@dakhila/contract/students';
import { screenshotPath } from '@dakhila/contract/support';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { aBooking, aClient, aCounsellor, book, overviewOf } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo, wrongCode } from '../../../test/inbox.ts';
import {
  aCallback,
  anOrder,
  aSignup,
  expectSoundMoney,
  openShop,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { aStudentEverywhere, MARKS, tablesThatSay } from '../../../test/student-everywhere.ts';
import { readBalances } from '../billing/index.ts';
import { roundsJobs } from '../lists/index.ts';
import { closeAccount, reopenAccount } from './close-account.ts';
import { eraseAccount, eraseDue, privacyJobs } from './erase-account.ts';
import { HOLDINGS } from './holdings/index.ts';

const server = useServer();

async function askDeletion(browser: Browser, email: string) {
  await browser.call(privacy.sendDeletionCode);
  return browser.call(privacy.askDeletion, { body: { otp: await codeTo(server, email) } });
}
async function logIn(email: string): Promise<Browser> {
  const browser = server.newBrowser();
  await browser.call(auth.loginInit, { body: { identifier: email } });
  await browser.call(auth.loginVerify, { body: { identifier: email, otp: await codeTo(server, email) } });
  return browser;
}
const get = (browser: Browser, path: string) => browser.send({ method: 'GET', url: API_BASE_PATH + path });
/** Every address that answers a student with a file. Who may ask is checked before whether it is there. */
const studentFiles = (id: string) => [
  ...EXPORT_FORMATS.map((format) => exportPath(id, format)),
  ...(['csv', 'pdf'] as const).map((kind) => listFilePath(id, kind)),
  ...EXAMS.map(calendarFilePath),
  bookingCalendarPath(id),
  screenshotPath(id),
  reportPdfPath(id),
  invoicePdfPath(id),
];
const isErased = async (id: string) =>
  (await server.pool.query('select erased_at is not null as it from students where id = $1', [id])).rows[0].it;
const close = (studentId: string) => closeAccount(server.deps, { studentId, askedBy: 'student' });
const runJob = async (name: string) =>
  privacyJobs(server.deps)
    .find((job) => job.name === name)
    ?.run(new AbortController().signal);

test('deleting needs a fresh code, ends every session, and says until when it can be undone', async () => {
  const asha = await aStudent(server);
  const elsewhere = await logIn(asha.email);
  await asha.browser.call(privacy.sendDeletionCode);
  const code = await codeTo(server, asha.email);
  expect((await asha.browser.call(privacy.askDeletion, { body: { otp: wrongCode(code) } })).status).toBe(400);
  const { status, body } = await asha.browser.call(privacy.askDeletion, { body: { otp: code } });
  expect(status).toBe(200);
  const { askedAt, eraseAt } = body.data as Deletion;
  expect(Date.parse(eraseAt) - Date.parse(askedAt)).toBe(30 * 86_400_000);
  for (const browser of [asha.browser, elsewhere])
    expect((await browser.call(auth.check)).body.authenticated).toBe(false);
  expect((await messagesTo(server, asha.email))[0]).toMatchObject({
    subject: expect.stringContaining('Your account is closed'),
    text: expect.stringContaining('Keep my account'),
  });
});

test('whoever signs in again finds everything shut but the way back, and after it everything as it was', async () => {
  const asha = await aStudent(server, { pulls: 2 });
  await askDeletion(asha.browser, asha.email);
  await server.clock.advance({ days: 29, hours: 23 });
  await eraseDue(server.deps);
  const browser = await logIn(asha.email);
  expect(await browser.call(students.me)).toMatchObject({ status: 403, body: { code: 'account-closed' } });
  const saved = { params: { exam: 'josaa', collegeId: 'iit-bombay' } };
  expect((await browser.call(shortlist.save, saved)).status).toBe(403);
  for (const path of studentFiles(asha.id))
    expect([path, await get(browser, path)]).toMatchObject([path, { status: 403, body: { code: 'account-closed' } }]);
  for (const format of ['html', 'json'] as const)
    expect((await get(browser, dataCopyPath(asha.id, format))).status).toBe(404);
  const { body } = await browser.call(privacy.overview);
  expect((body.data as PrivacyOverview).deletion).not.toBeNull();

  expect((await browser.call(privacy.undoDeletion)).status).toBe(200);
  expect((await browser.call(privacy.undoDeletion)).status).toBe(200);
  expect((await browser.call(students.me)).body.data).toMatchObject({
    subscriptionAllowance: { recommendationPulls: 2 },
  });
  await server.clock.advance({ days: 40 });
  await eraseDue(server.deps);
  expect(await isErased(asha.id)).toBe(false);
});

test('the overview tells the contacts and what was agreed to at sign-up, in which version', async () => {
  await openShop(server);
  const { browser, email, phone } = await aSignup(server);
  await browser.call(signup.freeTierSignup, { body: { email, tierId: 'basic' } });
  const { body } = await (await logIn(email)).call(privacy.overview);
  expect(body.data).toMatchObject({
    email,
    phone: phone.slice(2),
    agreements: [
      { document: 'privacy', version: LEGAL_VERSION },
      { document: 'terms', version: LEGAL_VERSION },
    ],
    isAgreementCurrent: true,
    deletion: null,
  });
});

test('texts that have changed are asked for again, and what is agreed to is kept with its version', async () => {
  const { browser, id } = await aStudent(server);
  await server.pool.query(
    "insert into agreements (student_id, document, version) values ($1, 'terms', '1 Jan 2020'), ($1, 'privacy', '1 Jan 2020')",
    [id],
  );
  const isCurrent = async () =>
    ((await browser.call(privacy.overview)).body.data as PrivacyOverview).isAgreementCurrent;
  expect(await isCurrent()).toBe(false);
  expect((await browser.call(dashboard.read)).body.data).toMatchObject({ isAgreementCurrent: false });
  expect((await browser.call(agreements.accept, { body: { version: '1 Jan 2020' } })).status).toBe(409);
  for (const time of [1, 2]) {
    const { status } = await browser.call(agreements.accept, { body: { version: LEGAL_VERSION } });
    expect([time, status, await isCurrent()]).toEqual([time, 200, true]);
  }
  const { rowCount } = await server.pool.query('select from agreements where student_id = $1', [id]);
  expect(rowCount).toBe(4);
  const stranger = await server.newBrowser().call(agreements.accept, { body: { version: LEGAL_VERSION } });
  expect(stranger.status).toBe(401);
});

test('a closed account gets no reminder of the rounds, an open one does', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  const wish = { params: { exam: 'josaa' }, body: { email: true, whatsapp: false } } as const;
  for (const { browser } of [asha, rohan]) await browser.call(rounds.setReminders, wish);
  const { year } = (await rohan.browser.call(rounds.schedule, { params: wish.params })).body.data as Schedule;
  await close(asha.id);
  // Ten in the morning in India, the day before something begins.
  const indianHour = new Date(server.clock.now().getTime() + 5.5 * 3_600_000).getUTCHours();
  await server.clock.advance({ hours: 34 - indianHour });
  await server.pool.query(
    `insert into schedule_days (exam, year, step, first_day, last_day, source, as_of)
     select 'josaa', $1, 'round-1-reporting', d, '2099-01-01', 'notice', d
     from (select (app_now() at time zone 'Asia/Kolkata')::date + 1 as d) t`,
    [year],
  );
  for (const job of roundsJobs(server.deps)) await job.run(new AbortController().signal);
  const { rows } = await server.pool.query("select recipient from outbox where channel = 'email' and recipient <> $1", [
    asha.email,
  ]);
  expect(rows).toEqual([{ recipient: rohan.email }]);
  expect((await messagesTo(server, asha.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your account is closed'),
  ]);
});

test('a stranger can neither ask nor undo', async () => {
  const stranger = server.newBrowser();
  for (const endpoint of [privacy.overview, privacy.sendDeletionCode, privacy.undoDeletion, privacy.sendCopyCode])
    expect((await stranger.call(endpoint)).status).toBe(401);
});

test('closing cancels sessions ahead by the usual rules; one booked at the same moment is cancelled by the job', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 3 });
  const [soon, far] = [await aBooking(server, asha.browser, 5), await aBooking(server, asha.browser, 48)];
  await close(asha.id);
  const { rows } = await server.pool.query('select id, cancelled_by, is_returned from counselling_bookings');
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: soon.id, cancelled_by: 'student', is_returned: false },
      { id: far.id, cancelled_by: 'student', is_returned: true },
    ]),
  );
  expect((await readBalances(server.deps.db, asha.id)).sessions.left).toBe(2);

  await server.pool.query('update counselling_bookings set cancelled_at = null, cancelled_by = null where id = $1', [
    soon.id,
  ]);
  await runJob('closed-accounts');
  const { rowCount } = await server.pool.query('select from counselling_bookings where cancelled_at is null');
  expect(rowCount).toBe(0);
  await expectSoundMoney(server);
});

test('after 30 days nothing of the student is left but what the law wants, and that names nobody', async () => {
  const zari = await aStudentEverywhere(server);
  const rohan = await aStudent(server, { pulls: 1 });
  await close(zari.id);
  // Every table holds something now, or the test would show nothing.
  expect(await tablesThatSay(server, zari.id, ...Object.values(MARKS))).toEqual(
    expect.arrayContaining(
      HOLDINGS.filter(({ onErase }) => onErase === 'delete')
        .map(({ table }) => table)
        // Ended at once when the account closes, or named by what they belong to.
        .filter(
          (table) =>
            !/^(sessions|contact_changes|data_copies|assessment_shares|family_links|family_comments|calendar_feeds|message_deliveries|.*_sections|.*_answers|.*_reminders|.*_screenshots)$/.test(
              table,
            ),
        ),
    ),
  );
  await server.clock.advance({ days: 31 });
  await runJob('erase-accounts');

  expect(await tablesThatSay(server, ...Object.values(MARKS), 'a-browser')).toEqual([]);
  expect(await tablesThatSay(server, zari.id)).toEqual(['audit_log', 'invoices', 'ledger', 'orders', 'students']);
  for (const { table, onErase } of HOLDINGS.filter((holding) => holding.onErase === 'delete')) {
    const { rowCount } = await server.pool.query(
      `select from ${table} where not to_jsonb(${table}) ->> 'student_id' is not distinct from $1`,
      [rohan.id],
    );
    expect([table, onErase, rowCount]).toEqual([table, 'delete', 0]);
  }
  const { rows } = await server.pool.query('select number, amount_paise, details from invoices');
  expect(rows).toMatchObject([
    { number: 'DK/26-27/0001', amount_paise: 9900, details: { buyer: { name: '', email: '' } } },
  ]);
  expect((await server.pool.query('select student_id, rating, text from feedback')).rows).toEqual([
    { student_id: null, rating: 5, text: '' },
  ]);
  expect((await readBalances(server.deps.db, rohan.id)).attempts.left).toBe(1);
});

test('the address and number of an erased account are free again, and nobody can sign in to what is left', async () => {
  const asha = await aStudent(server);
  await close(asha.id);
  await server.clock.advance({ days: 31 });
  await eraseDue(server.deps);
  const again = await aStudent(server, { email: asha.email, phone: asha.phone });
  expect((await again.browser.call(students.me)).status).toBe(200);
  const answer = await server.newBrowser().call(auth.loginInit, { body: { identifier: `erased:${asha.id}` } });
  expect(answer.status).toBe(400);
});

test('the database itself keeps an invoice unchanged, and lets only the buyer of an erased account go', async () => {
  const zari = await aStudentEverywhere(server);
  const emptied = `update invoices set details = jsonb_set(details, '{buyer}', '{"name": "", "email": "", "phone": ""}')`;
  await expect(server.pool.query(emptied)).rejects.toThrow('append-only');
  await expect(server.pool.query('update invoices set amount_paise = 1')).rejects.toThrow('append-only');
  await expect(server.pool.query('delete from invoices')).rejects.toThrow('append-only');
  await close(zari.id);
  await server.clock.advance({ days: 31 });
  await eraseDue(server.deps);
  await expect(server.pool.query('update invoices set amount_paise = 1')).rejects.toThrow('append-only');
});

test('an account with money on its way waits until the order is final', async () => {
  await openShop(server);
  const asha = await aStudent(server);
  const order = await anOrder(server, { studentId: asha.id });
  await close(asha.id);
  await server.clock.advance({ days: 31 });
  await eraseDue(server.deps);
  expect(await isErased(asha.id)).toBe(false);
  const told = { transactionId: order.transactionId, amountPaise: order.amountPaise };
  expect((await sendCallback(server, aCallback(server, told))).statusCode).toBe(200);
  await eraseDue(server.deps);
  // The receipt gets a day to arrive.
  expect(await isErased(asha.id)).toBe(false);
  await server.clock.advance({ hours: 25 });
  await eraseDue(server.deps);
  expect(await isErased(asha.id)).toBe(true);
  await expectSoundMoney(server);
});

test('money that comes after the account is gone credits nobody: a person gives it back', async () => {
  await openShop(server);
  const asha = await aStudent(server);
  const order = await anOrder(server, { studentId: asha.id });
  await server.pool.query("update orders set state = 'expired', next_check_at = null");
  await close(asha.id);
  await server.clock.advance({ days: 31 });
  await eraseDue(server.deps);
  const told = { transactionId: order.transactionId, amountPaise: order.amountPaise };
  await sendCallback(server, aCallback(server, told));
  expect(await readOrders(server)).toMatchObject([{ state: 'review', reviewReason: 'account-erased' }]);
  await expectSoundMoney(server);
});

test('of two deletions with one code one counts, and closing twice keeps the first date', async () => {
  const asha = await aStudent(server);
  await asha.browser.call(privacy.sendDeletionCode);
  const otp = await codeTo(server, asha.email);
  const answers = await Promise.all([1, 2].map(() => asha.browser.call(privacy.askDeletion, { body: { otp } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const first = await close(asha.id);
  await server.clock.advance({ days: 5 });
  const again = await Promise.all([close(asha.id), close(asha.id)]);
  expect(again.map(({ eraseAt }) => eraseAt)).toEqual([first.eraseAt, first.eraseAt]);
  const closedMails = (await messagesTo(server, asha.email)).filter(({ subject }) => subject.includes('closed'));
  expect(closedMails).toHaveLength(1);
});

test('of the way back and the erasing that race one wins whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asha = await aStudent(server, { pulls: 1 });
    await close(asha.id);
    await server.pool.query('update account_closures set erase_at = app_now()');
    const [undone, erased] = await Promise.all([
      reopenAccount(server.deps, asha.id).catch(() => false),
      eraseAccount(server.deps, asha.id),
    ]);
    expect(undone).toBe(!erased);
    expect(await isErased(asha.id)).toBe(erased);
  }
});

test('erasing that fails half-way has erased nothing, and succeeds when it is tried again', async () => {
  const zari = await aStudentEverywhere(server);
  await close(zari.id);
  await server.clock.advance({ days: 31 });
  const before = await tablesThatSay(server, ...Object.values(MARKS));
  // The account itself loses its name first, and agreements go last.
  await server.pool.query('create trigger stuck before delete on agreements execute function refuse_change()');
  try {
    await expect(eraseDue(server.deps)).rejects.toThrow();
  } finally {
    await server.pool.query('drop trigger stuck on agreements');
  }
  expect(await isErased(zari.id)).toBe(false);
  expect(await tablesThatSay(server, ...Object.values(MARKS))).toEqual(before);
  await eraseDue(server.deps);
  expect(await tablesThatSay(server, ...Object.values(MARKS))).toEqual([]);
});

test('one account that cannot be erased does not keep the others', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  for (const { id } of [asha, rohan]) await close(id);
  await server.clock.advance({ days: 31 });
  await server.pool.query(`
    create function refuse_asha() returns trigger language plpgsql as
      $$ begin if old.id = '${asha.id}' then raise exception 'stuck'; end if; return new; end $$;
    create trigger stuck before update on students for each row execute function refuse_asha();`);
  try {
    await expect(eraseDue(server.deps)).rejects.toThrow();
  } finally {
    await server.pool.query('drop trigger stuck on students; drop function refuse_asha()');
  }
  expect([await isErased(asha.id), await isErased(rohan.id)]).toEqual([false, true]);
});

test('many processes that erase at once erase once', async () => {
  const asha = await aStudent(server);
  await close(asha.id);
  await server.clock.advance({ days: 31 });
  const done = await Promise.all(Array.from({ length: 6 }, () => eraseAccount(server.deps, asha.id)));
  expect(done.filter(Boolean)).toHaveLength(1);
});

test('a booking is refused to a closed account', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 1 });
  await close(asha.id);
  const browser = await logIn(asha.email);
  expect((await book(browser, new Date().toISOString())).status).toBe(403);
  await reopenAccount(server.deps, asha.id);
  expect((await overviewOf(browser)).left).toBe(1);
});
