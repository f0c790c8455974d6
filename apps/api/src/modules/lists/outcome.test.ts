import { examProfile } from '@dakhila/contract/exam-profile';
import { lists } from '@dakhila/contract/lists';
import { money } from '@dakhila/contract/money';
import { predictor } from '@dakhila/contract/predictor';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../test/lists.ts';

const server = useServer();

/** The lines of a college whose names begin so, in this order. */
async function linesOf(browser: Browser, exam: 'josaa' | 'mht-cet', collegeId: string, names: string[]) {
  const options = await listCalls(browser).options({ exam, collegeId });
  return names.map((name) => {
    const found = options.find(({ programme }) => programme.startsWith(name));
    if (found === undefined) throw new Error(`no ${name} at ${collegeId}`);
    return found.choice;
  });
}
const total = (shares: (number | null)[]) => shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);

describe('the simulated outcome', () => {
  test.each(['josaa', 'mht-cet'] as const)(
    '%s: a full list adds up, round by round, and is the same each time',
    async (exam) => {
      const { browser } = await aCandidate(server);
      const { options, create, outcome, read } = listCalls(browser);
      const searches =
        exam === 'josaa'
          ? ['nit', 'iiit', 'iit', 'civil', 'mechanical', 'electronics', 'electrical']
          : ['pune', 'mumbai', 'nagpur', 'nashik', 'computer', 'civil', 'mechanical'];
      const found = await Promise.all(searches.map((search) => options({ exam, search })));
      const choices = [...new Set(found.flat().map(({ choice }) => choice))].slice(0, 300);
      const { id } = await create({ exam, name: 'Long', choices });
      const answer = await outcome(id);
      expect(lists.outcome.response.shape.data.safeParse(answer).error).toBeUndefined();
      expect(answer).toMatchObject({ state: 'simulated', draws: 10_000, version: 1 });
      expect(answer.choices.map(({ choice }) => choice)).toEqual(choices);
      expect(total(answer.choices.map(({ missed }) => missed ?? 0))).toBeLessThan(answer.endsEarly + 1e-9);
      expect(total(answer.choices.map(({ chance }) => chance)) + answer.withoutOdds + answer.none).toBeCloseTo(1, 9);
      const { choices: judged, rounds } = await read(id);
      for (let round = 0; round < rounds; round += 1) {
        const held = total(answer.choices.map(({ byRound }) => byRound?.[round] ?? 0));
        expect(held + (answer.noneByRound[round] ?? 0)).toBeLessThan(1 + 1e-9);
      }
      // Nobody has a better chance of ending in a choice than of its opening at all.
      judged.forEach(({ standing }, at) => {
        if (standing.chance !== null) expect(answer.choices[at]?.chance ?? 0).toBeLessThan(standing.chance + 0.03);
      });
      expect(await outcome(id)).toEqual(answer);
    },
  );

  test('the simulation plays the form: a women’s college on a boy’s list takes no place', async () => {
    const { browser } = await aCandidate(server, { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, percentile: 99.3 } });
    const { create, outcome, read } = listCalls(browser);
    const form = [
      ...(await linesOf(browser, 'mht-cet', '06273', ['Computer'])),
      ...(await linesOf(browser, 'mht-cet', '06271', ['Computer', 'Information', 'Electronics'])),
    ];
    const closed = await linesOf(browser, 'mht-cet', '06276', ['Computer', 'Electronics', 'Mechanical']);
    const own = await create({ exam: 'mht-cet', name: 'Form', choices: form });
    const mixed = await create({ exam: 'mht-cet', name: 'With closed ones', choices: [...closed, ...form] });
    expect((await read(mixed.id)).choices.slice(0, 3).map(({ standing }) => standing.state)).toEqual(
      closed.map(() => 'closed'),
    );
    const [played, playedMixed] = [await outcome(own.id), await outcome(mixed.id)];
    expect(playedMixed).toMatchObject({
      ...{ none: played.none, noneByRound: played.noneByRound, endsEarly: played.endsEarly, likely: played.likely },
    });
    expect(playedMixed.choices.slice(3).map(({ chance }) => chance)).toEqual(
      played.choices.map(({ chance }) => chance),
    );
    expect(playedMixed.choices.slice(0, 3).map(({ chance }) => chance)).toEqual([0, 0, 0]);
    const rule = (checks: typeof played.checks) => checks.find(({ code }) => code === 'compulsory-acceptance')?.reason;
    expect(rule(playedMixed.checks)).toMatch(/Round 2: choices 1 to 3/);
    expect(rule(playedMixed.checks)).toEqual(rule(played.checks));
  });

  test('what the order costs the family is said for sure amounts only, and by what is told now', async () => {
    const { browser } = await aCandidate(server);
    const { create, outcome } = listCalls(browser);
    // VIT costs 2,06,000 a year and D. Y. Patil 1,42,500; the medians of 2024-25 were 8,10,000 and 7,20,000.
    const choices = [
      ...(await linesOf(browser, 'mht-cet', '06273', ['Computer'])),
      ...(await linesOf(browser, 'mht-cet', '06207', ['Computer'])),
    ];
    const { id } = await create({ exam: 'mht-cet', name: 'Two', choices });
    expect(await outcome(id)).toMatchObject({ money: null, isIncomeUntold: true });
    await browser.call(money.tellFamily, { body: { income: 'above-8', minority: false } });
    expect(await outcome(id)).toMatchObject({ isIncomeUntold: false, livesAway: false });
    await browser.call(money.tellFamily, { body: { stays: 'hostel' } });
    expect((await outcome(id)).livesAway).toBe(true);
    expect((await outcome(id)).money).toBe(
      'Choice 1 costs your family about ₹2.5 lakh more over four years than choice 2. The median pay of graduates there was ₹0.9 lakh a year higher (2024-25, as submitted to NIRF).',
    );
    browser.cookies.set('language', 'hi');
    expect((await outcome(id)).money).toContain('लाख ज़्यादा है');
  });

  test('“no seat” leads only where it is likelier than a seat', async () => {
    const mhtCet = { ...PROFILE.mhtCet, percentile: 94.2, category: 'OBC' };
    const { browser } = await aCandidate(server, { ...PROFILE, gender: 'female', mhtCet });
    const { create, outcome } = listCalls(browser);
    const [computer = '', civil = ''] = await linesOf(browser, 'mht-cet', '06273', ['Computer', 'Civil']);
    const [mechanical = ''] = await linesOf(browser, 'mht-cet', '06005', ['Mechanical']);
    const both = await create({ exam: 'mht-cet', name: 'Close', choices: [computer, civil, mechanical] });
    const close = await outcome(both.id);
    const best = Math.max(...close.choices.map(({ chance }) => chance ?? 0));
    expect(close.none).toBeLessThan(0.5);
    expect(close.none).toBeGreaterThan(best);
    expect(close.likely).toEqual({ choice: civil, chance: best });
    const dream = await create({ exam: 'mht-cet', name: 'Dream', choices: [computer] });
    expect((await outcome(dream.id)).likely?.choice).toBeNull();
  });

  test('the first choice is final as often as it opens', async () => {
    const { browser } = await aCandidate(server);
    const { create, outcome, read } = listCalls(browser);
    const choices = await linesOf(browser, 'josaa', 'nit-warangal', ['Civil']);
    const { id } = await create({ exam: 'josaa', name: 'One', choices });
    const chance = (await read(id)).choices[0]?.standing.chance ?? 0;
    const answer = await outcome(id);
    expect(Math.abs((answer.choices[0]?.chance ?? 0) - chance)).toBeLessThan(0.04);
    expect(answer.choices[0]?.saves).toBe(answer.choices[0]?.chance);
  });

  test('a choice that waits for a rank has no odds, and is not counted among those that did not open', async () => {
    const { browser } = await aCandidate(server);
    const { create, outcome, read } = listCalls(browser);
    const [civil = ''] = await linesOf(browser, 'josaa', 'nit-warangal', ['Civil']);
    const [unknown = ''] = await linesOf(browser, 'josaa', 'iit-kharagpur', ['Electrical Engineering']);
    const { id } = await create({ exam: 'josaa', name: 'One rank missing', choices: [unknown, civil] });
    expect((await read(id)).choices[0]?.standing).toMatchObject({ state: 'unknown', field: 'advancedCrl' });
    const { choices, checks, withoutOdds } = await outcome(id);
    expect(choices[0]).toEqual({
      choice: unknown,
      chance: null,
      byRound: null,
      gain: null,
      saves: null,
      missed: null,
      firstYear: null,
    });
    expect(choices[1]?.chance).not.toBeNull();
    expect(withoutOdds).toBe(0);
    const short = checks.find(({ code }) => code === 'too-short');
    expect(short?.reason).toMatch(
      /the one choice we could estimate didn’t open\. We couldn’t estimate one choice.*: Electrical Eng.*Kharagpur/,
    );
  });

  test('where no choice could be estimated nothing is said of seats, but what is missing', async () => {
    const { browser } = await aCandidate(server);
    const choices = await linesOf(browser, 'josaa', 'iit-kharagpur', ['Electrical Engineering']);
    const { id } = await listCalls(browser).create({ exam: 'josaa', name: 'Unestimated', choices });
    const { state, likely, checks, message } = await listCalls(browser).outcome(id);
    expect({ state, likely, checks }).toEqual({ state: 'empty', likely: null, checks: [] });
    expect(message).toMatch(/^We couldn’t estimate any of these choices\..*JEE Advanced/);
  });

  test('that nothing is safe is said only by a prediction of all programmes from today’s forecasts', async () => {
    const { browser, id: studentId } = await aCandidate(server, PROFILE, 3);
    const { create, outcome } = listCalls(browser);
    const choices = await linesOf(browser, 'mht-cet', '06273', ['Computer', 'Civil']);
    const { id } = await create({ exam: 'mht-cet', name: 'Short', choices });
    const predict = async (preferences: object) => {
      const body = { ...PROFILE.mhtCet, gender: PROFILE.gender, preferences };
      expect((await browser.call(predictor.runMhtCet, { body })).status).toBe(200);
    };
    const change = (values: string) =>
      server.pool.query(`update prediction_runs set ${values} where student_id = $1`, [studentId]);
    const isNothingSafe = async () => {
      const short = (await outcome(id)).checks.find(({ code }) => code === 'too-short');
      expect(short?.reason).toMatch(/At the end, add/);
      return short?.reason.includes('No programme in your prediction is safe');
    };
    const nothingSafe = `counts = jsonb_set(counts, '{Safe}', '0')`;
    await predict({ branches: ['Computer Engineering'], cities: ['Pune'] });
    await change(nothingSafe);
    expect(await isNothingSafe()).toBe(false);
    await change(`details = jsonb_set(details, '{relaxed}', '"both"')`);
    expect(await isNothingSafe()).toBe(true);
    await change(`details = details - 'relaxed'`);
    await predict({});
    expect(await isNothingSafe()).toBe(false);
    await change(nothingSafe);
    // A narrowed prediction that was asked later changes nothing.
    await predict({ cities: ['Mumbai'] });
    expect(await isNothingSafe()).toBe(true);
    await change('year = year - 1');
    expect(await isNothingSafe()).toBe(false);
    await server.pool.query(
      "insert into prediction_editions (id, exam, year, data_version, model_version, content) values (repeat('0', 32), 'mht-cet', 2027, '1', '1', '\\x01') on conflict do nothing",
    );
    await change("year = year + 1, edition_id = repeat('0', 32)");
    expect(await isNothingSafe()).toBe(false);
  });

  test('what is wrong with a list is told, and the button mends it', async () => {
    const mhtCet = { ...PROFILE.mhtCet, tfws: true };
    const { browser } = await aCandidate(server, { ...PROFILE, mhtCet });
    await browser.call(money.tellFamily, { body: { minority: false, domicile: true, income: '1-to-2.5' } });
    const { create, outcome, options } = listCalls(browser);
    const [computer = ''] = await linesOf(browser, 'mht-cet', '06271', ['Computer']);
    const women = (await options({ exam: 'mht-cet', search: 'cummins computer' })).find(({ collegeName }) =>
      /cummins/i.test(collegeName),
    );
    const { id } = await create({ exam: 'mht-cet', name: 'Odd', choices: [computer, women?.choice ?? ''] });
    const { checks } = await outcome(id);
    const codes = checks.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['not-eligible', 'missing-fee-waiver']));
    const closed = checks.find(({ code }) => code === 'not-eligible');
    expect(closed?.reason).toContain('A women’s college.');
    const mended = await browser.call(lists.order, {
      params: { id },
      body: { version: 1, choices: closed?.mend?.choices ?? [] },
    });
    expect(mended.body.data).toMatchObject({ choices: [computer] });
    const waiver = (await outcome(id)).checks.find(({ code }) => code === 'missing-fee-waiver');
    expect(waiver?.mend?.choices).toEqual([`${computer}-TFWS`, computer]);
    await browser.call(lists.order, { params: { id }, body: { version: 2, choices: waiver?.mend?.choices ?? [] } });
    const last = (await outcome(id)).checks.map(({ code }) => code);
    expect(last).not.toContain('missing-fee-waiver');
    expect(last).toContain('compulsory-acceptance');
  });

  test('a surer choice above others is named only where moving it lower changes a figure', async () => {
    const { browser } = await aCandidate(server);
    const { create, outcome, options, read } = listCalls(browser);
    const found = (await options({ exam: 'josaa', search: 'nit' })).map(({ choice }) => choice);
    const all = await read((await create({ exam: 'josaa', name: 'All', choices: found })).id);
    const isSure = ({ standing }: (typeof all.choices)[number]) =>
      (standing.chance ?? 0) >= 0.97 && (standing.offer?.chance ?? 0) >= 0.97;
    const sure = all.choices.filter(isSure);
    const likely = all.choices.find(({ standing }) => standing.band === 'Likely' || standing.band === 'Possible');
    const choices = [sure[0]?.choice, sure[1]?.choice, likely?.choice];
    const { id } = await create({ exam: 'josaa', name: 'Sure first', choices });
    const before = await outcome(id);
    const [check] = before.checks.filter(({ code }) => code === 'never-reached');
    expect(check).toMatchObject({ choices: [likely?.choice], mend: { choices: [choices[2], choices[0], choices[1]] } });
    await browser.call(lists.order, { params: { id }, body: { version: 1, choices: check?.mend?.choices ?? [] } });
    const after = await outcome(id);
    expect(after.checks.map(({ code }) => code)).not.toContain('never-reached');
    expect(after.choices[0]?.chance).toBeGreaterThan((before.choices[2]?.chance ?? 1) + 0.05);
  });

  test('TFWS is not advised to a family that another scheme already relieves of the fees', async () => {
    const advice = async (category: string, told: object) => {
      const mhtCet = { ...PROFILE.mhtCet, category, tfws: true };
      const { browser } = await aCandidate(server, { ...PROFILE, gender: 'male', mhtCet });
      await browser.call(money.tellFamily, { body: { minority: false, ...told } });
      const { create, outcome } = listCalls(browser);
      const choices = await linesOf(browser, 'mht-cet', '06271', ['Computer', 'Information']);
      const { id } = await create({ exam: 'mht-cet', name: 'TFWS', choices });
      return (await outcome(id)).checks.find(({ code }) => code === 'missing-fee-waiver');
    };
    // PICT, as in the golden families: an SC family up to 2.5 lakh pays no tuition on the ordinary seat.
    expect(await advice('SC', { domicile: true, income: '1-to-2.5' })).toBeUndefined();
    expect(await advice('OPEN', { domicile: true, income: '1-to-2.5' })).toMatchObject({ severity: 'warning' });
    expect(await advice('SC', { income: '1-to-2.5' })).toBeUndefined();
  });

  test('an empty list is told what to do', async () => {
    const { browser } = await aCandidate(server);
    const { id } = await listCalls(browser).create({ exam: 'josaa', name: 'Empty' });
    expect(await listCalls(browser).outcome(id)).toMatchObject({ state: 'empty', likely: null, checks: [] });
  });
});

describe('a past year', () => {
  test('JoSAA 2024 as it was: rank 1,130 has EEE at NIT Trichy at once and CSE in round 3', async () => {
    // Closing ranks of other states' open seats: CSE 1019, 1128, 1133, 1190, …; EEE 5244, 5285, ….
    const josaa = { ...PROFILE.josaa, mainCrl: 1_130 };
    const { browser } = await aCandidate(server, { ...PROFILE, josaa });
    const choices = await linesOf(browser, 'josaa', 'nit-tiruchirappalli', ['Computer Science', 'Electrical']);
    const { id } = await listCalls(browser).create({ exam: 'josaa', name: 'x', choices });
    const played = await listCalls(browser).mock(id, 2024);
    expect(lists.mock.response.shape.data.safeParse(played).error).toBeUndefined();
    expect(played).toMatchObject({ year: 2024, rounds: 5, final: { choice: choices[0], place: 1, round: 3 } });
    expect(played.seats.map(({ place, isNew }) => [place, isNew])).toEqual([
      [2, true],
      [2, false],
      [1, true],
      [1, false],
      [1, false],
    ]);
    expect(played.choices[0]).toMatchObject({ rank: 1_130, opensIn: 3, pool: { code: 'OS-OPEN-N' } });
    expect(played.choices[0]?.closing.slice(0, 4)).toEqual([1019, 1128, 1133, 1190]);
    expect(played.choices[1]).toMatchObject({ opensIn: 1 });
  });

  test('JoSAA 2024 at an IIT: rank 1,890 of JEE Advanced has Electrical at Kharagpur in round 4, and no B.Arch without the aptitude test', async () => {
    // Open seats: Electrical 1880, 1880, 1880, 1893, 2016; Architecture 19348, ….
    const josaa = { ...PROFILE.josaa, advancedCrl: 1_890 };
    const { browser } = await aCandidate(server, { ...PROFILE, josaa });
    const choices = await linesOf(browser, 'josaa', 'iit-kharagpur', ['Architecture', 'Electrical Engineering']);
    const { id } = await listCalls(browser).create({ exam: 'josaa', name: 'x', choices });
    const played = await listCalls(browser).mock(id, 2024);
    // The closed choice takes no place of the form.
    expect(played.final).toEqual({ choice: choices[1], place: 1, round: 4 });
    expect(played.choices).toMatchObject([
      { pool: null, opensIn: null },
      { pool: { code: 'AI-OPEN-N' }, rank: 1_890, closing: [1880, 1880, 1880, 1893, 2016], opensIn: 4 },
    ]);
    expect(played.choices[1]?.pool?.label).not.toContain('architecture');
  });

  test('CAP 2023 as it was, by today’s rule: merit number 2,000 must take COEP Mechanical in round 2', async () => {
    // State level open seats: Electrical 1044, 1390, 1435; Mechanical 1983, 2015, 2106; Civil 4676, 4654, 2774.
    const { percentile: _, ...rest } = PROFILE.mhtCet;
    const { browser } = await aCandidate(server, { ...PROFILE, mhtCet: { ...rest, meritNumber: 2_000 } });
    const choices = await linesOf(browser, 'mht-cet', '16006', ['Electrical', 'Mechanical', 'Civil']);
    const { id } = await listCalls(browser).create({ exam: 'mht-cet', name: 'x', choices });
    const played = await listCalls(browser).mock(id, 2023);
    expect(played.choices.map(({ closing, opensIn }) => [closing, opensIn])).toEqual([
      [[1044, 1390, 1435], null],
      [[1983, 2015, 2106], 2],
      [[4676, 4654, 2774], 1],
    ]);
    expect(played.seats).toEqual([
      { round: 1, choice: choices[2], place: 3, isNew: true, endsProcess: false },
      { round: 2, choice: choices[1], place: 2, isNew: true, endsProcess: true },
    ]);
    expect(played.notes.join(' ')).toContain('today’s acceptance rule');
  });

  test('before there were seats for women alone, everybody competed for the same ones', async () => {
    // CSE at NIT Trichy closed at 621 in round 6 of 2016, for other states.
    const { browser } = await aCandidate(server, { ...PROFILE, gender: 'female' });
    const choices = await linesOf(browser, 'josaa', 'nit-tiruchirappalli', ['Computer Science']);
    const { id } = await listCalls(browser).create({ exam: 'josaa', name: 'x', choices });
    const played = await listCalls(browser).mock(id, 2016);
    expect(played).toMatchObject({ rounds: 6, choices: [{ pool: { code: 'OS-OPEN-N' }, opensIn: null }] });
    expect(played.choices[0]?.closing[5]).toBe(621);
  });

  test('a percentile counts for what it was worth that year', async () => {
    const { browser } = await aCandidate(server);
    const choices = await linesOf(browser, 'mht-cet', '16006', ['Civil']);
    const { id } = await listCalls(browser).create({ exam: 'mht-cet', name: 'x', choices });
    const ranks = await Promise.all(
      [2022, 2023, 2024].map(async (year) => (await listCalls(browser).mock(id, year)).choices[0]?.rank ?? 0),
    );
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(new Set(ranks).size).toBe(3);
  });

  test('a rank of JEE Main counts on the All India list for what it was worth that year', async () => {
    const { jeeMainPercentile: _, ...rest } = { jeeMainPercentile: undefined, ...PROFILE.mhtCet };
    const { browser } = await aCandidate(server, {
      ...PROFILE,
      mhtCet: { ...rest, percentile: 60, jeeMainRank: 24_600 },
    });
    const choices = await linesOf(browser, 'mht-cet', '16006', ['Civil']);
    const { id } = await listCalls(browser).create({ exam: 'mht-cet', name: 'x', choices });
    const { notes, choices: played } = await listCalls(browser).mock(id, 2025);
    expect(played[0]?.pool?.code).toBe('AI');
    // As the results say: about 1,300 on the list of 2025, and far more on the next one.
    expect(played[0]?.rank).toBeGreaterThan(1_000);
    expect(played[0]?.rank).toBeLessThan(1_700);
    expect(notes.join(' ')).not.toContain('We compare your merit number directly');
  });

  test.each(['1999', '2099', 'abcd', '2024x', ''])('there is no year %o to play', async (year) => {
    const { browser } = await aCandidate(server);
    const { id } = await listCalls(browser).create({ exam: 'josaa', name: 'x' });
    expect((await browser.call(lists.mock, { params: { id }, query: { year } })).status).toBe(400);
  });
});

describe('files', () => {
  test('a row that is left out has no number in the CSV, and says why; a programme that is gone takes no place', async () => {
    const { browser } = await aCandidate(server);
    const [own = ''] = await linesOf(browser, 'mht-cet', '06271', ['Computer']);
    const [women = ''] = await linesOf(browser, 'mht-cet', '06276', ['Computer']);
    const { id } = await listCalls(browser).create({ exam: 'mht-cet', name: 'Form', choices: [own] });
    const { outcome } = listCalls(browser);
    const alone = await outcome(id);
    const choices = ['0000000000', women, own, own];
    await server.pool.query('update preference_lists set choices = $2 where id = $1', [id, choices]);
    const { body } = await browser.send({ method: 'GET', url: `/api/v1/lists/${id}.csv` });
    const rows = String(body.text).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['', '', '1', '']);
    const remarks = ['This programme is no longer', 'A women’s college', '', 'It’s already above'];
    for (const at of [0, 1, 3]) expect(rows[at]).toMatch(new RegExp(`Left out of the form\\. ${remarks[at]}`));
    expect(rows[2]).not.toContain('Left out');
    expect((await outcome(id)).endsEarly).toBe(alone.endsEarly);
  });

  test('CSV and PDF hold the official codes in order', async () => {
    const { browser } = await aCandidate(server);
    const choices = await linesOf(browser, 'mht-cet', '16006', ['Mechanical', 'Computer', 'Civil']);
    const { id } = await listCalls(browser).create({ exam: 'mht-cet', name: '=HYPERLINK("x") / मेरी', choices });
    const csv = await browser.send({ method: 'GET', url: `/api/v1/lists/${id}.csv` });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="HYPERLINK-x.csv"');
    const rows = String(csv.body.text).trim().split('\r\n').slice(1);
    // As text: a spreadsheet would take 0100219110 for a number and lose its zero.
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual(
      choices.map((choice, at) => [String(at + 1), `"\t${choice}"`]),
    );
    const pdf = await browser.send({ method: 'GET', url: `/api/v1/lists/${id}.pdf` });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(String(pdf.body.text).startsWith('%PDF')).toBe(true);
    expect((await browser.send({ method: 'GET', url: '/api/v1/lists/abc.pdf' })).status).toBe(404);
  });
});

describe('what is saved beside the outcome', () => {
  const saved = async (id: string) =>
    (await server.pool.query('select seen from preference_lists where id = $1', [id])).rows[0].seen.outcome;

  test('names the answers, forecasts and chances that it rests on', async () => {
    const { browser } = await aCandidate(server);
    const { create, outcome } = listCalls(browser);
    const choices = await linesOf(browser, 'mht-cet', '06271', ['Computer']);
    const { id } = await create({ exam: 'mht-cet', name: 'Own', choices });
    const { none } = await outcome(id);
    expect(await saved(id)).toMatchObject({
      ...{ version: 1, none },
      restsOn: {
        candidate: { percentile: 95, gender: 'male' },
        edition: expect.any(String),
        choices: { [choices[0] ?? '']: { state: 'estimated' } },
      },
    });
    await browser.call(examProfile.save, { body: { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, percentile: 60 } } });
    await outcome(id);
    expect((await saved(id)).restsOn.candidate).toMatchObject({ percentile: 60 });
  });

  test('is logged when it fails: the outcome is answered all the same', async () => {
    const { browser } = await aCandidate(server);
    const { create, outcome } = listCalls(browser);
    const choices = await linesOf(browser, 'mht-cet', '06271', ['Computer']);
    const { id } = await create({ exam: 'mht-cet', name: 'Own', choices });
    const constraint = (change: string) => server.pool.query(`alter table preference_lists ${change}`);
    await constraint("add constraint no_outcome check (seen -> 'outcome' is null) not valid");
    onTestFinished(async () => void (await constraint('drop constraint if exists no_outcome')));
    expect(await outcome(id)).toMatchObject({ state: 'simulated', version: 1 });
    expect(server.logged()).toContain('an outcome could not be saved');
    await constraint('drop constraint no_outcome');
    const { none } = await outcome(id);
    expect(await saved(id)).toMatchObject({ version: 1, none });
  });
});
