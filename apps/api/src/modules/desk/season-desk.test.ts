import {
  type DeskNotice,
  type DeskReport,
  type DeskSchedule,
  deskNotices,
  deskReports,
  deskSchedule,
  type HistoryLine,
} from '@dakhila/contract/desk/season';
import { factReports } from '@dakhila/contract/fact-reports';
import { notices } from '@dakhila/contract/notices';
import { rounds } from '@dakhila/contract/rounds';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { CACHED_READ_MS } from '../../db/cached-read.ts';

const server = useServer();
const content = (name = 'Meera Joshi') => aStaffMember(server, { roles: ['content'], name });
type Editor = Awaited<ReturnType<typeof content>>;

const STEP = { exam: 'josaa', step: 'registration' } as const;
const read = async (editor: Editor) =>
  (await editor.call(deskSchedule.read, { params: { exam: 'josaa' } })).body.data as DeskSchedule;
const stepOf = ({ steps }: DeskSchedule) => steps.find(({ id }) => id === STEP.step);
const days = (year: number) => ({
  year,
  firstDay: `${year}-06-03`,
  lastDay: `${year}-06-12`,
  source: 'JoSAA, schedule of 2 June',
  address: 'https://josaa.nic.in/schedule',
});

test('days that are entered reach students with their source, and the history names who did it at the desk and with ops', async () => {
  const meera = await content();
  const before = await read(meera);
  const { year } = before;
  expect(stepOf(before)).toMatchObject({ firstDay: null, isEntered: false });
  expect(stepOf(before)?.title.hi).toMatch(/\p{Script=Devanagari}/u);
  const entered = await meera.call(deskSchedule.enter, { params: STEP, body: { ...days(year), shown: null } });
  expect(stepOf(entered.body.data as DeskSchedule)).toMatchObject({
    firstDay: `${year}-06-03`,
    address: 'https://josaa.nic.in/schedule',
    isEntered: true,
  });
  const { browser } = await aStudent(server);
  const { body } = await browser.call(rounds.schedule, { params: { exam: 'josaa' } });
  expect(JSON.stringify(body.data)).toContain('JoSAA, schedule of 2 June');

  const set = ['schedule', 'set', 'josaa', 'registration', '--from', `${year}-06-04`, '--source', 'josaa.nic.in'];
  expect((await typed(server, set)).code).toBe(0);
  // An address belongs to its days: those of the command line have none.
  expect(stepOf(await read(meera))).toMatchObject({ firstDay: `${year}-06-04`, address: null });
  const withdraw = (firstDay: string) =>
    meera.call(deskSchedule.withdraw, {
      params: STEP,
      body: { year, shown: { firstDay, lastDay: `${year}-06-04`, source: 'josaa.nic.in' } },
    });
  expect((await withdraw(`${year}-06-03`)).status).toBe(409);
  expect((await withdraw(`${year}-06-04`)).status).toBe(200);
  expect(stepOf(await read(meera))).toMatchObject({ firstDay: null, isEntered: false });
  const history = (await meera.call(deskSchedule.history, { params: STEP })).body.data as HistoryLine[];
  expect(history.map(({ what }) => what)).toEqual([
    'Withdrew the entered days',
    `Entered 4 June ${year} (before: 3 June ${year} to 12 June ${year})`,
    `Entered 3 June ${year} to 12 June ${year} (before: not announced). Source: JoSAA, schedule of 2 June`,
  ]);
  expect([history[0]?.by, history[2]?.by]).toEqual(['Meera Joshi', 'Meera Joshi']);
});

test('a further round that was announced is entered at the desk, and students see it as long as it has days', async () => {
  const meera = await content();
  const { year, rounds: known, steps } = await read(meera);
  const further = `round-${known + 1}-allotment`;
  const seen = async () => {
    const { browser } = await aStudent(server);
    const { body } = await browser.call(rounds.schedule, { params: { exam: 'josaa' } });
    return body.data as { rounds: number; events: { id: string; firstDay: string | null }[] };
  };
  const idsOf = ({ events }: Awaited<ReturnType<typeof seen>>) => events.map(({ id }) => id);
  expect(steps.filter(({ isShown }) => !isShown).map(({ id }) => id)).toEqual([
    further,
    `round-${known + 1}-reporting`,
  ]);
  expect(idsOf(await seen())).not.toContain(further);
  const enter = (step: string) =>
    meera.call(deskSchedule.enter, { params: { exam: 'josaa', step }, body: { ...days(year), shown: null } });
  // One round after the other.
  expect((await enter(`round-${known + 2}-allotment`)).status).toBe(404);
  expect((await enter(further)).status).toBe(200);
  const after = await seen();
  expect(after.events.find(({ id }) => id === further)).toMatchObject({ firstDay: `${year}-06-03` });
  expect(after.rounds).toBe(known);
  expect((await read(meera)).steps.filter(({ isShown }) => !isShown).map(({ id }) => id)).toContain(
    `round-${known + 2}-allotment`,
  );
  const shown = { firstDay: `${year}-06-03`, lastDay: `${year}-06-12`, source: 'JoSAA, schedule of 2 June' };
  await meera.call(deskSchedule.withdraw, { params: { exam: 'josaa', step: further }, body: { year, shown } });
  expect(idsOf(await seen())).not.toContain(further);
});

test('of two editors of one date, the second is told', async () => {
  const [meera, rohan] = [await content(), await content('Rohan Kale')];
  const { year } = await read(meera);
  const enter = (editor: Editor, firstDay: string) =>
    editor.call(deskSchedule.enter, { params: STEP, body: { ...days(year), firstDay, shown: null } });
  const results = await Promise.all([enter(meera, `${year}-06-01`), enter(rohan, `${year}-06-02`)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await auditTrail(server)).filter(({ action }) => action === 'desk schedule set')).toHaveLength(1);
});

test('a colleague who only moved the last day was faster too', async () => {
  const [meera, rohan] = [await content(), await content('Rohan Kale')];
  const { year } = await read(meera);
  const { firstDay, lastDay, source } = days(year);
  const enter = (editor: Editor, part: object, shown: object | null) =>
    editor.call(deskSchedule.enter, { params: STEP, body: { ...days(year), ...part, shown } });
  expect((await enter(meera, {}, null)).status).toBe(200);
  const shown = { firstDay, lastDay, source };
  expect((await enter(rohan, { lastDay: `${year}-06-20` }, shown)).status).toBe(200);
  expect((await enter(meera, { source: 'JoSAA, corrected' }, shown)).status).toBe(409);
  expect(stepOf(await read(meera))).toMatchObject({ lastDay: `${year}-06-20` });
});

test.each([
  ['no address', { address: '' }],
  ['an address without https', { address: 'http://josaa.nic.in' }],
  ['a script as the address', { address: 'javascript:alert(1)' }],
  ['no source', { source: ' ' }],
  ['an email in the source', { source: 'mail of asha@example.com' }],
  ['a last day before the first', { lastDay: '2020-01-01' }],
  ['a day of another decade', { firstDay: '2035-06-03', lastDay: '2035-06-12' }],
  ['a day that does not exist', { firstDay: '2027-02-30' }],
])('a date with %s is refused, and nothing is written', async (_, wrong) => {
  const meera = await content();
  const { year } = await read(meera);
  const body = { ...days(year), shown: null, ...wrong };
  expect((await meera.call(deskSchedule.enter, { params: STEP, body })).status).toBe(400);
  expect(await auditTrail(server)).toEqual([]);
  expect(stepOf(await read(meera))?.firstDay).toBeNull();
});

test('an unknown step, and days that nobody entered, are not found', async () => {
  const meera = await content();
  const { year } = await read(meera);
  const unknown = { exam: 'josaa', step: 'coffee' } as const;
  expect((await meera.call(deskSchedule.enter, { params: unknown, body: { ...days(year), shown: null } })).status).toBe(
    404,
  );
  expect((await meera.call(deskSchedule.withdraw, { params: STEP, body: { year, shown: null } })).status).toBe(404);
  expect(
    (await meera.call(deskSchedule.withdraw, { params: STEP, body: { year: year + 1, shown: null } })).status,
  ).toBe(409);
});

const HOSTILE = '</p><img src=x onerror=alert(1)> Round 2 begins tomorrow';
const notice = (en: string, replaces: string | null) => ({
  severity: 'info' as const,
  text: { en, hi: 'कल राउंड 2 शुरू है', mr: 'उद्या राउंड 2 सुरू' },
  replaces,
});
const noticesOf = ({ body }: { body: { data?: unknown } }) => body.data as DeskNotice[];

test('a notice is shown as it was written, replaced and withdrawn, and each step has a name', async () => {
  const [meera, rohan] = [await content(), await content('Rohan Kale')];
  const [made] = noticesOf(await meera.call(deskNotices.set, { body: notice(HOSTILE, null) }));
  expect(made).toMatchObject({ text: { en: HOSTILE }, state: 'shown', by: 'Meera Joshi', withdrawnBy: null });
  const shown = await server.newBrowser().call(notices.current);
  expect(shown.headers['content-type']).toContain('application/json');
  expect(shown.body.data).toMatchObject({ text: { en: HOSTILE, hi: 'कल राउंड 2 शुरू है' } });

  // Rohan has not seen Meera's notice.
  expect((await rohan.call(deskNotices.set, { body: notice('Other', null) })).status).toBe(409);
  const replaced = noticesOf(await rohan.call(deskNotices.set, { body: notice('Round 2', made?.id ?? null) }));
  expect(replaced.map(({ state, by, withdrawnBy }) => [state, by, withdrawnBy])).toEqual([
    ['shown', 'Rohan Kale', null],
    ['withdrawn', 'Meera Joshi', 'Rohan Kale'],
  ]);
  expect((await meera.call(deskNotices.withdraw, { params: { id: made?.id ?? '' }, body: {} })).status).toBe(404);
  const id = replaced[0]?.id ?? '';
  const gone = noticesOf(await meera.call(deskNotices.withdraw, { params: { id }, body: {} }));
  expect(gone[0]).toMatchObject({ state: 'withdrawn', withdrawnBy: 'Meera Joshi' });
  expect((await meera.call(deskNotices.withdraw, { params: { id }, body: {} })).status).toBe(404);
});

test('notices are read by page, and one that a notice of the page before replaced says by whom', async () => {
  const meera = await content();
  let replaces: string | null = null;
  for (let count = 0; count < 32; count += 1) {
    const [made]: DeskNotice[] = noticesOf(
      await meera.call(deskNotices.set, { body: notice(`Notice ${count}`, replaces) }),
    );
    replaces = made?.id ?? null;
  }
  const read = async (query: { after?: string }) =>
    (await meera.call(deskNotices.list, { query })).body as unknown as { data: DeskNotice[]; next: string | null };
  const first = await read({});
  const second = await read({ after: first.next ?? '' });
  expect([first.data.length, second.data.length, second.next]).toEqual([30, 2, null]);
  const texts = [...first.data, ...second.data].map(({ text }) => text.en);
  expect(texts).toEqual(Array.from({ length: 32 }, (_, place) => `Notice ${31 - place}`));
  expect(second.data.map(({ by, withdrawnBy }) => [by, withdrawnBy])).toEqual([
    ['Meera Joshi', 'Meera Joshi'],
    ['Meera Joshi', 'Meera Joshi'],
  ]);
  expect((await read({ after: 'junk' })).data).toHaveLength(30);
});

/** What students are told, once earlier answers are too old. */
async function shownNow() {
  await server.clock.advance({ seconds: CACHED_READ_MS / 1000 + 1 });
  const { body } = await server.newBrowser().call(notices.current);
  return (body.data as { text: { en: string } } | null)?.text.en;
}

test('a notice for tomorrow leaves today’s until it begins, and for longer when it is withdrawn or moved', async () => {
  const meera = await content();
  const tomorrow = (days = 1) => ({
    showsFrom: new Date(server.clock.now().getTime() + days * 86_400_000).toISOString(),
  });
  const set = async (en: string, replaces: string | null, times = {}) => {
    const answer = await meera.call(deskNotices.set, { body: { ...notice(en, replaces), ...times } });
    expect(answer.status).toBe(200);
    return noticesOf(answer);
  };
  const today = (await set('Payments are down', null))[0]?.id ?? '';
  const begins = tomorrow();
  const planned = await set('Maintenance', today, begins);
  expect(planned.map(({ state, showsUntil, withdrawnBy }) => [state, showsUntil, withdrawnBy])).toEqual([
    ['ahead', null, null],
    ['shown', begins.showsFrom, null],
  ]);
  expect(await shownNow()).toBe('Payments are down');

  const params = { id: planned[0]?.id ?? '' };
  const withdrawn = noticesOf(await meera.call(deskNotices.withdraw, { params, body: {} }));
  expect(withdrawn.map(({ state, showsUntil }) => [state, showsUntil])).toEqual([
    ['withdrawn', null],
    ['shown', null],
  ]);

  const again = (await set('Maintenance', today, tomorrow()))[0]?.id ?? '';
  await set('Later maintenance', again, tomorrow(2));
  await server.clock.advance({ hours: 30 });
  expect(await shownNow()).toBe('Payments are down');
  await server.clock.advance({ hours: 24 });
  expect(await shownNow()).toBe('Later maintenance');
});

test('a notice at once replaces what is shown and what waits', async () => {
  const meera = await content();
  const first = noticesOf(await meera.call(deskNotices.set, { body: notice('First', null) }))[0]?.id ?? '';
  const showsFrom = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const planned = noticesOf(await meera.call(deskNotices.set, { body: { ...notice('Planned', first), showsFrom } }));
  const now = noticesOf(await meera.call(deskNotices.set, { body: notice('Now', planned[0]?.id ?? '') }));
  expect(now.map(({ state }) => state)).toEqual(['shown', 'withdrawn', 'withdrawn']);
  expect(await shownNow()).toBe('Now');
  await server.clock.advance({ hours: 25 });
  expect(await shownNow()).toBe('Now');
});

test('a notice needs three languages and ends after it begins; two at once make one', async () => {
  const meera = await content();
  const refused = async (wrong: object) =>
    expect((await meera.call(deskNotices.set, { body: { ...notice('Hello', null), ...wrong } })).status).toBe(400);
  await refused({ text: { en: 'Hello', hi: '', mr: 'नमस्कार' } });
  await refused({ text: { en: 'a'.repeat(281), hi: 'न', mr: 'न' } });
  await refused({ showsUntil: '2020-01-01T00:00:00Z' });
  const results = await Promise.all([1, 2, 3].map((n) => meera.call(deskNotices.set, { body: notice(`N${n}`, null) })));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

async function aReport(message: string) {
  const { browser, id } = await aStudent(server);
  const body = { exam: 'mht-cet', collegeId: '16006', field: 'fees', message } as const;
  await browser.call(factReports.send, { body });
  return id;
}
const reports = async (editor: Editor, query: { state?: DeskReport['state']; after?: string } = {}) =>
  (await editor.call(deskReports.list, { query })).body.data as {
    reports: DeskReport[];
    next: string | null;
  };

test('a reported fact is read without its sender, decided on with a note, and known to the command line', async () => {
  const meera = await content();
  const student = await aReport('<b>Wrong</b>, call me on 98765 43210 or asha@example.com');
  const { reports: found } = await reports(meera);
  const [report] = found;
  expect(found).toHaveLength(1);
  expect(report).toMatchObject({
    college: 'COEP Technological University',
    field: 'fees',
    message: '<b>Wrong</b>, call me on (phone left out) or (email left out)',
    state: 'new',
  });
  expect(JSON.stringify(found)).not.toContain(student);
  const id = report?.id ?? '';
  const mark = (state: DeskReport['state'], note: string, revision: number) =>
    meera.call(deskReports.mark, { params: { id }, body: { state, note, revision } });
  expect((await mark('mended', '', 0)).status).toBe(400);
  expect((await mark('mended', 'asked asha@example.com', 0)).status).toBe(400);
  expect((await mark('looked-into', '', 0)).status).toBe(200);
  // A colleague who read it before that is told.
  expect((await mark('not-wrong', 'The fee is right', 0)).status).toBe(409);
  expect((await typed(server, ['facts', 'mark', id, '--state', 'mended', '--note', 'With the next data'])).code).toBe(
    0,
  );
  expect((await typed(server, ['facts', 'list', '--state', 'mended'])).printed).toContain(id);
  expect((await reports(meera, { state: 'mended' })).reports).toMatchObject([
    { note: 'With the next data', revision: 2 },
  ]);
  const history = (await meera.call(deskReports.history, { params: { id } })).body.data as HistoryLine[];
  expect(history.map(({ what }) => what)).toEqual(['Fixed: With the next data', 'Being checked']);
  expect(
    (await meera.call(deskReports.mark, { params: { id: 'x' }, body: { state: 'new', note: '', revision: 0 } })).status,
  ).toBe(404);
});

test('reports come by page, oldest first', async () => {
  const meera = await content();
  await server.pool.query(`insert into fact_reports (id, exam, college_id, field, message, data_version)
    select gen_random_uuid(), 'josaa', 'iit-bombay', 'fees', 'n' || n, '1' from generate_series(1, 30) n`);
  const first = await reports(meera);
  const second = await reports(meera, { after: first.next ?? '' });
  expect([first.reports.length, second.reports.length, second.next]).toEqual([25, 5, null]);
  expect(new Set([...first.reports, ...second.reports].map(({ id }) => id)).size).toBe(30);
});
