import { brotliDecompressSync } from 'node:zlib';
import type { CollegeListItem, CollegePage } from '@dakhila/contract/college-list';
import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import { plainName } from '@dakhila/domain/colleges/names';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
let browser: Browser;
beforeEach(async () => {
  ({ browser } = await aStudent(server));
});

const LISTS = [
  ['MHT-CET', colleges.list, 393],
  ['JEE', josaaColleges.list, 139],
] as const;

type List = (typeof LISTS)[number][1];
async function pageOf(list: List, query: Record<string, string> = {}): Promise<CollegePage> {
  const { status, body } = await browser.call(list, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ status: 'success', success: true });
  return body.data as CollegePage;
}
const names = ({ colleges: found }: CollegePage) => found.map(({ name }) => name);

describe.each(LISTS)('the %s list', (_, list, total) => {
  test('is ten colleges with its place in the whole, and sorted by NIRF the best rank comes first', async () => {
    const page = await pageOf(list, { sort: 'nirf' });
    expect(Object.keys(page).sort()).toEqual(['colleges', 'hasMore', 'page', 'total', 'totalPages']);
    expect(page).toMatchObject({ total, page: 1, totalPages: Math.ceil(total / 10), hasMore: true });
    expect(page.colleges).toHaveLength(10);
    const ranks = page.colleges.map(({ nirfRanking }) => nirfRanking ?? Number.POSITIVE_INFINITY);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  });

  test('shows every college exactly once over its pages, and nothing past the end', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
      const answer = await pageOf(list, { limit: '100', page: String(page) });
      expect(answer.hasMore).toBe(page < Math.ceil(total / 100));
      seen.push(...answer.colleges.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
    expect(await pageOf(list, { page: '9999' })).toEqual({
      colleges: [],
      total,
      page: 9999,
      totalPages: Math.ceil(total / 10),
      hasMore: false,
    });
  });

  test('sorted by name it goes from A to Z, with search text too', async () => {
    for (const search of ['', 'pune', 'institute']) {
      const found = await pageOf(list, { sort: 'name', limit: '100', ...(search && { search }) });
      const keys = names(found).map(plainName);
      expect(keys).toEqual([...keys].sort());
    }
  });

  test.each(['', 'all', ' NIRF '])('takes the sort %j', async (sort) => {
    expect((await pageOf(list, { sort })).total).toBe(total);
  });

  test.each(['fees', 'nirf,name', 'hardest first'])('refuses the sort %j', async (sort) => {
    const { status, body } = await browser.call(list, { query: { sort } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'fail', code: 'invalid-input' });
    expect(body.message).toContain('sort must be');
  });

  test('is empty, with no pages, when nothing matches', async () => {
    expect(await pageOf(list, { search: 'xqzvwkjh' })).toEqual({
      colleges: [],
      total: 0,
      page: 1,
      totalPages: 0,
      hasMore: false,
    });
  });

  test.each([
    [{ page: '0' }, 'page must be a whole number from 1'],
    [{ page: '-1' }, 'page must be a whole number from 1'],
    [{ page: 'abc' }, 'page must be a whole number from 1'],
    [{ page: '1.5' }, 'page must be a whole number from 1'],
    [{ page: '' }, 'page must be a whole number from 1'],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '101' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '1000' }, 'limit must be a whole number from 1 to 100'],
    [{ type: 'deemed' }, 'type must be government or private'],
    [{ minRanking: 'abc' }, 'minRanking must be a number'],
    [{ maxRanking: 'NaN' }, 'maxRanking must be a number'],
    [{ maxRanking: '0x10' }, 'maxRanking must be a number'],
    [{ search: 'a'.repeat(101) }, 'Please search with up to 100 characters'],
    [{ search: 'a'.repeat(10_240) }, 'Please search with up to 100 characters'],
    [{ city: 'a'.repeat(201) }, 'city can have at most 200 characters'],
  ])('refuses %j with a sentence', async (query, message) => {
    const { status, body } = await browser.call(list, { query });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'fail', success: false, code: 'invalid-input', message });
  });

  test.each(['search=%00', 'city=Pune%00', '%00=1', 'search=a&search=b', 'page=1&page=2', 'search=%E0%A4%A'])(
    'refuses ?%s, and never breaks',
    async (query) => {
      const answer = await browser.send({ method: 'GET', url: `/api/v1${list.path}?${query}` });
      // A broken escape is read as text, which matches nothing.
      expect(answer.status, JSON.stringify(answer.body)).toBe(query.includes('%E0') ? 200 : 400);
      if (answer.status === 400) expect(String(answer.body.message)).not.toBe('');
    },
  );

  test('takes `all`, an empty filter and unknown keys as no filter', async () => {
    const all = { type: 'all', course: 'all', city: 'ALL', minRanking: 'all', maxRanking: '' };
    expect(
      (await pageOf(list, { ...all, university: '', state: 'all', collegeLevel: 'all', colour: 'blue' })).total,
    ).toBe(total);
  });

  test('narrows by type, city, course and NIRF range, all together', async () => {
    const [first] = (await pageOf(list, { sort: 'nirf' })).colleges;
    if (!first) throw new Error('no college');
    const wanted = { type: first.type, city: first.location.city, course: first.courses[0] ?? '', limit: '100' };
    const { colleges: found, total: count } = await pageOf(list, { ...wanted, minRanking: '1', maxRanking: '100' });
    expect(count).toBeGreaterThan(0);
    for (const college of found) {
      expect(college.type).toBe(wanted.type);
      expect(college.location.city).toBe(wanted.city);
      expect(college.courses).toContain(wanted.course);
      expect(college.nirfRanking).toBeLessThanOrEqual(100);
    }
    expect(found.map(({ id }) => id)).toContain(first.id);
  });

  test('a NIRF range upside down or below zero is a plain empty result', async () => {
    expect((await pageOf(list, { minRanking: '50', maxRanking: '10' })).total).toBe(0);
    expect((await pageOf(list, { maxRanking: '-1' })).total).toBe(0);
    expect((await pageOf(list, { minRanking: '-5' })).total).toBeGreaterThan(0);
  });

  test('is for signed-in students only', async () => {
    const { status, body } = await server.newBrowser().call(list);
    expect([status, body.code]).toEqual([401, 'not-signed-in']);
  });

  test('answers a repeated question with the same bytes, packed where the browser can unpack them', async () => {
    const first = await browser.call(list);
    expect((await browser.call(list)).body).toEqual(first.body);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    const packed = await server.app.server.inject({
      url: `/api/v1${list.path}`,
      cookies: Object.fromEntries(browser.cookies),
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(first.body);
  });
});

test.each([
  ['vjti', 'Veermata Jijabai Technological Institute (VJTI), Matunga, Mumbai'],
  ['COEP', 'COEP Technological University'],
  ['veermata jijabi', 'Veermata Jijabai Technological Institute (VJTI), Matunga, Mumbai'],
  ['06006', 'COEP Technological University'],
])('the MHT-CET list finds %s first', async (search, name) => {
  expect(names(await pageOf(colleges.list, { search }))[0]).toBe(name);
});

test.each([
  ['iit bombay', 'Indian Institute of Technology Bombay'],
  ['nitk', 'National Institute of Technology Karnataka, Surathkal'],
  ['IIIT-A', 'Indian Institute of Information Technology Allahabad'],
  ['trichy', 'National Institute of Technology Tiruchirappalli'],
])('the JEE list finds %s first', async (search, name) => {
  expect(names(await pageOf(josaaColleges.list, { search }))[0]).toBe(name);
});

test('a NIRF band matches a range that overlaps it', async () => {
  const ids = async (query: Record<string, string>) =>
    (await pageOf(josaaColleges.list, { limit: '100', ...query })).colleges.map(({ id }) => id);
  // Its rank of 2025 is the band 101-150.
  expect(await ids({ minRanking: '140', maxRanking: '145' })).toContain('iiit-allahabad');
  expect(await ids({ minRanking: '151' })).not.toContain('iiit-allahabad');
});

test('the MHT-CET list narrows by university, the JEE list by state and level', async () => {
  const mumbai = await pageOf(colleges.list, { university: 'University of Mumbai', limit: '100' });
  expect(mumbai.total).toBeGreaterThan(20);
  expect(new Set(mumbai.colleges.map((college) => college.universityFullForm))).toEqual(
    new Set(['University of Mumbai']),
  );
  const nits = await pageOf(josaaColleges.list, { collegeLevel: 'NIT', state: 'Tamil Nadu' });
  expect(names(nits)).toEqual(['National Institute of Technology Tiruchirappalli']);
});

test('a card knows what it shows', async () => {
  const { colleges: found } = await pageOf(colleges.list, { search: 'coep' });
  expect(found[0]).toEqual({
    id: '16006',
    name: 'COEP Technological University',
    university: 'COEPTU',
    universityFullForm: 'COEP Technological University',
    type: 'government',
    location: { city: 'Pune', state: 'Maharashtra', district: 'Pune' },
    courses: expect.arrayContaining(['Computer Science and Engineering']),
    nirfRanking: 90,
    nirfYear: 2025,
    collegeLevel: 'University Autonomous',
    notAdmittingSince: null,
    fee: null,
    medianPay: null,
    closings: { easiest: 98.40563, hardest: 99.7744732, scale: 'percentile', year: 2025 },
    categoryClosings: expect.objectContaining({ SC: { easiest: expect.any(Number), hardest: expect.any(Number) } }),
  } satisfies CollegeListItem);
});

const OPTION_LISTS = [
  [colleges.courses, 'Computer Engineering'],
  [colleges.universities, 'University of Mumbai'],
  [colleges.cities, 'Pune'],
  [josaaColleges.levels, 'IIT'],
  [josaaColleges.courses, 'Civil Engineering'],
  [josaaColleges.cities, 'Mumbai'],
  [josaaColleges.states, 'Tamil Nadu'],
] as const;

test.each(OPTION_LISTS)('$path is a list of different words that the filter understands', async (endpoint, known) => {
  const { status, body } = await browser.call(endpoint);
  expect(status).toBe(200);
  const words = body.data as string[];
  expect(words).toContain(known);
  expect(new Set(words).size).toBe(words.length);
  const list = endpoint.path.startsWith('/josaa') ? josaaColleges.list : colleges.list;
  const key = {
    courses: 'course',
    universities: 'university',
    cities: 'city',
    levels: 'collegeLevel',
    states: 'state',
  }[endpoint.path.split('/').at(-1) ?? ''];
  for (const word of words)
    expect((await pageOf(list, { [key ?? '']: word, limit: '1' })).total, word).toBeGreaterThan(0);
});

test.each(OPTION_LISTS)('$path is for signed-in students only', async (endpoint) => {
  expect((await server.newBrowser().call(endpoint)).status).toBe(401);
});

test('CAP colleges come hardest to enter first, unless text or another order is asked for', async () => {
  const usual = await pageOf(colleges.list);
  expect(await pageOf(colleges.list, { sort: 'hardest' })).toEqual(usual);
  const [first, second] = usual.colleges.map(({ id }) => id);
  expect([first, second].sort()).toEqual(['03012', '16006']);
  const found = await pageOf(colleges.list, { search: 'walchand institute of technology' });
  expect(found.colleges[0]?.id).toBe('06265');
});

test('JEE ranks of different lists are never compared: that list has no hardest first', async () => {
  const { status } = await browser.call(josaaColleges.list, { query: { sort: 'hardest' } });
  expect(status).toBe(400);
});

test('a whole district is chosen like a city, and takes in its small towns', async () => {
  const cities = (await browser.call(colleges.cities)).body.data as string[];
  expect(cities).toContain('Pune district');
  // Its only town is the choice.
  expect(cities).not.toContain('Ratnagiri district');
  const query = { city: 'Pune district', limit: '100' };
  const { colleges: found } = (await browser.call(colleges.list, { query })).body.data as CollegePage;
  expect(new Set(found.map(({ location }) => location.district))).toEqual(new Set(['Pune']));
  expect(found.map(({ location }) => location.city)).toEqual(expect.arrayContaining(['Pune', 'Baramati']));
});
