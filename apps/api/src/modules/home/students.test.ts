import { students } from '@dakhila/contract/students';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { insertEntry } from '../billing/index.ts';

const server = useServer();

test('a student sees name, plan and allowances, and nothing that the contract does not declare', async () => {
  const asha = await aStudent(server, {
    firstName: 'Asha',
    lastName: 'Patil',
    tier: 'Premium',
    pulls: 40,
    sessions: 3,
  });
  const { status, body } = await asha.browser.call(students.me);
  expect(status).toBe(200);
  // The whole answer: the phone, the affiliation code and the date of sign-up are in the row and not here.
  expect(body).toEqual({
    status: 'success',
    success: true,
    isCompleted: false,
    data: {
      id: asha.id,
      name: 'Asha Patil',
      email: asha.email,
      subscriptionTier: 'Premium',
      isProfileCompleted: false,
      subscriptionAllowance: {
        recommendationPulls: 40,
        psychometricAssessment: false,
        psychometricTestStatus: false,
        availableCounsellingSessions: 3,
        totalCounsellingSessions: 3,
      },
    },
  });
});

test('allowances are what the ledger adds up to', async () => {
  const asha = await aStudent(server, { pulls: 3, sessions: 3, assessments: 1 });
  const change = { studentId: asha.id, reference: 'test' } as const;
  await insertEntry(server.deps.db, { ...change, kind: 'attempts', amount: -2, reason: 'use' });
  await insertEntry(server.deps.db, { ...change, kind: 'attempts', amount: 5, reason: 'purchase' });
  await insertEntry(server.deps.db, { ...change, kind: 'sessions', amount: -1, reason: 'use' });
  await insertEntry(server.deps.db, { ...change, kind: 'assessments', amount: -1, reason: 'use' });
  const { body } = await asha.browser.call(students.me);
  expect(body.data).toMatchObject({
    subscriptionAllowance: {
      recommendationPulls: 6,
      psychometricAssessment: true,
      psychometricTestStatus: false,
      availableCounsellingSessions: 2,
      totalCounsellingSessions: 3,
    },
  });
});

test('a student without a ledger has nothing, as numbers', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(students.me)).body.data).toMatchObject({
    subscriptionAllowance: { recommendationPulls: 0, availableCounsellingSessions: 0, totalCounsellingSessions: 0 },
  });
});

test('each student sees their own', async () => {
  const asha = await aStudent(server, { pulls: 1 });
  const rohan = await aStudent(server, { pulls: 9, firstName: 'Rohan' });
  expect((await asha.browser.call(students.me)).body.data).toMatchObject({ id: asha.id });
  expect((await rohan.browser.call(students.me)).body.data).toMatchObject({
    name: 'Rohan Patil',
    subscriptionAllowance: { recommendationPulls: 9 },
  });
});

test('without a session the answer is 401', async () => {
  const { status, body } = await server.newBrowser().call(students.me);
  expect([status, body]).toEqual([
    401,
    { status: 'fail', success: false, code: 'not-signed-in', message: 'Please log in to continue' },
  ]);
});
