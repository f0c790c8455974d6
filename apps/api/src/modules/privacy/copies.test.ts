import { API_BASE_PATH } from '@dakhila/contract';
import { contactChange } from '@dakhila/contract/contact-change';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { predictor } from '@dakhila/contract/predictor';
import { type DataCopies, privacy } from '@dakhila/contract/privacy';
import { signup } from '@dakhila/contract/signup';
import { COPIES_PER_DAY } from '@dakhila/domain/privacy/policy';
import { expect, test, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo, wrongCode } from '../../../test/inbox.ts';
import { aSignup, openShop } from '../../../test/shop.ts';
import { aStudentEverywhere, MARKS, tablesThatSay } from '../../../test/student-everywhere.ts';
import { enqueueMessage } from '../messaging/index.ts';
import { closeAccount } from './close-account.ts';
import { eraseAccount } from './erase-account.ts';
import { HOLDINGS } from './holdings/index.ts';
import { copyOf } from './read-copy.ts';

const server = useServer();

async function open(browser: Browser, email: string): Promise<DataCopies> {
  await browser.call(privacy.sendCopyCode);
  const { status, body } = await browser.call(privacy.openCopies, { body: { otp: await codeTo(server, email) } });
  expect(body).toMatchObject({ status: 'success' });
  expect(status).toBe(200);
  return body.data as DataCopies;
}
const fetchFrom = (browser: Browser, path: string) => browser.send({ method: 'GET', url: API_BASE_PATH + path });

test('the copy holds something of every table that names the student, no secret, and nothing of another student', async () => {
  const zari = await aStudentEverywhere(server);
  const rohan = await aStudent(server, { firstName: 'Rohan', pulls: 5 });
  await server.pool.query(
    "insert into account_closures (student_id, asked_by, erase_at) values ($1, 'student', app_now())",
    [zari.id],
  );
  const copies = await open(zari.browser, zari.email);

  const { body, headers } = await fetchFrom(zari.browser, copies.json);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  const data = body.data as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(data)).toEqual(HOLDINGS.map(({ table }) => table));
  for (const { table } of HOLDINGS) expect(data[table]?.length, table).toBeGreaterThan(0);
  expect(data.students).toEqual([expect.objectContaining({ first_name: MARKS.firstName, phone: MARKS.phone })]);
  expect(data.challenges).toHaveLength(3);
  expect(data.ticket_screenshots).toEqual([expect.objectContaining({ jpeg: '/9j/' })]);
  const whole = JSON.stringify(data);
  expect(whole).not.toContain(rohan.id);
  expect(whole).not.toMatch(/_hash"|"sealed"|a-browser/);

  const page = String((await fetchFrom(zari.browser, copies.readable)).body.text);
  expect(page).toContain('Your questions to support');
  expect(page).toContain('I am &lt;b&gt;Zarinakshi&lt;/b&gt;');
  expect(page).toContain('src="data:image/jpeg;base64,/9j/"');
});

test('a prediction is in the copy with its sentences', async () => {
  const { browser, email } = await aStudent(server, { pulls: 1 });
  const body = { percentile: 95, category: 'OPEN', gender: 'male', candidature: 'maharashtra' } as const;
  expect((await browser.call(predictor.runMhtCet, { body })).status).toBe(200);
  const { data } = (await fetchFrom(browser, (await open(browser, email)).json)).body as { data: object };
  expect(JSON.stringify(data)).toContain('Without your home university we can only estimate');
  expect(JSON.stringify(data)).not.toContain('messageId');
});

test('messages to an address that was given up and letters to the guardian are in the copy, and go with the account', async () => {
  const asha = await aStudent(server);
  const { browser, id } = asha;
  const born = server.deps.now().getUTCFullYear() - 16;
  await browser.call(guardianConsent.saveBirthDate, { body: { birthDate: `${born}-01-15` } });
  await browser.call(guardianConsent.ask, { body: { guardianName: 'Sunita Patil', contact: '9876543210' } });
  await browser.call(contactChange.start, { body: { contact: 'asha.now@example.com' } });
  await browser.call(contactChange.confirm, { body: { otp: await codeTo(server, asha.email) } });
  await browser.call(contactChange.confirm, { body: { otp: await codeTo(server, 'asha.now@example.com') } });

  const { json } = await open(browser, 'asha.now@example.com');
  const { data, leftOut } = (await fetchFrom(browser, json)).body as {
    data: Record<string, { recipient?: string; budget_key?: string }[]>;
    leftOut: { table: string; field: string }[];
  };
  for (const contact of [asha.email, '919876543210', 'asha.now@example.com']) {
    expect(data.outbox?.map(({ recipient }) => recipient)).toContain(contact);
    expect(data.code_sends?.map(({ budget_key }) => budget_key)).toContain(contact);
  }
  expect(leftOut).toContainEqual(expect.objectContaining({ table: 'outbox', field: 'sealed' }));
  const codes = (await messagesTo(server, '919876543210')).map(({ code }) => code ?? '');
  expect(codes).toEqual([expect.stringMatching(/^\d{6}$/)]);
  expect(JSON.stringify(data)).not.toContain(`"${codes[0]}"`);

  await closeAccount(server.deps, { studentId: id, askedBy: 'student' });
  await server.pool.query('update account_closures set erase_at = app_now()');
  expect(await eraseAccount(server.deps, id)).toBe(true);
  expect(await tablesThatSay(server, asha.email, '919876543210', 'asha.now@example.com')).toEqual([]);
});

test('what was sent during the sign-up belongs to the account that came of it', async () => {
  await openShop(server);
  const { browser, email } = await aSignup(server);
  await server.deps.db.transaction((tx) =>
    enqueueMessage(server.deps, tx, {
      ...{ kind: 'answer', channel: 'email', to: email, studentId: null, subject: 'Hello', text: 'Hello' },
      expiresAt: server.deps.now(),
    }),
  );
  await browser.call(signup.freeTierSignup, { body: { email, tierId: 'basic' } });
  const { rows } = await server.pool.query('select student_id from outbox where recipient = $1', [email]);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.student_id).toEqual(expect.any(String));
});

test('a large table is copied whole, each row once, a page at a time', async () => {
  const { id, email, phone } = await aStudent(server);
  await server.pool.query(
    `insert into assistant_conversations (id, student_id, title)
     select gen_random_uuid(), $1, 'Chat ' || n from generate_series(1, 120) n`,
    [id],
  );
  await server.pool.query(
    `insert into document_ticks (student_id, exam, document)
     select $1, exam, 'paper-' || n from generate_series(1, 50) n, unnest(array['josaa', 'mht-cet']) exam`,
    [id],
  );
  const { db } = server.deps;
  const reading = vi.spyOn(db, 'execute');
  let json = '';
  for await (const piece of copyOf(server.deps, { id, email, phone }, 'json')) json += piece;
  const { data } = JSON.parse(json) as { data: Record<string, { title: string; exam: string; document: string }[]> };
  expect(new Set(data.assistant_conversations?.map(({ title }) => title)).size).toBe(120);
  expect(data.assistant_conversations).toHaveLength(120);
  expect(new Set(data.document_ticks?.map(({ exam, document }) => exam + document)).size).toBe(100);
  const answers = await Promise.all(reading.mock.results.map(({ value }) => value));
  reading.mockRestore();
  expect(Math.max(...answers.map(({ rows }) => rows.length))).toBeLessThanOrEqual(50);
});

test('a short address does not take along the counters of a longer one that ends with it', async () => {
  const { id, email, phone } = await aStudent(server, { email: 'o@x.in' });
  await server.pool.query(
    `insert into budgets (key, spent, expires_at) values
       ('wrong-codes:hour:signup:rohano@x.in', 77, app_now()), ('wrong-codes:hour:signup:o@x.in', 78, app_now())`,
  );
  let json = '';
  for await (const piece of copyOf(server.deps, { id, email, phone }, 'json')) json += piece;
  expect(JSON.parse(json).data.budgets).toEqual([expect.objectContaining({ spent: 78 })]);
});

test('a copy needs a fresh code, a wrong one opens nothing, and after ten minutes it is closed', async () => {
  const asha = await aStudent(server);
  await asha.browser.call(privacy.sendCopyCode);
  const code = await codeTo(server, asha.email);
  const refused = await asha.browser.call(privacy.openCopies, { body: { otp: wrongCode(code) } });
  expect([refused.status, refused.body.code]).toEqual([400, 'code-wrong']);

  const { body } = await asha.browser.call(privacy.openCopies, { body: { otp: code } });
  const { json } = body.data as DataCopies;
  expect((await fetchFrom(asha.browser, json)).status).toBe(200);
  const rohan = await aStudent(server);
  expect((await fetchFrom(rohan.browser, json)).status).toBe(404);
  expect((await fetchFrom(server.newBrowser(), json)).status).toBe(401);
  await server.clock.advance({ minutes: 11 });
  expect((await fetchFrom(asha.browser, json)).status).toBe(404);
});

test('copies are bounded by the day', async () => {
  const asha = await aStudent(server);
  for (let count = 0; count < COPIES_PER_DAY.limit; count += 1) await open(asha.browser, asha.email);
  await asha.browser.call(privacy.sendCopyCode);
  const otp = await codeTo(server, asha.email);
  const { status, headers } = await asha.browser.call(privacy.openCopies, { body: { otp } });
  expect([status, Number(headers['retry-after']) > 3600]).toEqual([429, true]);
});
