import type { JeeCollege, MhtCetCollege, MhtCetCollegeByCode } from '@dakhila/contract/college-detail';
import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import type { CapCutoffs, JosaaCutoffs } from '@dakhila/contract/cutoffs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
let browser: Browser;
beforeEach(async () => {
  ({ browser } = await aStudent(server));
});

function dataOf<T>({ status, body }: Answer): T {
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ status: 'success', success: true });
  return body.data as T;
}
const mhtCet = async (id: string) => dataOf<MhtCetCollege>(await browser.call(colleges.detail, { params: { id } }));
const jee = async (id: string) => dataOf<JeeCollege>(await browser.call(josaaColleges.detail, { params: { id } }));
const byCode = async (code: string) =>
  dataOf<MhtCetCollegeByCode>(await browser.call(colleges.byCode, { params: { code } }));
const byName = async (name: string) =>
  dataOf<JeeCollege>(await browser.call(josaaColleges.byName, { params: { name } }));

describe('known colleges', () => {
  test('COEP: a state university with its NIRF rank, history and sourced facts', async () => {
    const coep = await mhtCet('16006');
    expect(coep).toMatchObject({
      name: 'COEP Technological University',
      collegeCode: '16006',
      type: 'government',
      collegeLevel: 'University Autonomous',
      aicteStatus: 'Approved',
      establishmentYear: 1854,
      nirfRanking: 90,
      nirfYear: 2025,
      location: { district: 'Pune', city: 'Pune', state: 'Maharashtra' },
      linguisticMinorityFullForm: null,
      religiousMinorityFullForm: null,
    });
    expect(coep.courses).toContainEqual({
      courseName: 'Computer Science and Engineering',
      courseCode: '1600624210',
      publishedName: 'Computer Science and Engineering',
      intake: 300,
      intakeYear: 2025,
      intakeByYear: expect.arrayContaining([{ year: 2025, intake: 300 }]),
      openClosings: expect.arrayContaining([expect.objectContaining({ seats: 'state' })]),
    });
    expect(coep.nirfHistory.at(0)).toEqual({ year: 2016, ranking: 21 });
    expect(coep.facts).toContainEqual({
      label: 'AICTE status',
      value: 'Approved',
      year: '2025-26',
      source: 'AICTE',
    });
  });

  test('VJTI: an old NIRF rank shows here with its year', async () => {
    expect(await mhtCet('03012')).toMatchObject({
      name: 'Veermata Jijabai Technological Institute (VJTI), Matunga, Mumbai',
      universityFullForm: 'University of Mumbai',
      nirfRanking: 119,
      nirfYear: 2022,
    });
  });

  test('IIT Bombay: ranked by JEE Advanced, with no home state', async () => {
    expect(await jee('iit-bombay')).toMatchObject({
      name: 'Indian Institute of Technology Bombay',
      collegeLevel: 'IIT',
      type: 'government',
      website: 'https://www.iitb.ac.in/',
      homeState: null,
      rankBasis: 'JEE Advanced',
      nirfRanking: 3,
      location: { city: 'Mumbai', state: 'Maharashtra' },
    });
  });

  test('NIT Trichy: by its everyday name, with Tamil Nadu as home state', async () => {
    expect(await byName('NIT Trichy')).toMatchObject({
      id: 'nit-tiruchirappalli',
      homeState: 'Tamil Nadu',
      rankBasis: 'JEE Main',
      nirfRanking: 9,
    });
  });

  test('IIIT Allahabad: a NIRF band by its lower end', async () => {
    expect(await byName('IIIT Allahabad')).toMatchObject({
      collegeLevel: 'IIIT',
      nirfRanking: 101,
      nirfYear: 2025,
      isNirfRecent: true,
    });
    // Last ranked in 2023: the page shows it as a fact, not as a badge.
    expect(await byName('NIT Goa')).toMatchObject({ nirfYear: 2023, isNirfRecent: false });
  });

  test('a minority college names its community, under the names each page uses', async () => {
    expect(await mhtCet('03199')).toMatchObject({
      linguisticMinorityFullForm: 'Gujarati',
      religiousMinorityFullForm: null,
    });
    const coded = await byCode('3199');
    expect(coded).toMatchObject({ linguisticMinority: 'Gujarati', religiousMinority: null });
    expect(coded).not.toHaveProperty('linguisticMinorityFullForm');
    expect(await mhtCet('03475')).toMatchObject({ religiousMinorityFullForm: 'Jain' });
  });

  test.each(['16006', '6006', '06006'])('a renumbered college opens by code %s', async (code) => {
    expect(await byCode(code)).toMatchObject({ collegeCode: '16006', name: 'COEP Technological University' });
  });

  test.each(['3012', '03012'])('a code works with and without its leading zero: %s', async (code) => {
    expect((await byCode(code)).collegeCode).toBe('03012');
  });

  test.each([
    'Dr. B R Ambedkar National Institute of Technology, Jalandhar',
    'dr b r ambedkar national institute of technology jalandhar',
    'NIT JALANDHAR',
  ])('a name is found whatever its case and punctuation: %s', async (name) => {
    expect((await byName(name)).id).toBe('nit-jalandhar');
  });

  test('a college that left CAP says since when', async () => {
    expect((await mhtCet('04115')).notAdmittingSince).toBe(2024);
  });
});

test('every college of the data opens by id, by name and by code, with its cut-offs, and fits the contract', async () => {
  const { catalogue } = server.deps;
  let opened = 0;
  for (const { id } of catalogue.mhtCet.items) {
    expect((await mhtCet(id)).id).toBe(id);
    expect((await byCode(id)).collegeCode).toBe(id);
    dataOf(await browser.call(colleges.cutoffs, { params: { id }, query: { fromYear: '2024' } }));
    opened += 1;
  }
  for (const { id, name } of catalogue.jee.items) {
    expect((await jee(id)).id).toBe(id);
    expect((await byName(name)).id).toBe(id);
    dataOf(await browser.call(josaaColleges.cutoffs, { params: { id }, query: { fromYear: '2025' } }));
    opened += 1;
  }
  expect(opened).toBeGreaterThan(500);
});

const UNKNOWN = [
  ['by id', colleges.detail, { id: '99999' }],
  ['by id of the other exam', colleges.detail, { id: 'iit-bombay' }],
  ['by code', colleges.byCode, { code: '99999' }],
  ['by a code that is none', colleges.byCode, { code: 'abc' }],
  ['of JEE by id', josaaColleges.detail, { id: 'iit-nowhere' }],
  ['of JEE by name', josaaColleges.byName, { name: 'No Such Institute' }],
  ['cut-offs', colleges.cutoffs, { id: '99999' }],
  ['JEE cut-offs', josaaColleges.cutoffs, { id: 'x' }],
  ['a word every object has', colleges.detail, { id: 'constructor' }],
] as const;

test.each(UNKNOWN)('an unknown college %s is 404', async (_, endpoint, params) => {
  const { status, body } = await browser.call(endpoint, { params });
  expect(status).toBe(404);
  expect(body).toMatchObject({ status: 'fail', success: false, code: 'not-found', message: 'College not found' });
});

test.each(UNKNOWN)('a stranger learns nothing %s', async (_, endpoint, params) => {
  expect((await server.newBrowser().call(endpoint, { params })).status).toBe(401);
});

test.each(['/colleges/%00', '/josaa-colleges/name/a%00b', '/mhtcet-colleges/code/%00'])(
  '%s is refused',
  async (path) => {
    expect((await browser.send({ method: 'GET', url: `/api/v1${path}` })).status).toBe(400);
  },
);

describe('cut-offs', () => {
  const cap = async (id: string, query: Record<string, string>) =>
    dataOf<CapCutoffs>(await browser.call(colleges.cutoffs, { params: { id }, query }));
  const josaa = async (id: string, query: Record<string, string>) =>
    dataOf<JosaaCutoffs>(await browser.call(josaaColleges.cutoffs, { params: { id }, query }));

  test('of one CAP programme, by its choice code of any year, with words for its codes', async () => {
    const now = await cap('16006', { programme: '1600619110' });
    const place = now.programmes.findIndex(({ courseCode }) => courseCode === '19110');
    expect(new Set(now.pools.map(({ programme }) => programme))).toEqual(new Set([place]));
    const open = now.pools.find((pool) => pool.category === 'GOPENS' && pool.stage === 'I' && pool.section === 'STATE');
    expect(open?.years.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);
    expect(now.words.category?.GOPENS).toBe('Open, general (women included), state level seats');
    // Before it became a university the college had the code 06006.
    expect((await cap('16006', { programme: '0600619110' })).pools).toEqual(now.pools);
  });

  test('of one JEE programme, by its printed name, from a year on', async () => {
    const name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)';
    const { programmes, pools, rankList } = await josaa('iit-bombay', { programme: name, fromYear: '2024' });
    expect(rankList).toBe('JEE Advanced');
    expect(programmes.length).toBeGreaterThan(10);
    const open = pools.find(({ seatType, gender }) => seatType === 'OPEN' && gender === 'N');
    expect(programmes[open?.programme ?? -1]?.publishedName).toBe(name);
    expect(open?.years.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
    expect(open?.years.at(0)?.closing).toHaveLength(5);
  });

  test('of a programme that is not there are none, and the list of programmes stays', async () => {
    const answer = await cap('16006', { programme: 'Alchemy' });
    expect(answer.pools).toEqual([]);
    expect(answer.programmes.length).toBeGreaterThan(5);
  });

  test.each([{ fromYear: 'last' }, { fromYear: '20' }, { programme: 'x'.repeat(301) }])('refuse %j', async (query) => {
    const { status, body } = await browser.call(colleges.cutoffs, { params: { id: '16006' }, query });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  });
});
