import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../browser.ts';
import { aStudent } from '../builders.ts';
import { type Harness, useServer } from '../harness.ts';
import { codeTo } from '../inbox.ts';
import { aSignup, openShop } from '../shop.ts';
import { endpoints, namingPlaces } from './calls.ts';
import { type Contacts, NOBODY, QUESTIONS, type Question, REGISTERED } from './contact-questions.ts';

/** The same day in every answer that is compared, also when midnight falls between two of them. */
const BIRTH_DATE = `${new Date().getUTCFullYear() - 16}-06-15`;

test('every place of every call that takes a contact is asked about', () => {
  const places = endpoints.flatMap(namingPlaces).filter((place) => /\.(identifier|email|phone|contact)$/.test(place));
  expect(places.length).toBeGreaterThan(10);
  const asked = new Set(QUESTIONS.flatMap((question) => question.places));
  expect([...asked].toSorted()).toEqual(places.toSorted());
});

/** What changes from one moment, browser or person to the next, whatever is asked. */
const PASSING_HEADERS = ['date', 'x-request-id', 'set-cookie', 'content-length'];
const alike = (words: string) =>
  words
    .replaceAll(new RegExp(`${REGISTERED.email}|${NOBODY.email}`, 'g'), '<email>')
    .replaceAll(new RegExp(`(91)?(${REGISTERED.phone.slice(2)}|${NOBODY.phone.slice(2)})`, 'g'), '<phone>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/\b\d+ (second|minute|hour)s?/g, '<wait>')
    .replaceAll(/"retry-after":"\d+"/g, '"retry-after":"<wait>"');

function wordsOf({ status, body, headers }: Answer): string {
  const lasting = Object.entries(headers).filter(([name]) => !PASSING_HEADERS.includes(name));
  return alike(JSON.stringify({ status, body, headers: Object.fromEntries(lasting.toSorted()) }));
}

/** Asks from new browsers with every counter at its start: the answers, and what they cost. */
async function ask(server: Harness, { ask: put }: Question, contacts: Contacts) {
  await server.pool.query("delete from budgets where key not like 'whatsapp-codes:%'");
  const counted = ['code_sends', 'rolling_counts', 'challenges', 'contact_changes', 'guardian_consents', 'signups'];
  for (const table of [...counted, 'outbox']) await server.pool.query(`delete from ${table}`);
  await server.pool.query("delete from students where email = 'asker@example.com'");
  const student = await aStudent(server, { email: 'asker@example.com', phone: '919000088888' });
  await server.pool.query('update students set birth_date = $2 where id = $1', [student.id, BIRTH_DATE]);
  const { browser: newcomer } = await aSignup(server, { email: 'newcomer@example.com', isVerified: false });
  const stranger = server.newBrowser('203.0.113.7');
  const answers = await put(
    { stranger, student: student.browser, newcomer, codeTo: (contact) => codeTo(server, contact) },
    contacts,
  );
  const browsers = [stranger, student.browser, newcomer].map(({ cookies }) => cookies.get('browser') ?? '');
  const { rows } = await server.pool.query<{ cost: string }>(`
    select key || ' ' || spent as cost from budgets where key not like 'whatsapp-codes:%'
    union all select 'sends ' || budget_key || ' ' || count(distinct challenge_id) from code_sends group by budget_key`);
  const costs = rows
    .map(({ cost }) => browsers.reduce((words, browser) => words.replace(browser, '<browser>'), alike(cost)))
    .toSorted();
  const { rows: uses } = await server.pool.query(
    'select name, sum(count)::int as count from rolling_counts group by name order by name',
  );
  return { first: answers[0]?.status, words: answers.map(wordsOf), costs, uses };
}

describe.each([
  ['', {}],
  [' while WhatsApp is paused', { WHATSAPP_DAILY_CODES: '1' }],
])('undisclosed%s', (_, settings) => {
  const server = useServer({ environment: { DISCLOSE_REGISTRATION: 'false', ...settings } });
  beforeEach(() => prepare(server));

  test.each(QUESTIONS)('$name: nothing tells a registered contact from another', async (question) => {
    const registered = await ask(server, question, REGISTERED);
    const nobody = await ask(server, question, NOBODY);
    expect(registered.words).toEqual(nobody.words);
    expect(registered.costs).toEqual(nobody.costs);
    expect(registered.uses, 'what may pause WhatsApp for the network').toEqual(nobody.uses);
  });
});

describe('disclosed', () => {
  const server = useServer();
  beforeEach(() => prepare(server));

  test.each(QUESTIONS)(
    '$name: the bare fact is told where the product tells it, and nothing elsewhere',
    async (question) => {
      const registered = await ask(server, question, REGISTERED);
      const nobody = await ask(server, question, NOBODY);
      if (question.told) expect([registered.first, nobody.first]).toEqual(question.told);
      else expect(registered).toEqual(nobody);
    },
  );
});

/** The shop is open, one student has the contacts, and one code went by WhatsApp today. */
async function prepare(server: Harness) {
  await openShop(server);
  await aStudent(server, REGISTERED);
  await server.pool.query(
    "insert into budgets (key, spent, expires_at) values ('whatsapp-codes:0', 1, app_now() + interval '1 day')",
  );
}
