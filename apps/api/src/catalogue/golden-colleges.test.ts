/** Figures of real colleges, checked by hand against the published lists. */
import { fileURLToPath } from 'node:url';
import { universityOfDistrict } from '@dakhila/domain/colleges/universities';
import { beforeAll, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)));
});

test('COEP: renumbered, ranked by NIRF 2025, with both codes and the history of both', () => {
  const coep = catalogue.mhtCet.byId('16006');
  expect(coep).toMatchObject({
    name: 'COEP Technological University',
    university: 'COEPTU',
    universityFullForm: 'COEP Technological University',
    type: 'government',
    collegeLevel: 'University Autonomous',
    location: { city: 'Pune', district: 'Pune', state: 'Maharashtra' },
    nirfRanking: 90,
    nirfYear: 2025,
    establishmentYear: 1854,
    aicteStatus: 'Approved',
    website: 'https://www.coeptech.ac.in/',
    homeUniversity: 'Savitribai Phule Pune University',
    earlierCodes: ['6006'],
    notAdmittingSince: null,
  });
  expect(coep?.courses).toHaveLength(9);
  expect(coep?.courses).toContainEqual(
    expect.objectContaining({
      courseName: 'Computer Science and Engineering',
      courseCode: '1600624210',
      intake: 300,
      intakeYear: 2025,
    }),
  );
  for (const code of ['16006', '06006', '6006']) expect(catalogue.mhtCet.byCode(code)?.collegeCode).toBe('16006');

  const civil = catalogue.mhtCet.cutoffHistory('16006', { programme: '19110' });
  expect(civil?.programmes).toEqual([
    {
      courseCode: '19110',
      name: 'Civil Engineering',
      publishedName: 'Civil Engineering',
      choiceCodes: ['0600619110', '1600619110'],
      twin: null,
    },
  ]);
  const open = civil?.pools.find(
    (pool) => pool.category === 'GOPENS' && pool.section === 'STATE' && pool.stage === 'I',
  );
  expect(open?.years.map((row) => row.year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);

  const computer = catalogue.mhtCet.cutoffHistory('16006', { programme: '24510' });
  const pool = computer?.pools.find((one) => one.category === 'GOPENS' && one.stage === 'I');
  expect(pool?.years.find((row) => row.year === 2020)?.closing).toEqual([[90, 99.9402271]]);
  expect(pool?.years.find((row) => row.year === 2023)?.closing).toMatchObject({
    0: [151, 99.9174143],
    2: [322, 99.8428732],
  });
  expect(computer?.compiledYears).toEqual([2020, 2021, 2025]);
  expect(computer?.words.category?.GOPENS).toBe('Open, general (women included), state level seats');
});

test('Walchand: status and fee are those of its unaided courses, and no other college has both kinds', () => {
  const partlyAided = catalogue.mhtCet.items.filter(({ id }) => catalogue.mhtCet.byId(id)?.fee?.isForUnaidedOnly);
  expect(partlyAided.map(({ id, fee }) => [id, fee])).toEqual([['06007', null]]);
  expect(catalogue.mhtCet.byId('06007')).toMatchObject({
    collegeLevel: 'Un-Aided Autonomous, for its unaided courses',
    fee: { totalRupees: 76_000, year: '2026-27' },
  });
});

test('VJTI: 2024 closings, and a NIRF rank of 2022 with its year', () => {
  expect(catalogue.mhtCet.byId('03012')).toMatchObject({
    establishmentYear: 1887,
    collegeLevel: 'Government-Aided Autonomous',
    type: 'government',
    nirfRanking: 119,
    nirfYear: 2022,
    university: 'MU',
  });
  const history = catalogue.mhtCet.cutoffHistory('03012', { programme: '24510', fromYear: 2024 });
  const closing = (category: string) =>
    history?.pools.find((pool) => pool.category === category && pool.stage === 'I')?.years[0]?.closing[0];
  expect([closing('GOPENS'), closing('LOPENS'), closing('GSEBCS')]).toEqual([
    [101, 99.9641545],
    [141, 99.947462],
    [502, 99.7826622],
  ]);
  expect(history?.pools.every((pool) => pool.years.every((row) => row.year >= 2024))).toBe(true);
});

test('a minority college names its community, by id and by code', () => {
  expect(catalogue.mhtCet.byId('03199')).toMatchObject({
    linguisticMinorityFullForm: 'Gujarati',
    religiousMinorityFullForm: null,
    collegeLevel: 'Un-Aided Autonomous',
  });
  expect(catalogue.mhtCet.byCode('3199')).toMatchObject({ linguisticMinority: 'Gujarati', religiousMinority: null });
  const history = catalogue.mhtCet.cutoffHistory('03199', { programme: '24510', fromYear: 2024 });
  expect(
    history?.pools.find((pool) => pool.category === 'MI' && pool.section === 'STATE')?.years[0]?.closing[0],
  ).toEqual([2989, 98.9424158]);
});

test('a college that left CAP says since when', () => {
  expect(catalogue.mhtCet.byId('06289')).toMatchObject({ notAdmittingSince: 2024 });
  expect(catalogue.jee.byId('hnbgu')).toMatchObject({ notAdmittingSince: 2022 });
});

test.each([
  ['03436', '2025-26', 'earlierYear'],
  ['02282', '2026-27', 'otherName'],
  ['02508', '2026-27', 'otherName'],
  ['03439', '2026-27', 'otherName'],
  ['01268', '2026-27', 'foundByName'],
  ['03194', '2026-27', 'splitOfYearBefore'],
])('the fee of %s is of %s and has a doubt: %s', (code, year, doubt) => {
  expect(catalogue.mhtCet.byId(code)?.fee).toMatchObject({ year, doubt });
});

test('fifteen fees have a doubt, each of a kind that is explained; the six of the year before are among them', () => {
  const fees = catalogue.mhtCet.items.flatMap(({ id }) => catalogue.mhtCet.byId(id)?.fee ?? []);
  const doubts = fees.flatMap(({ doubt }) => doubt ?? []);
  expect([doubts.length, doubts.includes('unclear')]).toEqual([15, false]);
  expect(fees.filter(({ year }) => year !== '2026-27').map(({ doubt }) => doubt)).toEqual(
    Array.from({ length: 6 }, () => 'earlierYear'),
  );
});

test('a fee has its parts, its year and its authority; where no authority set one it is unknown', () => {
  expect(catalogue.mhtCet.byId('01101')?.fee).toEqual({
    year: '2026-27',
    tuitionRupees: 123_478,
    developmentRupees: 18_522,
    totalRupees: 142_000,
    kind: 'approved',
    isForUnaidedOnly: false,
    doubt: null,
    note: 'FRA meeting 2026-04-27',
    source: 'Fees Regulating Authority, Maharashtra',
    sourceUrl: expect.stringMatching(/^https:\/\/ay26-27\.mahafraportal\.org\//),
  });
  const facts = catalogue.mhtCet.byId('01101')?.facts;
  expect(facts?.find(({ label }) => label === 'Yearly fee in rupees')).toMatchObject({
    value: '142000',
    year: '2026-27',
  });
  expect(catalogue.mhtCet.byId('16006')?.fee).toBeNull();
});

test('placements are those submitted to NIRF, newest first, with a caution where figures need one', () => {
  const placements = catalogue.mhtCet.byId('01105')?.placements;
  expect(placements?.source).toBe('NIRF, Ministry of Education');
  expect(placements?.years.at(-1)).toMatchObject({
    ...{ graduatingYear: '2020-21', graduated: 843, placed: 536, medianSalaryRupees: 362_000, higherStudies: 25 },
    ...{ edition: 2024, caution: null },
  });
  const years = placements?.years.map(({ graduatingYear }) => graduatingYear) ?? [];
  expect(years).toEqual(years.toSorted().reverse());
  const cautionOf = (code: string) => catalogue.mhtCet.byId(code)?.placements.years[0]?.caution;
  expect(['04123', '02138', '01107', '05103', '05106', '06834', '04177'].map(cautionOf)).toEqual(
    Array.from({ length: 7 }, () => 'figures-jump'),
  );
  expect(cautionOf('05003')).toBe('whole-university');
});

test('what a college says on its own site stands apart from NIRF', () => {
  expect(catalogue.mhtCet.byId('16006')?.ownSitePlacements).toMatchObject([
    { graduatingYear: '2025-26', students: 702, placed: 633, placedPercent: 90.2, medianSalaryRupees: 1_035_000 },
  ]);
  expect(catalogue.mhtCet.byId('03012')?.ownSitePlacements).toMatchObject([{ medianSalaryRupees: null }]);
});

test('median pay of a JEE institute, with the years whose words differ from their digits', () => {
  const pay = catalogue.jee.byId('iit-bhu-varanasi')?.medianPay.years ?? [];
  expect(pay.map(({ graduatingYear, medianSalaryRupees }) => [graduatingYear, medianSalaryRupees])).toContainEqual([
    '2020-21',
    1_600_000,
  ]);
  const guwahati = catalogue.jee.byId('iit-guwahati')?.medianPay.years ?? [];
  expect(guwahati.map(({ graduatingYear, caution }) => [graduatingYear, caution])).toEqual([
    ['2022-23', 'words-differ'],
    ['2021-22', null],
    ['2020-21', null],
  ]);
  expect(catalogue.jee.byId('iisc-bangalore')?.medianPay.years).toEqual([]);
});

test('IISc is no IIT, NIT or IIIT, and goes by JEE Advanced', () => {
  expect(catalogue.jee.byId('iisc-bangalore')).toMatchObject({ collegeLevel: 'GFTI', rankBasis: 'JEE Advanced' });
  expect(catalogue.jee.cutoffHistory('iisc-bangalore')?.rankList).toBe('JEE Advanced');
  expect(catalogue.jee.byName('IISc')?.id).toBe('iisc-bangalore');
});

test('sections of seats follow the newest list: 02508 has both, by course', () => {
  expect(catalogue.mhtCet.byId('02508')?.seatSections).toEqual({
    ...{ year: 2025, hasHome: true, hasOther: true, hasState: true, hasGeneralState: true, autonomy: 'some' },
  });
  expect(catalogue.mhtCet.byId('02114')?.seatSections).toMatchObject({
    hasHome: false,
    hasOther: false,
    autonomy: 'all',
  });
});

test('intake by year stands newest first', () => {
  const course = catalogue.mhtCet.byId('01002')?.courses.find(({ courseCode }) => courseCode === '0100219110');
  expect(course?.intakeByYear.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022]);
});

test('IIT Bombay: rank 3, JEE Advanced, closing ranks of 2025', () => {
  expect(catalogue.jee.byId('iit-bombay')).toMatchObject({
    collegeLevel: 'IIT',
    nirfRanking: 3,
    nirfYear: 2025,
    establishmentYear: 1958,
    website: 'https://www.iitb.ac.in/',
    homeState: null,
    rankBasis: 'JEE Advanced',
    location: { city: 'Mumbai', state: 'Maharashtra' },
  });
  expect(catalogue.jee.byId('iit-bombay')?.courses).toHaveLength(16);
  const history = catalogue.jee.cutoffHistory('iit-bombay');
  const place = history?.programmes.findIndex(
    (programme) => programme.publishedName === 'Computer Science and Engineering (4 Years, Bachelor of Technology)',
  );
  const closing = (seatType: string, gender: string) =>
    history?.pools
      .find((pool) => pool.programme === place && pool.seatType === seatType && pool.gender === gender)
      ?.years.find((row) => row.year === 2025)?.closing;
  expect(closing('OPEN', 'N')?.at(-1)).toBe(66);
  expect(closing('OPEN', 'F')?.at(-1)).toBe(369);
  expect(closing('EWS', 'N')?.at(-1)).toBe(20);
});

test('NIT Trichy: home state and other states stand side by side', () => {
  expect(catalogue.jee.byId('nit-tiruchirappalli')).toMatchObject({
    collegeLevel: 'NIT',
    homeState: 'Tamil Nadu',
    nirfRanking: 9,
    rankBasis: 'JEE Main',
  });
  expect(catalogue.jee.byName('NIT Trichy')?.id).toBe('nit-tiruchirappalli');
  const history = catalogue.jee.cutoffHistory('nit-tiruchirappalli', { fromYear: 2025 });
  const place = history?.programmes.findIndex((programme) => programme.name === 'Computer Science and Engineering');
  const closing = (quota: string) =>
    history?.pools.find(
      (pool) => pool.programme === place && pool.quota === quota && pool.seatType === 'OPEN' && pool.gender === 'N',
    )?.years[0]?.closing;
  expect([closing('HS')?.[0], closing('HS')?.[5], closing('OS')?.[0], closing('OS')?.[5]]).toEqual([
    4463, 4569, 1104, 1449,
  ]);
  expect(history?.words.quota).toEqual({ HS: 'Home state', OS: 'Other states' });
});

test('IIIT Allahabad: a band in the list, found by every name students use', () => {
  expect(catalogue.jee.byId('iiit-allahabad')).toMatchObject({
    collegeLevel: 'IIIT',
    nirfRanking: 101,
    nirfYear: 2025,
    location: { city: 'Prayagraj', state: 'Uttar Pradesh' },
  });
  for (const name of ['IIIT-A', 'iiita', 'Indian Institute of Information Technology, Allahabad'])
    expect(catalogue.jee.byName(name)?.id).toBe('iiit-allahabad');
  const inRange = catalogue.jee
    .find({ minRanking: 120, maxRanking: 130, page: 1, limit: 100 })
    .items.map(({ id }) => id);
  expect(inRange).toContain('iiit-allahabad');
});

test('preparatory ranks, ties and blanks keep their marks', () => {
  const history = catalogue.jee.cutoffHistory('iit-delhi');
  const textile = history?.programmes.findIndex(
    (programme) => programme.publishedName === 'Textile Technology (4 Years, Bachelor of Technology)',
  );
  const row = history?.pools
    .find((pool) => pool.programme === textile && pool.seatType === 'ST' && pool.gender === 'F')
    ?.years.find(({ year }) => year === 2019);
  expect(row?.closing[0]).toEqual({ rank: 579, isPreparatory: true });
  const kharagpur = catalogue.jee
    .cutoffHistory('iit-kharagpur')
    ?.pools.flatMap((pool) =>
      pool.seatType === 'OBC-NCL (PwD)' ? pool.years.filter(({ year }) => year === 2017) : [],
    );
  expect(kharagpur).toContainEqual({
    year: 2017,
    closing: Array.from({ length: 7 }, () => ({ rank: 1, isTie: true })),
  });
  const { closing, flags } = catalogue.jee.cutoffs.cells;
  expect([...closing].filter((rank) => rank === -1)).toHaveLength(34);
  expect([...closing].every((rank) => rank === -1 || rank >= 1)).toBe(true);
  expect([...flags].filter((flag) => flag & 1)).toHaveLength(9573);
});

test('a history of one programme is small enough for a phone, and unknown colleges have none', () => {
  for (const item of catalogue.jee.items) {
    for (const { id } of catalogue.jee.cutoffHistory(item.id, { fromYear: 2025 })?.programmes.slice(0, 3) ?? []) {
      expect(
        JSON.stringify(catalogue.jee.cutoffHistory(item.id, { programme: String(id) })).length,
        item.id,
      ).toBeLessThan(24_000);
    }
  }
  expect(catalogue.jee.cutoffHistory('nowhere')).toBeUndefined();
  expect(catalogue.mhtCet.cutoffHistory('99999')).toBeUndefined();
  expect(catalogue.mhtCet.cutoffHistory('03012', { programme: 'nothing' })?.pools).toEqual([]);
});

test('each programme shows its seats of 2025, and together they are the seats of the institute', () => {
  const seats = catalogue.jee.byId('nit-tiruchirappalli')?.courses.map((course) => course.seats ?? 0) ?? [];
  expect(seats.reduce((sum, count) => sum + count, 0)).toBe(1038);
  expect(
    catalogue.jee.byId('hnbgu')?.courses.every((course) => course.seats === null && course.seatsYear === null),
  ).toBe(true);
});

test('scholarships and fee relief say what is unknown', () => {
  expect(catalogue.scholarships).toHaveLength(65);
  expect(catalogue.scholarships.filter(({ gender }) => gender === null)).toHaveLength(2);
  expect(catalogue.scholarships.filter(({ incomeLimitRupees }) => incomeLimitRupees === null)).toHaveLength(18);
  const girls = catalogue.feeRelief.find(({ id }) => id === 'girls');
  expect(girls).toMatchObject({ pays: { tuition: 1, exam: 1 }, incomeLimitRupees: 800_000, validFrom: 2024 });
  expect(girls?.pages.some(({ isOfficial }) => isOfficial)).toBe(false);
  expect(catalogue.feeRelief.find(({ id }) => id === 'obc')?.incomeLimitRupees).toBeNull();
});

test('the district tells the home university of every college whose list prints it', () => {
  const printed = catalogue.mhtCet.records.filter(({ homeUniversity }) => homeUniversity?.basis === 'list');
  expect(printed).toHaveLength(302);
  for (const { code, facts, homeUniversity } of catalogue.mhtCet.records)
    expect([code, universityOfDistrict(facts.district.value)]).toEqual([code, homeUniversity?.university]);
});

test('no college has DBATU for its home university, and DBATU itself lies in the region of Mumbai', () => {
  expect(catalogue.mhtCet.items.filter(({ university }) => university === 'DBATU').map(({ id }) => id)).toEqual([
    '03033',
  ]);
  expect(catalogue.mhtCet.byId('03033')?.homeUniversity).toBe('University of Mumbai');
});

test('the seats of a category close elsewhere than the open ones, and a card has both', () => {
  const card = catalogue.mhtCet.items.find(({ id }) => id === '16006');
  const { easiest = 0, hardest = 0 } = card?.categoryClosings?.SC ?? {};
  expect(hardest).toBeGreaterThan(easiest);
  expect(hardest).toBeLessThan(card?.closings?.hardest ?? 0);
  expect(card?.categoryClosings).not.toHaveProperty('OPEN');
  expect(catalogue.mhtCet.byId('16006')?.categoryClosings).toEqual(card?.categoryClosings);
});

test('Takshashila: home university seats of 2025 closed at 17.7 to 47.4, those of other universities at 1.6 to 17.7', () => {
  const card = catalogue.mhtCet.items.find(({ id }) => id === '01126');
  expect(card?.closings).toEqual({
    ...{ year: 2025, scale: 'percentile', easiest: 17.7120141, hardest: 47.3563218 },
    other: { easiest: 1.6335772, hardest: 17.6786167 },
  });
  // Its only SEBC seats that closed were women's.
  expect(card?.categoryClosings).not.toHaveProperty('SEBC');
  expect(catalogue.mhtCet.byId('01126')?.closings).toEqual(card?.closings);
});

test('GCE Kolhapur: what a student of SEBC could have, open seats included, is no harder than the open seats alone', () => {
  const card = catalogue.mhtCet.items.find(({ id }) => id === '06036');
  expect(card?.closings).toMatchObject({
    ...{ easiest: 69.0979021, hardest: 86.7181467 },
    other: { easiest: 73.5570613, hardest: 94.1659305 },
  });
  expect(card?.categoryClosings?.SEBC).toEqual({
    ...{ easiest: 68.9620341, hardest: 86.2351996 },
    other: { easiest: 73.5570613, hardest: 89.51289 },
  });
});

test('no easiest seat of a category is harder than that of the open seats', () => {
  for (const { id, closings, categoryClosings } of catalogue.mhtCet.items)
    for (const range of Object.values(categoryClosings ?? {})) {
      expect([id, range.easiest <= (closings?.easiest ?? 0)]).toEqual([id, true]);
      expect([id, range.other === undefined]).toEqual([id, closings?.other === undefined]);
      if (closings?.other && range.other)
        expect([id, range.other.easiest <= closings.other.easiest]).toEqual([id, true]);
    }
});

test('a college of state level seats alone has one range', () => {
  expect(catalogue.mhtCet.items.find(({ id }) => id === '16006')?.closings).not.toHaveProperty('other');
});
