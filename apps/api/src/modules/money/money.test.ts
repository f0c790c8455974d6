import { examProfile } from '@dakhila/contract/exam-profile';
import { type CollegeMoney, type FamilyChange, type Money, money } from '@dakhila/contract/money';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

const PICT = { exam: 'mht-cet', code: '06271' } as const;
const FAMILY = {
  category: 'OPEN',
  gender: 'female',
  income: '2.5-to-6',
  domicile: true,
  minority: false,
  orphan: false,
  ews: false,
  stays: 'hostel',
} as const;

const read = async (browser: Browser) => (await browser.call(money.read)).body.data as Money;
const college = async (browser: Browser, params: { exam: string; code: string }) =>
  (await browser.call(money.college, { params: params as never })).body.data as CollegeMoney;
const verdictOf = ({ schemes }: Pick<Money, 'schemes'>, id: string) =>
  schemes.find((scheme) => scheme.id === id)?.verdict;
const seatOf = ({ seats }: CollegeMoney, kind: string) => seats.find(({ seat }) => seat === kind);

test('a student who told nothing sees every scheme with what it pays, and none that applies', async () => {
  const { browser } = await aStudent(server);
  const data = await read(browser);
  expect(data).toMatchObject({ told: {}, family: {}, updatedAt: null });
  expect(data.schemes).toHaveLength(11);
  expect(data.schemes.filter(({ verdict }) => verdict !== 'may')).toEqual([]);
  expect(data.schemes.find(({ id }) => id === 'ebc')).toMatchObject({
    pays: 'The state pays half of the tuition and exam fees. You pay the rest and the development fee.',
    documents: expect.arrayContaining([{ id: 'income', title: 'Family income certificate' }]),
    pages: expect.arrayContaining([{ url: expect.any(String), host: 'mahadbt.maharashtra.gov.in', isOfficial: true }]),
  });
  // Few students are orphans or of a minority.
  expect(data.schemes.slice(-2).map(({ id }) => id)).toEqual(['orphans', 'minority']);
  // One of the 65 is the scheme for SC students.
  expect(data.scholarships).toHaveLength(64);
});

test('a girl of the SC category in a hostel reads first what names her category and her hostel', async () => {
  const { browser } = await aStudent(server);
  const told = { category: 'SC', gender: 'female', income: '1-to-2.5', domicile: true, stays: 'hostel' } as const;
  await browser.call(money.tellFamily, { body: told });
  const { scholarships, schemes } = await read(browser);
  expect(scholarships[0]).toMatchObject({ name: 'Swadhar Yojana', isOwn: true, isOld: false });
  const own = scholarships.filter(({ isOwn }) => isOwn);
  expect(scholarships.slice(0, own.length)).toEqual(own);
  expect(own.every(({ verdict }) => verdict !== 'not')).toBe(true);
  // The scheme of the state is the same scholarship.
  expect(scholarships.find(({ name }) => name.startsWith('Post Matric'))).toBeUndefined();
  expect(schemes.find(({ id }) => id === 'sc')?.verdict).toBe('applies');
  const sports = scholarships.find(({ name }) => name.endsWith('Sportspersons'));
  expect(sports).toMatchObject({ verdict: 'may', isOld: true });
  expect(sports?.reasons).toContain('Only if you’ve played for your state or for India.');

  browser.cookies.set('language', 'hi');
  expect((await read(browser)).scholarships[0]).toMatchObject({
    name: 'भारतरत्न डॉ. बाबासाहेब आंबेडकर स्वाधार योजना',
    provider: 'महाराष्ट्र सरकार',
  });
});

test('what is told decides, and is erased', async () => {
  const { browser } = await aStudent(server);
  const saved = await browser.call(money.tellFamily, { body: FAMILY });
  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({ told: FAMILY, family: FAMILY, updatedAt: expect.stringMatching(/Z$/) });
  const data = await read(browser);
  expect(['girls', 'ebc', 'sc', 'hostel'].map((id) => verdictOf(data, id))).toEqual(['applies', 'not', 'not', 'may']);
  expect(data.schemes[0]?.id).toBe('girls');
  expect(data.scholarships[0]?.verdict).toBe('fits');
  const fitting = data.scholarships.filter(({ verdict }) => verdict === 'fits').map((one) => one.lastClosingDate);
  expect(fitting).toEqual(fitting.toSorted().reverse());

  const erased = await browser.call(money.forgetFamily);
  expect(erased.body.data).toMatchObject({ told: {}, updatedAt: null });
  expect((await browser.call(money.forgetFamily)).status).toBe(200);
  const { rows } = await server.pool.query('select from family_facts');
  expect(rows).toHaveLength(0);
});

test('the exam profile answers what the family did not tell, and the family wins', async () => {
  const { browser } = await aStudent(server);
  const mhtCet = { category: 'OBC', candidature: 'maharashtra', minority: ['Jain'] } as const;
  await browser.call(examProfile.save, { body: { gender: 'female', mhtCet: { ...mhtCet, minority: ['Jain'] } } });
  // No reserved category is asked for an EWS certificate.
  const expected = { category: 'OBC', gender: 'female', orphan: false, minority: true };
  expect((await read(browser)).family).toEqual(expected);
  const told = { category: 'SC', income: 'up-to-1', domicile: true, minority: false } as const;
  await browser.call(money.tellFamily, { body: told });
  const data = await read(browser);
  expect(data.family).toEqual({ ...expected, ...told });
  expect(verdictOf(data, 'sc')).toBe('applies');
});

test('only the answers that are sent change, so that two tabs do not undo each other', async () => {
  const { browser } = await aStudent(server);
  const tell = (body: FamilyChange) => browser.call(money.tellFamily, { body });
  await Promise.all([tell({ income: 'up-to-1' }), tell({ stays: 'home' }), tell({ category: 'SC', orphan: true })]);
  const expected = { income: 'up-to-1', stays: 'home', category: 'SC', orphan: true };
  expect((await read(browser)).told).toEqual(expected);
  await tell({ income: null, orphan: false });
  expect((await read(browser)).told).toEqual({ stays: 'home', category: 'SC', orphan: false });
  expect((await tell({})).status).toBe(200);
});

test('an answer that is taken back stays untold, whatever the exam profile says, until it is told again', async () => {
  const { browser } = await aStudent(server);
  const mhtCet = { category: 'OPEN', ews: true, tfws: true } as const;
  await browser.call(examProfile.save, { body: { gender: 'male', mhtCet } });
  const family = { category: 'OPEN', gender: 'male', ews: true, orphan: false, income: 'up-to-8' };
  expect((await read(browser)).family).toEqual(family);
  await browser.call(money.tellFamily, { body: { category: null, income: null } });
  await browser.call(money.tellFamily, { body: { gender: null } });
  expect((await read(browser)).family).toEqual({ ews: true, orphan: false });
  await browser.call(money.tellFamily, { body: { gender: 'female', category: 'SBC' } });
  expect((await read(browser)).family).toEqual({ category: 'SBC', gender: 'female', orphan: false });
  await browser.call(money.forgetFamily);
  expect((await read(browser)).family).toEqual(family);
});

test('a student who asks for TFWS seats has an income within their limit', async () => {
  const { browser } = await aStudent(server);
  const mhtCet = { category: 'OPEN', tfws: true } as const;
  await browser.call(examProfile.save, { body: { gender: 'male', mhtCet } });
  await browser.call(money.tellFamily, { body: { domicile: true } });
  const data = await college(browser, PICT);
  expect(seatOf(data, 'tfws')).toMatchObject({ isOpen: 'yes', cost: { firstYear: { least: 16_044, most: 16_044 } } });
  expect(seatOf(data, 'cap')).toMatchObject({ cost: { firstYear: { least: 69_522, most: 69_522 } } });
  await browser.call(money.tellFamily, { body: { income: 'above-8' } });
  expect(seatOf(await college(browser, PICT), 'tfws')?.isOpen).toBe('no');
});

test('a college with aided courses has no cost, because its fee is that of the unaided ones', async () => {
  const { browser } = await aStudent(server);
  await browser.call(money.tellFamily, { body: FAMILY });
  const data = await college(browser, { exam: 'mht-cet', code: '06007' });
  expect(data.fee).toMatchObject({ totalRupees: 76_000, isForUnaidedOnly: true });
  expect(data.seats.map(({ cost }) => cost)).toEqual(data.seats.map(() => null));
  expect(seatOf(data, 'cap')?.whyUnknown).toContain('for the unaided courses');
});

test('who may pay less is said once, until the student tells whether that is so', async () => {
  const { browser } = await aStudent(server);
  const { minority: _, orphan: __, ...usual } = FAMILY;
  await browser.call(money.tellFamily, { body: usual });
  const data = await college(browser, PICT);
  expect(data.rare).toContain('you may pay less');
  expect(seatOf(data, 'cap')?.cost?.isSure).toBe(true);
  expect(verdictOf({ schemes: seatOf(data, 'cap')?.schemes as never }, 'orphans')).toBe('not');
  await browser.call(money.tellFamily, { body: { minority: false, orphan: false } });
  expect((await college(browser, PICT)).rare).toBeNull();
});

test.each<[FamilyChange, boolean]>([
  [{ category: 'OPEN', gender: 'male', income: '2.5-to-6' }, true],
  [{ category: 'SEBC', gender: 'female', income: '2.5-to-6' }, true],
  [{ category: 'OBC', gender: 'female', income: '2.5-to-6' }, false],
  [{ category: 'OPEN', gender: 'male', income: 'above-8' }, false],
])('%j is warned that the EBC scheme allows no second scholarship: %s', async (body, isWarned) => {
  const { browser } = await aStudent(server);
  await browser.call(money.tellFamily, { body });
  expect((await read(browser)).scholarshipsWarning !== null).toBe(isWarned);
});

test('a girl is warned in the name of her own waiver, and the heading of the hostel allowance is true', async () => {
  const { browser } = await aStudent(server);
  await browser.call(money.tellFamily, { body: { category: 'SEBC', gender: 'female', income: '2.5-to-6' } });
  const { scholarshipsWarning, schemes } = await read(browser);
  expect(schemes.find(({ id }) => id === 'ebc')?.verdict).toBe('not');
  expect(scholarshipsWarning).toMatch(/^Your full fee waiver is part of the EBC scheme/);
  const reasons = (id: string) => schemes.find((scheme) => scheme.id === id)?.reasons.join(' ');
  expect(reasons('hostel')).toContain('We don’t know how much it pays now');
  expect(reasons('hostel')).not.toContain('clear rule');
  expect(reasons('tfws')).toContain('an income limit of ₹8 lakh');
});

test('a college costs by each kind of seat what the rules say, with fee, year and source', async () => {
  const { browser } = await aStudent(server);
  await browser.call(money.tellFamily, { body: FAMILY });
  const data = await college(browser, PICT);
  expect(data).toMatchObject({
    name: 'Pune Institute of Computer Technology',
    kind: 'unaided',
    fee: { totalRupees: 123_000, year: '2026-27', source: 'Fees Regulating Authority, Maharashtra' },
  });
  expect(seatOf(data, 'cap')).toMatchObject({
    name: 'CAP seat',
    isOpen: 'yes',
    cost: { isSure: true, firstYear: { least: 16_044, most: 16_044 }, fourYears: { least: 64_176, most: 64_176 } },
  });
  expect(seatOf(data, 'tfws')).toMatchObject({
    isOpen: 'yes',
    cost: { isSure: true, firstYear: { least: 16_044, most: 16_044 } },
  });
  expect(seatOf(data, 'ews')?.isOpen).toBe('no');
  expect(seatOf(data, 'institute')).toMatchObject({ cost: null, whyUnknown: expect.stringContaining('3 times') });
});

test('outcome is what the college submitted to NIRF, with what its own site claims apart', async () => {
  const { browser } = await aStudent(server);
  const { outcome, fee, seats } = await college(browser, { exam: 'mht-cet', code: '3012' });
  expect(fee).toBeNull();
  expect(seats[0]).toMatchObject({
    cost: null,
    whyUnknown: expect.stringContaining('We don’t know this college’s fee'),
  });
  expect(outcome.note).toContain('As submitted to NIRF by the college');
  expect(outcome.years.length).toBeGreaterThanOrEqual(3);
  expect(outcome.years[0]).toMatchObject({
    placedPercent: expect.any(Number),
    higherStudiesPercent: expect.any(Number),
  });
  expect(outcome.ownSite.length).toBeGreaterThan(0);
});

test('a JEE institute says that its fee is not known', async () => {
  const { browser } = await aStudent(server);
  const data = await college(browser, { exam: 'josaa', code: 'iit-bombay' });
  expect(data).toMatchObject({ kind: 'national', fee: null, seats: [{ seat: 'josaa', cost: null }] });
  expect(data.outcome.years.length).toBeGreaterThan(0);
});

test.each([
  ['hi', 'आधी ट्यूशन'],
  ['mr', 'निम्मी ट्यूशन'],
])('in %s', async (language, words) => {
  const { browser } = await aStudent(server);
  browser.cookies.set('language', language);
  const { schemes } = await read(browser);
  expect(schemes.find(({ id }) => id === 'ebc')?.pays).toContain(words);
});

test.each([
  [{ income: '5 lakh' }, 'income'],
  [{ income: 500_000 }, 'income'],
  [{ category: 'X' }, 'category'],
  [{ domicile: 'yes' }, 'domicile'],
  [{ stays: 'tent' }, 'stays'],
  [{ income: 'up-to-8' }, 'income'],
])('%j is refused under its field and changes nothing', async (body, field) => {
  const { browser } = await aStudent(server);
  await browser.call(money.tellFamily, { body: FAMILY });
  const answer = await browser.call(money.tellFamily, { body: body as never });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  expect((await read(browser)).told).toEqual(FAMILY);
});

test('a cost that is not sure names the questions whose answer would narrow it', async () => {
  const { browser } = await aStudent(server);
  await browser.call(money.tellFamily, { body: { category: 'OBC', gender: 'female', income: '2.5-to-6' } });
  expect((await college(browser, PICT)).openFacts).toEqual(['domicile']);
  await browser.call(money.tellFamily, { body: { domicile: true } });
  expect((await college(browser, PICT)).openFacts).toEqual([]);
});

test('an unknown field and an unknown college are refused', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(money.tellFamily, { body: { salary: 1 } as never })).status).toBe(400);
  const unknown = await browser.call(money.college, { params: { exam: 'mht-cet', code: '99999' } });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'College not found']);
  expect((await browser.call(money.college, { params: { exam: 'neet', code: '06271' } as never })).status).toBe(400);
});

test('is nobody else’s and no stranger’s, and changes are bounded', async () => {
  const asha = await aStudent(server);
  const ravi = await aStudent(server);
  await asha.browser.call(money.tellFamily, { body: FAMILY });
  expect((await read(ravi.browser)).told).toEqual({});
  await ravi.browser.call(money.forgetFamily);
  expect((await read(asha.browser)).told).toEqual(FAMILY);
  const stranger = server.newBrowser();
  expect((await stranger.call(money.read)).status).toBe(401);
  expect((await stranger.call(money.tellFamily, { body: FAMILY })).status).toBe(401);
  expect((await stranger.call(money.forgetFamily)).status).toBe(401);
  expect((await stranger.call(money.college, { params: PICT })).status).toBe(401);
  expect((await asha.browser.call(money.tellFamily, { body: {} }, { withoutXsrf: true })).status).toBe(403);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await ravi.browser.call(money.forgetFamily)).status);
  expect(statuses.at(-1)).toBe(429);
});
