import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';

const server = useServer();
const asha = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha.patil@example.com',
  phone: '919876543210',
  tier: 'Premium',
};

test.each([
  ['e-mail', 'Asha.Patil@Example.com', 'email'],
  ['phone of 10 digits', '9876543210', 'phone'],
  ['phone with its prefix', '919876543210', 'phone'],
])('a student is found by %s, with contacts masked', async (_, who, by) => {
  const { id } = await aStudent(server, { ...asha, pulls: 40, sessions: 3 });
  await aStudent(server);
  const ran = await typed(server, ['students', 'find', who]);
  expect(ran.code).toBe(0);
  for (const part of [
    id,
    'A. P.',
    'a****l@example.com',
    '******3210',
    'Premium',
    '40 attempts, 3 sessions, 0 assessments',
    '1 devices',
  ])
    expect(ran.printed).toContain(part);
  for (const secret of ['Asha', 'Patil', 'asha.patil', '9876543210']) expect(ran.printed).not.toContain(secret);
  expect(await auditTrail(server)).toMatchObject([
    { action: 'ops students find', subject: id, details: { by, isFound: true, isFull: false } },
  ]);
});

test('--full shows name and contacts, and the audit trail keeps that they were seen', async () => {
  const { id } = await aStudent(server, asha);
  const { printed } = await typed(server, ['students', 'find', id, '--full']);
  for (const part of ['Asha Patil', 'asha.patil@example.com', '919876543210']) expect(printed).toContain(part);
  const [line] = await auditTrail(server);
  expect(line).toMatchObject({ subject: id, details: { by: 'id', isFull: true } });
  expect(JSON.stringify(line)).not.toMatch(/Asha|example|98765/);
});

test('as JSON the contacts are masked too', async () => {
  await aStudent(server, { ...asha, pulls: 2 });
  const { data } = JSON.parse((await typed(server, ['students', 'find', asha.email, '--json'])).printed);
  expect(data).toMatchObject({
    email: 'a****l@example.com',
    phone: '******3210',
    name: 'A. P.',
    left: { attempts: 2 },
  });
});

test('a look-up without a result is noted too', async () => {
  const ran = await typed(server, ['students', 'find', 'nobody@example.com']);
  expect(ran).toEqual({ code: 1, printed: 'No student with that email.', told: '' });
  expect(await auditTrail(server)).toMatchObject([{ subject: null, details: { by: 'email', isFound: false } }]);
});

test('a word that can name nobody is not looked up', async () => {
  const ran = await typed(server, ['students', 'find', 'asha']);
  expect(ran.code).toBe(2);
  expect(ran.told).toContain('That is not an email, phone number or id.');
});
