import { expect, test } from 'vitest';
import { aBooking, aClient, aTime, counsellorsFor, overviewOf } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { auditTrail, typed } from '../../../test/ops.ts';

const server = useServer();
const ops = (...words: string[]) => typed(server, ['counsellor', ...words]);
const add = (id = 'meera-joshi', changed: Record<string, string> = {}) => {
  const options = {
    name: 'Meera Joshi',
    email: 'Meera@Counsellors.example',
    headline: 'CAP rounds',
    about: 'Knows the rounds.',
    languages: 'mr,en',
    topics: 'branch,rounds',
    exams: 'mht-cet',
    ...changed,
  };
  return ops('add', id, ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
};
const ALWAYS = 'mon-sun 0:00-24:00';
const dayIn = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date(moment));

test('a counsellor who was added and given hours can be found and booked', async () => {
  expect((await add()).printed).toContain('meera-joshi added. Next: counsellor availability');
  const asha = await aClient(server, { sessions: 1 });
  expect(await counsellorsFor(asha.browser)).toMatchObject([{ id: 'meera-joshi', openSlots: 0, nextSlotAt: null }]);
  expect((await ops('availability', 'meera-joshi')).printed).toBe('meera-joshi has no hours.');
  expect((await ops('availability', 'meera-joshi', '--set', 'sat 10:00-14:00, mon 17:00-20:00')).printed).toBe(
    'Monday 5:00 pm to 8:00 pm\nSaturday 10:00 am to 2:00 pm',
  );
  const [found] = await counsellorsFor(asha.browser);
  expect(found?.openSlots).toBeGreaterThan(10);
  expect((await ops('list')).printed).toMatch(/meera-joshi +open +en,mr +branch,rounds +Meera Joshi/);
  expect(JSON.stringify(await auditTrail(server))).not.toContain('@');
});

test('what makes no sense is refused in words', async () => {
  await add();
  expect(await add()).toMatchObject({ code: 1, told: 'meera-joshi already exists.' });
  expect((await add('arvind', { languages: 'klingon' })).told).toContain("'klingon' is not one of");
  expect((await add('Arvind K')).code).toBe(2);
  expect((await add('arvind', { email: 'x' })).code).toBe(2);
  expect((await ops('availability', 'meera-joshi', '--set', 'mon 20:00-17:00')).told).toContain('too short');
  expect((await ops('availability', 'nobody')).told).toContain('There is no counsellor nobody');
  expect((await ops('exception', 'meera-joshi', '2026-02-30', '--closed')).told).toContain('is not a day');
  expect((await ops('exception', 'meera-joshi', '2026-12-31')).told).toContain('Give one of');
  expect((await ops('exception', 'meera-joshi', '2026-12-31', '--open')).told).toContain('--open needs --hours');
  expect((await ops('notes', 'x', '--text', 'y')).told).toContain('not a booking id');
});

test('a day off takes its times away and gives them back; sessions in it are cancelled only with a reason', async () => {
  await add();
  await ops('availability', 'meera-joshi', '--set', ALWAYS);
  const asha = await aClient(server, { sessions: 1 });
  const { id, startsAt } = await aBooking(server, asha.browser, 40);
  const day = dayIn(startsAt);
  const refused = await ops('exception', 'meera-joshi', day, '--closed');
  expect([refused.code, refused.told]).toEqual([1, expect.stringContaining(id)]);
  const rehearsed = await ops(
    'exception',
    'meera-joshi',
    day,
    '--closed',
    '--cancel-sessions',
    'A holiday',
    '--dry-run',
  );
  expect(rehearsed.printed).toContain('Sessions cancelled and returned to students: 1');
  expect((await overviewOf(asha.browser)).left).toBe(0);

  const closed = await ops('exception', 'meera-joshi', day, '--closed', '--cancel-sessions', 'A holiday');
  expect(closed.printed).toContain('closed the whole day');
  expect(await overviewOf(asha.browser)).toMatchObject({ left: 1, bookings: [{ cancelled: { reason: 'A holiday' } }] });
  expect(dayIn(await aTime(server, asha.browser, 40))).not.toBe(day);
  await ops('exception', 'meera-joshi', day, '--remove');
  expect(await aTime(server, asha.browser, 40)).toBe(startsAt);
});

test('the day sheet shows what is shared until the session is over, and never more', async () => {
  await add();
  await ops('availability', 'meera-joshi', '--set', ALWAYS);
  const asha = await aClient(server, { sessions: 2 });
  await server.pool.query(
    `insert into exam_profiles (student_id, profile) values ($1, '{"josaa": {"mainCrl": 12345}}')`,
    [asha.id],
  );
  const booking = await aBooking(server, asha.browser, 3);
  const day = dayIn(booking.startsAt);
  const sheet = async () => (await ops('day', 'meera-joshi', day)).printed;
  expect(await sheet()).toContain('Asha Patil');
  expect(await sheet()).toContain('Computer or electronics?');
  expect(await sheet()).not.toContain('12,345');
  await server.pool.query('update counselling_bookings set shares_profile = true');
  expect(await sheet()).toContain('Profile:  JEE main CRL: 12,345');
  await server.clock.advance({ hours: 5 });
  expect(await sheet()).toContain('Asha Patil');
  expect(await sheet()).not.toContain('12,345');
  expect((await ops('day', 'meera-joshi', '2020-01-01')).printed).toContain('No sessions.');
});

test('notes reach the student; a no-show and a cancel are noted', async () => {
  await add();
  await ops('availability', 'meera-joshi', '--set', ALWAYS);
  const asha = await aClient(server, { sessions: 2 });
  const [held, missed] = [await aBooking(server, asha.browser, 3), await aBooking(server, asha.browser, 5)];
  expect((await ops('notes', held.id, '--text', 'Too early')).told).toContain('begins on');
  await server.clock.advance({ hours: 8 });
  expect((await ops('notes', held.id, '--text', 'We compared.', '--next', 'Visit COEP | Ask')).printed).toContain(
    'gets an email',
  );
  expect((await ops('no-show', missed.id)).printed).toBe('Noted.');
  expect((await overviewOf(asha.browser)).bookings).toMatchObject([
    { id: missed.id, attendance: 'no-show' },
    { id: held.id, notes: { text: 'We compared.', nextSteps: ['Visit COEP', 'Ask'] } },
  ]);
  expect((await messagesTo(server, asha.email))[0]?.subject).toContain('Notes from your session');
  const unasked = await ops('cancel', missed.id, '--reason', 'It was our fault');
  expect(unasked.code).toBe(3);
  expect((await ops('cancel', missed.id, '--reason', 'It was our fault', '--yes')).printed).toContain('gets it back');
  expect((await overviewOf(asha.browser)).left).toBe(1);
});

test('a closed counsellor takes no new bookings and opens again', async () => {
  await add();
  const asha = await aClient(server);
  expect((await ops('close', 'meera-joshi')).printed).toBe('meera-joshi is now closed for new bookings.');
  expect(await counsellorsFor(asha.browser)).toEqual([]);
  expect((await ops('close', 'meera-joshi')).printed).toContain('was already');
  expect((await ops('reopen', 'meera-joshi')).printed).toBe('meera-joshi is now open for bookings.');
  expect(await counsellorsFor(asha.browser)).toHaveLength(1);
});

test('a member with the role becomes one counsellor, and loses it with their access', async () => {
  await add();
  await add('arvind', { name: 'Arvind' });
  const invite = (email: string, role: string) =>
    typed(server, ['staff', 'invite', email, '--name', 'Meera', '--role', role]);
  await invite('meera@staff.example', 'counsellor');
  await invite('sam@staff.example', 'support');
  const linked = await ops('link', 'meera-joshi', 'Meera@staff.example');
  expect(linked.printed).toBe('Meera is now the counsellor Meera Joshi.');
  expect((await ops('link', 'arvind', 'meera@staff.example')).told).toContain('already the counsellor Meera Joshi');
  expect((await ops('link', 'arvind', 'sam@staff.example')).told).toContain('does not have the role');
  expect((await ops('link', 'arvind', 'none@staff.example')).code).toBe(2);
  expect((await ops('link', 'arvind')).told).toContain('either an email or --none');
  await typed(server, ['staff', 'end', 'meera@staff.example', '--yes']);
  const memberOf = async () =>
    (await server.pool.query("select staff_id from counsellors where id = 'meera-joshi'")).rows[0].staff_id;
  expect(await memberOf()).toBeNull();
  expect((await ops('link', 'meera-joshi', '--none')).printed).toContain('Nobody at the desk');
});
