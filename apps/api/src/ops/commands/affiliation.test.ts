import { signup } from '@dakhila/contract/signup';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { anOrder, openShop, pressButton, readOrders } from '../../../test/shop.ts';

const server = useServer();
const isTaken = async (code: string) =>
  (await server.newBrowser().call(signup.validateAffiliationCode, { query: { code } })).status === 200;
const add = (code: string, name = 'Fergusson College, Pune') =>
  typed(server, ['affiliation', 'add', code, '--name', name]);

test('a code that was added works in the sign-up form', async () => {
  expect(await isTaken('FERG26')).toBe(false);
  expect(await add('ferg26')).toEqual({ code: 0, printed: 'FERG26 added for Fergusson College, Pune.', told: '' });
  expect(await isTaken('FERG26')).toBe(true);
  expect(await auditTrail(server)).toMatchObject([{ action: 'ops affiliation add', subject: 'FERG26', details: {} }]);
});

test('a code is added once', async () => {
  await add('FERG26');
  const again = await add('FERG26', 'Another');
  expect([again.code, again.told]).toEqual([
    1,
    'FERG26 already exists. Reopen a closed code with: affiliation reopen FERG26',
  ]);
  expect(await auditTrail(server)).toHaveLength(1);
});

test.each(['TOOLONG', 'A-B', 'क', ' '])('%o is no code', async (code) => {
  const ran = await add(code);
  expect(ran.code).toBe(2);
  expect(ran.told).toContain('Affiliation code must be alphanumeric and maximum 6 characters.');
});

test('a name out of all proportion is refused', async () => {
  expect(await add('FERG26', 'x'.repeat(121))).toMatchObject({ code: 2 });
});

test('a closed code takes no new sign-ups, and may be opened again', async () => {
  await add('FERG26');
  expect((await typed(server, ['affiliation', 'close', 'FERG26'])).printed).toBe(
    'FERG26 (Fergusson College, Pune) is now closed.',
  );
  expect(await isTaken('FERG26')).toBe(false);
  expect((await typed(server, ['affiliation', 'close', 'FERG26'])).printed).toContain('was already closed');
  expect((await typed(server, ['affiliation', 'reopen', 'FERG26'])).printed).toContain('is now open');
  expect(await isTaken('FERG26')).toBe(true);
  const changes = (await auditTrail(server)).map(({ action, details }) => [action, details.isChanged]);
  expect(changes).toEqual([
    ['ops affiliation add', undefined],
    ['ops affiliation close', true],
    ['ops affiliation close', false],
    ['ops affiliation reopen', true],
  ]);
});

test.each(['close', 'reopen'])('there is nothing to %s where there is no code', async (verb) => {
  const ran = await typed(server, ['affiliation', verb, 'NONE']);
  expect(ran).toEqual({ code: 2, printed: '', told: 'Affiliation code NONE not found.' });
});

test('the list tells how many students came with each code', async () => {
  await add('FERG26');
  await add('ABC', 'Alpha');
  await typed(server, ['affiliation', 'close', 'ABC']);
  const students = [await aStudent(server), await aStudent(server)];
  await aStudent(server);
  await server.pool.query("update students set affiliation_code = 'FERG26' where id = any ($1)", [
    students.map(({ id }) => id),
  ]);
  const { printed } = await typed(server, ['affiliation', 'list']);
  const [head, ...rows] = printed.split('\n').map((line) => line.split(/ {2,}/));
  expect(head).toEqual(['Code', 'State', 'Students', 'Added', 'Name']);
  expect(rows).toEqual([
    ['ABC', 'closed', '0', expect.stringMatching(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/), 'Alpha'],
    ['FERG26', 'open', '2', expect.any(String), 'Fergusson College, Pune'],
  ]);
  const { data } = JSON.parse((await typed(server, ['affiliation', 'list', '--json'])).printed);
  expect(data).toMatchObject([
    { code: 'ABC', isActive: false, students: 0 },
    { code: 'FERG26', isActive: true, students: 2 },
  ]);
});

test('an empty list says so', async () => {
  expect((await typed(server, ['affiliation', 'list'])).printed).toBe('No codes.');
});

test('the report counts sign-ups, paying students and money of each code, by the months of India', async () => {
  await openShop(server);
  await add('FERG26');
  await add('ABC', 'Alpha');
  const [asha, ravi] = [await aStudent(server), await aStudent(server)];
  const came = (id: string, code: string, at: string) =>
    server.pool.query('update students set affiliation_code = $2, created_at = $3 where id = $1', [id, code, at]);
  // In India it is already December.
  await came(asha.id, 'FERG26', '2025-11-30T19:00:00Z');
  await came(ravi.id, 'FERG26', '2025-11-30T18:00:00Z');
  await came((await aStudent(server)).id, 'ABC', '2025-12-05T10:00:00Z');
  for (const tierId of ['attempts-5', 'attempts-15']) {
    const { gatewayUrl } = await anOrder(server, { studentId: asha.id, tierId });
    await pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'pay' });
  }
  const [, second] = (await readOrders(server)).toSorted((one, other) => one.amountPaise - other.amountPaise);
  await typed(server, ['orders', 'refund', second?.transactionId ?? '', '--yes']);

  const usage = (...words: string[]) => typed(server, ['affiliation', 'usage', ...words]);
  const none = { payingStudents: 0, paidOrders: 0, revenuePaise: 0, refundedPaise: 0 };
  const paid = { payingStudents: 1, paidOrders: 2, revenuePaise: 19_900, refundedPaise: 47_900 };
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date()).slice(0, 7);
  expect(JSON.parse((await usage('--json')).printed).data).toEqual([
    { code: 'ABC', period: '2025-12', signUps: 1, ...none },
    { code: 'FERG26', period: '2025-11', signUps: 1, ...none },
    { code: 'FERG26', period: '2025-12', signUps: 1, ...none },
    { code: 'FERG26', period: month, signUps: 0, ...paid },
  ]);
  expect(JSON.parse((await usage('ferg26', '--each', 'all', '--json')).printed).data).toEqual([
    { code: 'FERG26', period: 'all', signUps: 2, ...paid },
  ]);
  const december = await usage('FERG26', '--from', '2025-12-01', '--until', '2025-12-31');
  expect(december.printed.split('\n')[1]).toMatch(/^FERG26 +2025-12 +1 +0 +0 +₹0 +₹0$/);
  expect((await usage('--from', '2030-01-01')).printed).toBe('Nothing in this period.');
  for (const words of [
    ['--each', 'moon'],
    ['--from', '2025-13-01'],
    ['--from', '2025-12-02', '--until', '2025-12-01'],
  ])
    expect((await usage(...words)).code).toBe(2);
});
