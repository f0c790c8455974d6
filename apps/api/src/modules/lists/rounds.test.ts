import { randomUUID } from 'node:crypto';
import { lists } from '@dakhila/contract/lists';
import { type Advice, type Checklist, rounds, type Schedule } from '@dakhila/contract/rounds';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { seasonYear } from '@dakhila/domain/season/season';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../test/lists.ts';
import { typed } from '../../../test/ops.ts';
import { sendRoundReminders } from '../lists/reminders.ts';
import { openContent } from '../messaging/message.ts';
import { deleteUnneeded } from '../privacy/index.ts';

const server = useServer();
const JOSAA = { exam: 'josaa' } as const;
const CAP = { exam: 'mht-cet' } as const;

const scheduleOf = async (browser: Browser, params: typeof JOSAA | typeof CAP = JOSAA) =>
  (await browser.call(rounds.schedule, { params })).body.data as Schedule;
/** An operator enters days. */
const announce = (step: string, from: string, to = from, asOf = from) =>
  typed(server, ['schedule', 'set', 'josaa', step, '--from', from, '--to', to, '--source', 'JoSAA', '--as-of', asOf]);
const calendarOf = (browser: Browser) => browser.send({ method: 'GET', url: '/api/v1/rounds/josaa/calendar.ics' });

describe('the official schedule', () => {
  test('has a step for every round, says that days are not announced, and names the rules', async () => {
    const { browser } = await aStudent(server);
    const josaa = await scheduleOf(browser);
    expect(rounds.schedule.response.shape.data.safeParse(josaa).error).toBeUndefined();
    expect(josaa).toMatchObject({ title: `JoSAA ${josaa.year}`, rounds: 5, asOf: null });
    expect(josaa.events.filter(({ kind }) => kind === 'allotment').map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5].map((round) => `round-${round}-allotment`),
    );
    expect(josaa.events.every(({ firstDay, lastDay, source }) => !firstDay && !lastDay && !source)).toBe(true);
    const cap = await scheduleOf(browser, CAP);
    expect(cap).toMatchObject({ rounds: 4, title: `CAP ${cap.year}`, roundsOf: 2026 });
    expect(cap.rules.map(({ text }) => text).join(' ')).toContain('any of your first three in round 2');
  });

  test('days that an operator enters are shown with source and date, in the calendar too, and can be taken back', async () => {
    const { browser } = await aStudent(server);
    const day = `${seasonYear('josaa', dayOf(server.clock.now()))}-06-14`;
    expect((await announce('round-1-allotment', day)).printed).toContain(
      `round-1-allotment: ${day} to ${day} (was not announced).`,
    );
    const schedule = await scheduleOf(browser);
    expect(schedule.asOf).toBe(day);
    expect(schedule.events.find(({ id }) => id === 'round-1-allotment')).toMatchObject({
      ...{ firstDay: day, lastDay: day, source: 'JoSAA', asOf: day },
    });
    const { status, headers, body } = await calendarOf(browser);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(String(body.text).match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(body.text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect((await typed(server, ['schedule', 'list', 'josaa'])).printed).toContain('round-1-allotment');
    expect((await typed(server, ['schedule', 'clear', 'josaa', 'round-1-allotment'])).code).toBe(0);
    expect((await scheduleOf(browser)).asOf).toBeNull();
    expect((await typed(server, ['schedule', 'clear', 'josaa', 'round-1-allotment'])).code).toBe(2);
  });

  test('is of the season that is planned for, as are the papers; the days of the season before are a guide until its own are announced', async () => {
    await server.clock.advance({ days: 3 * 365 });
    const { browser } = await aCandidate(server, { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, category: 'OBC' } });
    const coming = seasonYear('mht-cet', dayOf(server.clock.now()));
    const { items } = (await browser.call(rounds.documents, { params: CAP })).body.data as Checklist;
    expect(items.flatMap(({ validity }) => validity ?? [])).toEqual([`Valid until 31 March ${coming + 1}`]);
    const enter = (year: number, day: string) =>
      server.pool.query(
        `insert into schedule_days (exam, year, step, first_day, last_day, source, as_of)
         values ('mht-cet', $1, 'round-1-allotment', $2, $2, 'State CET Cell', $2)`,
        [year, day],
      );
    const round1 = async () => {
      const { year, events } = await scheduleOf(browser, CAP);
      expect(year).toBe(coming);
      return events.find(({ id }) => id === 'round-1-allotment');
    };
    expect(await round1()).toMatchObject({ firstDay: null, yearBefore: null });
    const [before, now] = [`${coming - 1}-07-12`, `${coming}-07-14`];
    await enter(coming - 1, before);
    expect(await round1()).toMatchObject({ firstDay: null, yearBefore: { firstDay: before, lastDay: before } });
    await enter(coming, now);
    expect(await round1()).toMatchObject({ firstDay: now, yearBefore: null });
  });

  test('the last day to withdraw from JoSAA stands before its last round, however many rounds there are', async () => {
    const { browser } = await aStudent(server);
    const ids = async () => (await scheduleOf(browser)).events.map(({ id }) => id);
    const last = (await scheduleOf(browser)).rounds;
    const ends = (round: number) => [`round-${round}-allotment`, `round-${round}-reporting`, 'csab'];
    expect((await ids()).slice(-5)).toEqual([`round-${last - 1}-reporting`, 'withdrawal', ...ends(last)]);
    const { year } = await scheduleOf(browser);
    await announce(`round-${last + 1}-allotment`, `${year}-08-01`);
    expect((await ids()).slice(-4)).toEqual(['withdrawal', ...ends(last + 1)]);
    await typed(server, ['schedule', 'clear', 'josaa', `round-${last + 1}-allotment`]);
  });

  test('an operator who enters a day after the end of the season learns how to hold it', async () => {
    const { browser } = await aStudent(server);
    const { year } = await scheduleOf(browser);
    expect((await announce('csab', `${year}-08-30`)).printed).not.toContain('JOSAA_YEAR');
    expect((await announce('csab', `${year}-09-05`)).printed).toContain(`JOSAA_YEAR=${year}`);
  });

  test('of another year are entered by its number, and leave the coming admission alone', async () => {
    const { browser } = await aStudent(server);
    const { year } = await scheduleOf(browser);
    const days = ['--from', `${year + 2}-06-01`, '--source', 'JoSAA'];
    const set = (...words: string[]) => typed(server, ['schedule', 'set', 'josaa', 'registration', ...days, ...words]);
    expect((await set()).told).toContain('For another season, use --year');
    expect((await set('--year', String(year + 2))).printed).toContain(`${year + 2}, registration: ${year + 2}-06-01`);
    expect((await scheduleOf(browser)).events.find(({ id }) => id === 'registration')?.firstDay).toBeNull();
    const later = ['schedule', 'list', 'josaa', '--year', String(year + 2)];
    expect((await typed(server, later)).printed).toContain(`${year + 2}-06-01`);
    const clear = ['schedule', 'clear', 'josaa', 'registration'];
    expect((await typed(server, clear)).code).toBe(2);
    expect((await typed(server, [...clear, '--year', String(year + 2)])).code).toBe(0);
    expect((await set('--year', '27')).code).toBe(2);
  });

  test.each([
    [['schedule', 'set', 'neet', 'x', '--from', '2026-06-14', '--source', 'x'], 2],
    [['schedule', 'set', 'josaa', 'round-9-allotment', '--from', '2026-06-14', '--source', 'x'], 2],
    [['schedule', 'set', 'josaa', 'registration', '--from', '2026-02-30', '--source', 'x'], 2],
    [['schedule', 'set', 'josaa', 'registration', '--from', '2026-06-14', '--to', '2026-06-13', '--source', 'x'], 2],
    [['schedule', 'set', 'josaa', 'registration', '--from', '2026-06-14', '--source', ' '], 2],
  ])('%j is refused', async (words, code) => {
    expect((await typed(server, words)).code).toBe(code);
  });
});

describe('papers', () => {
  const papersOf = async (browser: Browser) =>
    (await browser.call(rounds.documents, { params: CAP })).body.data as Checklist;

  test('are those of the student’s category, and ticks are kept', async () => {
    const mhtCet = { ...PROFILE.mhtCet, category: 'OBC', tfws: true };
    const { browser } = await aCandidate(server, { ...PROFILE, mhtCet });
    const { items, message } = await papersOf(browser);
    expect([items.map(({ id }) => id), message]).toEqual([
      [
        ...['domicile', 'caste', 'caste-validity', 'non-creamy-layer', 'income', 'class-ten', 'class-twelve'],
        ...['leaving-certificate', 'mht-cet', 'allotment-letter'],
      ],
      null,
    ]);
    const params = { ...CAP, document: 'caste-validity' };
    for (const isTicked of [true, true, false, true]) await browser.call(rounds.tick, { params, body: { isTicked } });
    expect((await papersOf(browser)).items.filter(({ isTicked }) => isTicked).map(({ id }) => id)).toEqual([
      'caste-validity',
    ]);
    const unknown = await browser.call(rounds.tick, {
      params: { ...CAP, document: 'horoscope' },
      body: { isTicked: true },
    });
    expect(unknown.status).toBe(404);
  });

  test('without a category the list says that it is not complete', async () => {
    const { browser } = await aStudent(server);
    expect((await papersOf(browser)).message).toContain('category');
  });
});

describe('reminders', () => {
  const outbox = async () =>
    (
      await server.pool.query<{ channel: string; recipient: string }>(
        'select channel, recipient from outbox order by channel',
      )
    ).rows;
  /** Moves the clock to a time of day in India on the day of the test, and tells the next day. */
  async function atIndianHour(hour: number) {
    const there = new Date(server.clock.now().getTime() + 5.5 * 3_600_000);
    await server.clock.advance({ hours: 24 + hour - there.getUTCHours() });
    const later = new Date(server.clock.now().getTime() + 5.5 * 3_600_000 + 86_400_000);
    return later.toISOString().slice(0, 10);
  }

  test('go out once to those who asked, on the channels they chose, and no more after they are stopped', async () => {
    const asha = await aStudent(server, { firstName: 'Asha' });
    const ravi = await aStudent(server);
    const before = await asha.browser.call(rounds.reminders, { params: JOSAA });
    expect(before.body.data).toMatchObject({
      email: false,
      whatsapp: false,
      to: { whatsapp: expect.stringMatching(/^\*+\d{4}$/) },
    });
    const set = await asha.browser.call(rounds.setReminders, { params: JOSAA, body: { email: true, whatsapp: true } });
    expect(set.body.data).toMatchObject({ email: true, whatsapp: true });
    await ravi.browser.call(rounds.setReminders, { params: CAP, body: { email: true, whatsapp: true } });
    const tomorrow = await atIndianHour(10);
    await announce('round-1-reporting', tomorrow, '2099-01-01');
    await Promise.all([
      sendRoundReminders(server.deps),
      sendRoundReminders(server.deps),
      sendRoundReminders(server.deps),
    ]);
    expect(await outbox()).toEqual([
      { channel: 'email', recipient: asha.email },
      { channel: 'whatsapp', recipient: asha.phone },
    ]);
    await asha.browser.call(rounds.setReminders, { params: JOSAA, body: { email: false, whatsapp: false } });
    await announce('round-2-allotment', tomorrow);
    await sendRoundReminders(server.deps);
    expect(await outbox()).toHaveLength(2);
  });

  test('say that WhatsApp was stopped by its owner, until it is started again', async () => {
    const asha = await aStudent(server);
    const rohan = await aStudent(server);
    const shown = async ({ browser }: typeof asha) =>
      (await browser.call(rounds.reminders, { params: JOSAA })).body.data;
    const body = { email: false, whatsapp: true };
    const set = await asha.browser.call(rounds.setReminders, { params: JOSAA, body });
    expect(set.body.data).toMatchObject({ ...body, isWhatsAppStopped: false });
    await server.pool.query(
      "insert into suppressions (channel, recipient, reason) values ('whatsapp', $1, 'opted-out'), ('email', $2, 'complaint')",
      [asha.phone, rohan.email],
    );
    expect(await shown(asha)).toMatchObject({ whatsapp: true, isWhatsAppStopped: true });
    expect(await shown(rohan)).toMatchObject({ isWhatsAppStopped: false });
    await server.pool.query('update suppressions set ended_at = app_now()');
    expect(await shown(asha)).toMatchObject({ whatsapp: true, isWhatsAppStopped: false });
  });

  test('of missing documents go out once, three weeks before the registration, and to nobody who has them all', async () => {
    const [asha, ravi] = [await aStudent(server, { firstName: 'Asha' }), await aStudent(server)];
    for (const { browser } of [asha, ravi])
      await browser.call(rounds.setReminders, { params: JOSAA, body: { email: true, whatsapp: true } });
    const { items } = (await ravi.browser.call(rounds.documents, { params: JOSAA })).body.data as Checklist;
    for (const { id: document } of items)
      await ravi.browser.call(rounds.tick, { params: { ...JOSAA, document }, body: { isTicked: true } });
    const registration = daysAfter(await atIndianHour(10), 20);
    await announce('registration', registration);
    await sendRoundReminders(server.deps);
    await server.clock.advance({ hours: 7 * 24 });
    await sendRoundReminders(server.deps);
    expect(await outbox()).toEqual([
      { channel: 'email', recipient: asha.email },
      { channel: 'whatsapp', recipient: asha.phone },
    ]);
    const { rows } = await server.pool.query<{ sealed: Buffer }>('select sealed from outbox order by channel');
    const [mail, chat] = rows.map(({ sealed }) => openContent(server.deps.secrets, sealed));
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^JoSAA \d{4}: \d+ documents still to get ready$/),
      text: expect.stringContaining('Certificates can take weeks'),
    });
    // Two weeks later it could be due again, and the first one is remembered although its message is deleted.
    await server.clock.advance({ hours: 7 * 24 + 1 });
    await deleteUnneeded(server.deps.db);
    await sendRoundReminders(server.deps);
    const since = await server.pool.query("select from outbox where created_at > app_now() - interval '1 day'");
    expect(since.rowCount).toBe(0);
    expect(chat?.template).toMatchObject({
      name: 'papers_missing',
      parameters: { count: expect.stringMatching(/^\d+$/) },
    });
  });

  test('nobody is woken at night', async () => {
    const { browser } = await aStudent(server);
    await browser.call(rounds.setReminders, { params: JOSAA, body: { email: true, whatsapp: false } });
    await announce('round-1-reporting', await atIndianHour(8));
    await sendRoundReminders(server.deps);
    expect(await outbox()).toEqual([]);
    await server.clock.advance({ hours: 13 });
    await sendRoundReminders(server.deps);
    expect(await outbox()).toEqual([]);
    await server.clock.advance({ hours: -1 });
    await sendRoundReminders(server.deps);
    expect(await outbox()).toHaveLength(1);
  });

  /** Deps whose clock and log change with every reminder that is written. */
  function duringTheRun(onWritten: (written: number) => void, hoursEach = 0) {
    const errors: unknown[] = [];
    let written = 0;
    const newId = () => {
      written += 1;
      onWritten(written);
      return randomUUID();
    };
    const now = () => new Date(server.deps.now().getTime() + written * hoursEach * 3_600_000);
    const log = { ...server.deps.log, error: (...told: unknown[]) => void errors.push(told) };
    return { deps: { ...server.deps, newId, now, log } as typeof server.deps, errors };
  }
  async function threeWhoWant() {
    for (let count = 0; count < 3; count += 1) {
      const { browser } = await aStudent(server);
      await browser.call(rounds.setReminders, { params: JOSAA, body: { email: true, whatsapp: false } });
    }
  }

  test('a run that lasts until night ends, and says that some were not reminded', async () => {
    await threeWhoWant();
    await announce('round-1-reporting', await atIndianHour(20));
    const { deps, errors } = duringTheRun(() => {}, 1);
    await sendRoundReminders(deps);
    expect(await outbox()).toHaveLength(1);
    expect(errors).toMatchObject([[{ step: 'round-1-reporting', channel: 'email' }, expect.any(String)]]);
  });

  test('a reminder is worth nothing after midnight', async () => {
    await threeWhoWant();
    const tomorrow = await atIndianHour(20);
    await announce('round-1-reporting', tomorrow);
    await sendRoundReminders(server.deps);
    const { rows } = await server.pool.query('select distinct expires_at from outbox');
    expect(rows).toEqual([{ expires_at: new Date(`${tomorrow}T00:00:00+05:30`) }]);
  });

  /** More than a page. */
  async function aCrowd() {
    await server.pool.query(`insert into students (id, first_name, last_name, email, phone, tier_name)
      select gen_random_uuid(), 'A', 'B', n || '@example.com', '91' || (6000000000 + n), 'Basic' from generate_series(1, 620) n`);
    await server.pool.query(
      "insert into round_reminders (student_id, exam, email, whatsapp) select id, 'josaa', true, false from students",
    );
  }

  test('a date that moves during a run is not told to the students of the next page', async () => {
    await aCrowd();
    const tomorrow = await atIndianHour(10);
    await announce('round-1-reporting', tomorrow);
    const moved = Promise.withResolvers<unknown>();
    const { deps, errors } = duringTheRun((written) => {
      if (written === 1)
        moved.resolve(announce('round-1-reporting', daysAfter(tomorrow, 3), daysAfter(tomorrow, 4), tomorrow));
    });
    await sendRoundReminders(deps);
    expect(await moved.promise).toMatchObject({ code: 0 });
    expect(await outbox()).toHaveLength(500);
    expect(errors).toEqual([]);
  });

  test('a crowd is reminded page by page, and whoever has theirs is not looked at again', async () => {
    await aCrowd();
    await announce('round-1-reporting', await atIndianHour(10));
    const stopping = new AbortController();
    let sent = 0;
    const newId = () => {
      sent += 1;
      if (sent === 601) stopping.abort();
      return randomUUID();
    };
    const deps = { ...server.deps, newId };
    await sendRoundReminders(deps, stopping.signal);
    expect(await outbox()).toHaveLength(601);
    await sendRoundReminders(deps);
    expect(await outbox()).toHaveLength(620);
    expect(new Set((await outbox()).map(({ recipient }) => recipient)).size).toBe(620);
  });
});

describe('allotments and advice', () => {
  async function aListOf(browser: Browser, exam: 'josaa' | 'mht-cet', search: string) {
    const { options, create } = listCalls(browser);
    const choices = (await options({ exam, search })).slice(0, 8).map(({ choice }) => choice);
    return create({ exam, name: 'Form', choices });
  }
  const adviceOf = async (browser: Browser, params: typeof JOSAA | typeof CAP) =>
    (await browser.call(rounds.advice, { params })).body.data as Advice | null;

  test('JoSAA: the seat of a round is entered and corrected; Freeze, Float and Slide come with odds', async () => {
    const { browser } = await aCandidate(server);
    const { id: listId, choices } = await aListOf(browser, 'josaa', 'nit electrical');
    expect(await adviceOf(browser, JOSAA)).toBeNull();
    const enter = (round: string, choice: string | null) =>
      browser.call(rounds.enterAllotment, { params: { ...JOSAA, round }, body: { listId, choice } });
    expect((await enter('1', null)).body.data).toMatchObject({ round: 1, choice: null, place: null });
    const waiting = await adviceOf(browser, JOSAA);
    expect(rounds.advice.response.shape.data.safeParse(waiting).error).toBeUndefined();
    expect(waiting?.options).toMatchObject([{ action: 'wait', isAllowed: true, improves: expect.any(Number) }]);
    await enter('2', choices[7] ?? '');
    await enter('2', choices[5] ?? '');
    const advice = await adviceOf(browser, JOSAA);
    expect(advice?.allotment).toMatchObject({ round: 2, place: 6, choice: choices[5] });
    expect(advice?.options.map(({ action, isAllowed }) => [action, isAllowed])).toEqual([
      ['freeze', true],
      ['float', true],
      ['slide', true],
    ]);
    const [, float, slide] = advice?.options ?? [];
    expect(float?.improves ?? 0).toBeGreaterThanOrEqual(slide?.improves ?? 1);
    expect((await browser.call(rounds.allotments, { params: JOSAA })).body.data).toHaveLength(2);
    expect((await browser.call(rounds.removeAllotment, { params: { ...JOSAA, round: '2' } })).status).toBe(200);
    expect((await browser.call(rounds.removeAllotment, { params: { ...JOSAA, round: '2' } })).status).toBe(404);
    // A seat that was taken off the list afterwards: the rules go by its place on the form, without odds.
    await enter('3', choices[5] ?? '');
    await browser.call(lists.take, { params: { id: listId, choice: choices[5] ?? '' } });
    const lost = await adviceOf(browser, JOSAA);
    expect(lost).toMatchObject({ allotment: { place: 6 }, isCompulsory: false });
    expect(lost?.notes.join(' ')).toContain('You’ve changed the list since you entered this seat');
    expect(lost?.options.map(({ improves, towards }) => [improves, towards])).toEqual(Array(3).fill([null, []]));
  });

  test('CAP: within the first three in round 2 acceptance is compulsory', async () => {
    const { browser } = await aCandidate(server);
    const { id: listId, choices } = await aListOf(browser, 'mht-cet', 'pune computer');
    const params = { ...CAP, round: '2' };
    await browser.call(rounds.enterAllotment, { params, body: { listId, choice: choices[2] ?? '' } });
    const advice = await adviceOf(browser, CAP);
    expect(advice).toMatchObject({ isCompulsory: true, isLastRound: false });
    expect(advice?.options).toMatchObject([
      { action: 'freeze', isAllowed: true },
      { action: 'betterment', isAllowed: false, whyNot: expect.stringContaining('must accept') },
    ]);
    // The form is filled in again for round 3: what round 2 allotted stays what it was.
    const body = { version: 1, choices: choices.toReversed() };
    expect((await browser.call(lists.order, { params: { id: listId }, body })).status).toBe(200);
    expect(await adviceOf(browser, CAP)).toMatchObject({
      isCompulsory: true,
      allotment: { place: advice?.allotment.place },
    });
    await browser.call(lists.take, { params: { id: listId, choice: choices[2] ?? '' } });
    expect(await adviceOf(browser, CAP)).toMatchObject({
      isCompulsory: true,
      allotment: { place: advice?.allotment.place },
    });
    // Entered before places were kept: the rule is not guessed.
    await server.pool.query('update round_allotments set place = null');
    const untold = await adviceOf(browser, CAP);
    expect(rounds.advice.response.shape.data.safeParse(untold).error).toBeUndefined();
    expect(untold).toMatchObject({ isCompulsory: null, allotment: { place: null } });
    expect(untold?.options).toMatchObject([
      { action: 'freeze', isAllowed: true },
      { action: 'betterment', isAllowed: null, whyNot: expect.stringContaining('can’t tell'), improves: null },
    ]);
    expect(untold?.notes.join(' ')).toContain('Enter the round again');
  });

  describe('CAP: a seat below a choice that is left out of the form', () => {
    /** A women's college on a boy's list, then A and B. Round 1 allots A, which is choice 1 of the form. */
    async function aSeatBelowClosed() {
      const { browser } = await aCandidate(server);
      const { options, create } = listCalls(browser);
      const [closed] = await options({ exam: 'mht-cet', collegeId: '06276' });
      const open = (await options({ exam: 'mht-cet', collegeId: '06271' })).filter(
        ({ official }) => official.code !== null,
      );
      const choices = [closed, ...open.slice(0, 2)].map((line) => line?.choice ?? '');
      const { id: listId } = await create({ exam: 'mht-cet', name: 'Form', choices });
      const enter = (round: string, choice = choices[1] ?? '') =>
        browser.call(rounds.enterAllotment, { params: { ...CAP, round }, body: { listId, choice } });
      expect((await enter('1')).status).toBe(200);
      const forget = () => server.pool.query('update round_allotments set form_place = null');
      const takeClosed = () => browser.call(lists.take, { params: { id: listId, choice: choices[0] ?? '' } });
      const loseProfile = () => server.pool.query("update exam_profiles set profile = '{}'");
      return { browser, choices, listId, enter, forget, takeClosed, loseProfile };
    }
    const COMPULSORY = { isCompulsory: true, options: [{ isAllowed: true }, { isAllowed: false }] };
    const UNKNOWN = {
      isCompulsory: null,
      allotment: { place: null },
      options: [{ isAllowed: true }, { isAllowed: null }],
    };

    test('stays compulsory when the closed choice is taken off the list', async () => {
      const { browser, takeClosed, forget, enter } = await aSeatBelowClosed();
      expect(await adviceOf(browser, CAP)).toMatchObject({ ...COMPULSORY, allotment: { place: 1 } });
      expect((await takeClosed()).status).toBe(200);
      expect(await adviceOf(browser, CAP)).toMatchObject({ ...COMPULSORY, allotment: { place: 1 } });
      // Entered by an earlier release: row 2 may have been choice 1, so that nobody is told that the seat is optional.
      await forget();
      expect(await adviceOf(browser, CAP)).toMatchObject(UNKNOWN);
      await enter('1');
      expect(await adviceOf(browser, CAP)).toMatchObject({ ...COMPULSORY, allotment: { place: 1 } });
    });

    test('stays compulsory without a profile; where the place was not stored, only the row can say so', async () => {
      const { browser, forget, loseProfile, enter, choices } = await aSeatBelowClosed();
      await loseProfile();
      expect(await adviceOf(browser, CAP)).toMatchObject({ ...COMPULSORY, allotment: { place: 1 } });
      await forget();
      expect(await adviceOf(browser, CAP)).toMatchObject(UNKNOWN);
      // In round 2 the first three places are compulsory, and row 3 is no lower than place 3.
      expect((await enter('2', choices[2])).status).toBe(200);
      const advice = await adviceOf(browser, CAP);
      expect(advice).toMatchObject({ ...COMPULSORY, allotment: { place: null } });
      expect(advice?.notes.join(' ')).not.toContain('Enter the round again');
    });

    test('keeps its place when other choices come above it, and says that the form is another one', async () => {
      const { browser, choices, listId } = await aSeatBelowClosed();
      const [closed = '', seat = '', other = ''] = choices;
      const body = { version: 1, choices: [other, seat, closed] };
      expect((await browser.call(lists.order, { params: { id: listId }, body })).status).toBe(200);
      const advice = await adviceOf(browser, CAP);
      expect(advice).toMatchObject({ ...COMPULSORY, allotment: { place: 1 } });
      expect(advice?.notes.join(' ')).toContain('Your form is no longer the one you locked');
    });
  });

  test('a list with entered rounds is not deleted with them: the entries come off first', async () => {
    const { browser } = await aCandidate(server);
    const { id: listId, choices } = await aListOf(browser, 'josaa', 'nit civil');
    const params = { ...JOSAA, round: '1' };
    await browser.call(rounds.enterAllotment, { params, body: { listId, choice: choices[0] ?? '' } });
    const remove = () => browser.call(lists.remove, { params: { id: listId } });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('You entered round 1 for this list') },
    });
    expect((await browser.call(rounds.allotments, { params: JOSAA })).body.data).toHaveLength(1);
    await browser.call(rounds.removeAllotment, { params });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    // Nobody can take back what is no longer shown: rounds of a past admission hold no list.
    const { id: old } = await aListOf(browser, 'josaa', 'nit civil');
    await browser.call(rounds.enterAllotment, { params, body: { listId: old, choice: null } });
    await server.pool.query('update round_allotments set year = year - 1');
    expect((await browser.call(lists.remove, { params: { id: old } })).status).toBe(200);
  });

  test('what cannot be is refused', async () => {
    const asha = await aCandidate(server);
    const ravi = await aCandidate(server);
    const { id: listId, choices } = await aListOf(asha.browser, 'josaa', 'nit civil');
    const status = async (browser: Browser, params: object, body: object) =>
      (await browser.call(rounds.enterAllotment, { params: { ...JOSAA, round: '1', ...params }, body } as never))
        .status;
    const body = { listId, choice: choices[0] ?? '' };
    expect(await status(asha.browser, { round: '7' }, body)).toBe(400);
    expect(await status(asha.browser, { round: 'x' }, body)).toBe(400);
    expect(await status(asha.browser, CAP, body)).toBe(400);
    expect(await status(asha.browser, {}, { listId, choice: 'iit-bombay.1' })).toBe(400);
    expect(await status(ravi.browser, {}, body)).toBe(404);
    expect(await status(asha.browser, {}, { ...body, listId: randomUUID() })).toBe(404);
    expect(await status(server.newBrowser(), {}, body)).toBe(401);
  });
});

test('strangers see no rounds', async () => {
  const stranger = server.newBrowser();
  for (const call of [rounds.schedule, rounds.documents, rounds.reminders, rounds.allotments, rounds.advice])
    expect((await stranger.call(call, { params: JOSAA })).status).toBe(401);
  expect((await calendarOf(stranger)).status).toBe(401);
});
