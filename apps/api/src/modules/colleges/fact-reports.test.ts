import { factReports } from '@dakhila/contract/fact-reports';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
const REPORT = {
  exam: 'mht-cet',
  collegeId: '16006',
  field: 'website',
  message: ' The site is coeptech.ac.in ',
} as const;
const rows = async () => (await server.pool.query('select * from fact_reports')).rows;

test('a report is kept with its record, field and the version of the data', async () => {
  const { id, browser } = await aStudent(server);
  const { status, body } = await browser.call(factReports.send, { body: REPORT });
  expect(status).toBe(200);
  expect(await rows()).toMatchObject([
    {
      id: (body.data as { id: string }).id,
      student_id: id,
      exam: 'mht-cet',
      college_id: '16006',
      field: 'website',
      message: 'The site is coeptech.ac.in',
      data_version: server.deps.catalogue.version,
      created_at: expect.any(Date),
      // Nobody has looked at it yet.
      state: 'new',
      note: '',
    },
  ]);
});

test.each([
  ['a blank message', { message: '   ' }, 400, 'Please tell us what’s wrong'],
  ['a message too long', { message: 'a'.repeat(1001) }, 400, 'Please use up to 1000 characters'],
  ['an unknown field', { field: 'hostel' }, 400, expect.any(String)],
  ['an unknown exam', { exam: 'neet' }, 400, expect.any(String)],
  ['a key nobody knows', { studentId: 'me' }, 400, expect.any(String)],
  ['NUL in the text', { message: 'a\u0000b' }, 400, expect.any(String)],
  ['an unknown college', { collegeId: '99999' }, 404, 'College not found'],
])('refuses %s', async (_, wrong, status, message) => {
  const { browser } = await aStudent(server);
  const answer = await browser.call(factReports.send, { body: { ...REPORT, ...wrong } });
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect(await rows()).toEqual([]);
});

test('takes a message of exactly 1,000 characters', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(factReports.send, { body: { ...REPORT, message: 'अ'.repeat(1000) } })).status).toBe(200);
});

test('strangers, and calls without the forgery token, report nothing', async () => {
  expect((await server.newBrowser().call(factReports.send, { body: REPORT })).status).toBe(401);
  const { browser } = await aStudent(server);
  expect((await browser.call(factReports.send, { body: REPORT }, { withoutXsrf: true })).status).toBe(403);
  expect(await rows()).toEqual([]);
});

test('after twenty reports in a day a student waits for the next one, and others do not', async () => {
  const asha = await aStudent(server);
  for (let count = 0; count < 20; count += 1)
    expect((await asha.browser.call(factReports.send, { body: REPORT })).status).toBe(200);
  const { status, body, headers } = await asha.browser.call(factReports.send, { body: REPORT });
  expect([status, body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const ravi = await aStudent(server);
  expect((await ravi.browser.call(factReports.send, { body: REPORT })).status).toBe(200);
  await server.clock.advance({ days: 1 });
  expect((await asha.browser.call(factReports.send, { body: REPORT })).status).toBe(200);
});
