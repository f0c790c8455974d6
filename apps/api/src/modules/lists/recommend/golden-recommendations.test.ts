import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { homeUniversityOf } from '@dakhila/domain/predictor/places';
import { expect, test } from 'vitest';
import { capDesk } from '../../predictor/golden-chances-fixture.ts';
import { capPools, josaaPools } from '../../predictor/golden-fixture.ts';
import { adviceFor, keyOf, type Named } from './golden-fixture.ts';

/**
 * Lists with the programmes that a counsellor would name, worked out from the official closing lists of 2025 in `data/`. `among`: colleges of which at least one
 * must be recommended, because their closing is a little below the student. `never`: colleges that are out of reach, closed to the student, or not asked for.
 */
type Golden = {
  who: string;
  exam: Exam;
  profile: ExamProfile;
  list: Named[];
  /** What was looked up: programmes of these branches, in pools of this rank list, for this rank (CAP: the merit number of the percentile). */
  branch: RegExp;
  rank: number;
  pools: RegExp;
  /** Few colleges teach the branch, so that another city is no surprise. */
  isFromAfar?: boolean;
  kind: 'safety' | 'reach';
  among: string[];
  never: string[];
};

const PUNE = 'Savitribai Phule Pune University';
const MUMBAI = 'University of Mumbai';
const NAGPUR = 'Rashtrasant Tukadoji Maharaj Nagpur University';
const MARATHWADA = 'Dr. Babasaheb Ambedkar Marathwada University';
const STATE = /^State merit/;
const MAIN = /^JEE Main, common/;
type Cap = NonNullable<ExamProfile['mhtCet']>;
type Jee = NonNullable<ExamProfile['josaa']>;
const cap = (percentile: number, homeUniversity: string, more: Cap = {}): ExamProfile => ({
  gender: 'male',
  mhtCet: { percentile, category: 'OPEN', candidature: 'maharashtra', homeUniversity, ...more },
});
const jee = (mainCrl: number, more: Jee = {}): ExamProfile => ({
  gender: 'male',
  josaa: { mainCrl, category: 'OPEN', homeState: 'Maharashtra', ...more },
});

const CAP_CASES: Omit<Golden, 'exam'>[] = [
  {
    // Merit numbers of 2025: Jaywantrao Sawant 26,613, Nutan 26,740, Kashibai Navale 27,029. VIT closed at 4,095, PCCOE at 6,321; Cummins is for women.
    who: '95, Pune, dreams only',
    branch: /Comput/,
    rank: 25_400,
    pools: STATE,
    profile: cap(95, PUNE),
    list: [
      ['16006', 'Computer'],
      ['06271', 'Computer'],
    ],
    kind: 'safety',
    among: ['06145', '06310', '06732', '06178', '06796', '06155'],
    never: ['06273', '06175', '06276'],
  },
  {
    // Electronics and Computer at PICT closed at 1,799, VIT Computer at 4,095, D. Y. Patil at 12,316. COEP Computer closed at 913.
    who: '99.5, Pune, a list below what is within reach',
    branch: /Comput/,
    rank: 2_650,
    pools: STATE,
    profile: cap(99.5, PUNE),
    list: [
      ['06273', 'Computer'],
      ['06207', 'Computer'],
    ],
    kind: 'reach',
    among: ['06271'],
    never: ['16006', '03012', '06276'],
  },
  {
    // Vidyalankar 15,637, Rajiv Gandhi 16,654, Don Bosco 19,165, St. Francis 19,345, Thakur 20,076. D. J. Sanghvi closed at 3,877, Thadomal Shahani at 4,226.
    who: '97.5, Mumbai, dreams only',
    branch: /Comput/,
    rank: 12_800,
    pools: STATE,
    profile: cap(97.5, MUMBAI),
    list: [
      ['03012', 'Computer'],
      ['03215', 'Computer'],
    ],
    kind: 'safety',
    among: ['03139', '03176', '03204', '03208', '03135'],
    never: ['03199', '06271', '03182'],
  },
  {
    // D. J. Sanghvi 3,663 stands above Thadomal Shahani (4,226); Vivekanand 6,074 and Fr. Conceicao 8,519 above Somaiya (11,415). VJTI closed at 119, SPIT at 1,204.
    who: '99.2, Mumbai, a list below what is within reach',
    branch: /Comput/,
    rank: 4_200,
    pools: STATE,
    profile: cap(99.2, MUMBAI),
    list: [
      ['03182', 'Computer'],
      ['03209', 'Computer'],
    ],
    kind: 'reach',
    among: ['03199', '03185', '03184'],
    never: ['03012', '03215', '06271'],
  },
  {
    // OBC seats in Nagpur: Pallotti 84.5, Priyadarshini 82.8, S. B. Jain 80.0.
    who: '90, OBC, Nagpur',
    branch: /Comput/,
    rank: 50_200,
    pools: STATE,
    profile: cap(90, NAGPUR, { category: 'OBC' }),
    list: [
      ['04025', 'Computer'],
      ['04167', 'Computer'],
    ],
    kind: 'safety',
    among: ['04174', '04123', '04137'],
    never: ['04304', '06175', '16006'],
  },
  {
    // One choice in Nashik shows the city: what is named is there.
    who: '88, OBC, Nashik, a single choice',
    branch: /Comput/,
    rank: 60_900,
    pools: STATE,
    profile: cap(88, PUNE, { category: 'OBC' }),
    list: [['05121', 'Computer']],
    kind: 'safety',
    among: ['05109', '05418', '05330', '05151', '05244'],
    never: ['06175', '06273', '16006'],
  },
  {
    // SC seats in Pune are open far below: Lohia 12.4, Samarth 16.7, Navsahyadri 1.1.
    who: '70, SC, Pune',
    branch: /Comput/,
    rank: 141_000,
    pools: STATE,
    profile: cap(70, PUNE, { category: 'SC' }),
    list: [
      ['06175', 'Computer'],
      ['06272', 'Computer'],
    ],
    kind: 'safety',
    among: ['16357', '06635', '06632', '06758'],
    never: ['16006', '06271', '06276'],
  },
  {
    // Women in Pune: Vasantdada Patil 87.7, Nutan 87.0, Ajeenkya 85.5, Jaywantrao Sawant 86.7.
    who: '92, a girl in Pune',
    branch: /Comput|Electronic/,
    rank: 40_400,
    pools: STATE,
    profile: { ...cap(92, PUNE), gender: 'female' },
    list: [
      ['06276', 'Computer'],
      ['06276', 'Electronics'],
    ],
    kind: 'safety',
    among: ['06122', '06310', '06732', '06145', '06769', '06187'],
    never: ['16006', '06271', '06175'],
  },
  {
    // Mechanical in Pune: Sinhgad 75.2, Jaywantrao Sawant 72.7, Ajeenkya 72.1, Marathwada Mitra Mandal 70.5.
    who: '85, Mechanical in Pune',
    branch: /Mechanical/,
    rank: 74_500,
    pools: STATE,
    profile: cap(85, PUNE),
    list: [
      ['16006', 'Mechanical'],
      ['06273', 'Mechanical'],
    ],
    kind: 'safety',
    among: ['06177', '06145', '06732', '06203', '06311'],
    never: ['06271', '06276', '06175'],
  },
  {
    // Civil in Pune: D. Y. Patil Akurdi 91.1, PCCOER 88.7, AISSMS 86.9.
    who: '96, Civil in Pune, a single choice',
    branch: /Civil/,
    rank: 20_600,
    pools: STATE,
    profile: cap(96, PUNE),
    list: [['16006', 'Civil']],
    kind: 'safety',
    among: ['06272', '06822', '06278', '06141'],
    never: ['03012', '06276'],
  },
  {
    // Mechanical and Civil in Sambhajinagar outside the government college are open to 20 and below.
    who: '60, Sambhajinagar',
    branch: /Mechanical|Civil/,
    rank: 177_700,
    pools: STATE,
    profile: cap(60, MARATHWADA),
    list: [
      ['02008', 'Mechanical'],
      ['02008', 'Civil'],
    ],
    kind: 'safety',
    among: ['02250', '02777', '02516', '02758'],
    never: ['16006', '02032'],
  },
  {
    // Electronics and Telecommunication in Pune: D. Y. Patil Akurdi and PVG 96.2, PCCOER 95.8, AISSMS 95.4.
    who: '98, who told branch and city',
    branch: /Electronics and Tele/,
    rank: 10_400,
    pools: STATE,
    profile: {
      ...cap(98, PUNE),
      preferences: { branches: ['Electronics and Telecommunication Engineering'], cities: ['Pune'] },
    },
    list: [['06271', 'Electronics and Tele']],
    kind: 'safety',
    among: ['06272', '06274', '06822', '06278'],
    never: ['16006', '03012', '06276'],
  },
  {
    // Chemical for ST: MIT Academy 191,075, AISSMS 177,640. ICT Jalna closed at 74,622 after a looser year, so that it is no safety.
    // Petrochemical at DBATU, a government university, is alike.
    who: '75, ST, Chemical',
    isFromAfar: true,
    branch: /chemical/i,
    rank: 120_800,
    pools: STATE,
    profile: cap(75, MUMBAI, { category: 'ST' }),
    list: [['03036', 'Chemical Engineering']],
    kind: 'safety',
    among: ['06146', '06278', '02020', '03033', '03189'],
    never: ['02032', '16006'],
  },
];

const JOSAA_CASES: Omit<Golden, 'exam'>[] = [
  {
    // Last rounds of 2025: IIIT Nagpur 27,872 and 29,369, NIT Srinagar 27,594, IIIT Surat 28,141, IIIT Trichy 27,913.
    who: 'CRL 25,000, Computer',
    branch: /Comput/,
    rank: 25_000,
    pools: MAIN,
    profile: jee(25_000),
    list: [
      ['nit-tiruchirappalli', 'Computer'],
      ['nit-warangal', 'Computer'],
    ],
    kind: 'safety',
    among: ['iiit-nagpur', 'nit-srinagar', 'iiit-surat', 'iiit-tiruchirappalli', 'nit-sikkim'],
    never: ['iit-bombay', 'nit-surathkal', 'nit-calicut'],
  },
  {
    // VNIT 8,632 and 10,022, Gwalior 8,888, Lucknow 9,386, Surat 9,517: all above IIIT Nagpur (29,369) and Pune.
    who: 'CRL 8,000, a list far below',
    branch: /Comput/,
    rank: 8_000,
    pools: MAIN,
    profile: jee(8_000),
    list: [
      ['iiit-nagpur', 'Computer Science and'],
      ['iiit-pune', 'Computer'],
    ],
    kind: 'reach',
    among: ['vnit-nagpur', 'svnit-surat', 'nit-jamshedpur', 'iiit-lucknow', 'abv-iiitm-gwalior', 'nit-kurukshetra'],
    never: ['nit-tiruchirappalli', 'iit-bombay', 'nit-surathkal'],
  },
  {
    // Mechanical: Mesra 67,784 (Production), NIAMT Ranchi 67,448, Indore 64,976, IITRAM 71,219.
    who: 'CRL 60,000, Mechanical',
    branch: /Mechanical|Production/,
    rank: 60_000,
    pools: MAIN,
    profile: jee(60_000),
    list: [
      ['vnit-nagpur', 'Mechanical'],
      ['svnit-surat', 'Mechanical'],
    ],
    kind: 'safety',
    among: ['bit-mesra', 'niamt-ranchi', 'sgsits-indore', 'iitram-ahmedabad'],
    never: ['nit-warangal', 'iit-bombay', 'nit-tiruchirappalli'],
  },
  {
    // Electronics, women: Agartala 41,338, Naya Raipur 42,738, Meghalaya 44,096, Uttarakhand 45,579, Guwahati 46,009.
    who: 'CRL 40,000, a girl from Kerala, Electronics',
    branch: /Electronics/,
    rank: 40_000,
    pools: MAIN,
    profile: { ...jee(40_000, { homeState: 'Kerala' }), gender: 'female' },
    list: [
      ['nit-calicut', 'Electronics'],
      ['nit-surathkal', 'Electronics'],
    ],
    kind: 'safety',
    among: ['nit-agartala', 'iiit-naya-raipur', 'nit-meghalaya', 'nit-uttarakhand', 'iiit-guwahati', 'bit-mesra'],
    never: ['nit-warangal', 'nit-tiruchirappalli', 'iit-bombay'],
  },
  {
    // Civil, OBC-NCL ranks: IITRAM 31,320, Kokrajhar 32,218, Puducherry 29,392, Patna 34,711.
    who: 'OBC-NCL rank 28,000, Civil',
    branch: /Civil/,
    rank: 28_000,
    pools: /-OBC/,
    profile: jee(90_000, { category: 'OBC-NCL', mainCategoryRank: 28_000 }),
    list: [
      ['vnit-nagpur', 'Civil'],
      ['nit-goa', 'Civil'],
    ],
    kind: 'safety',
    among: ['iitram-ahmedabad', 'cit-kokrajhar', 'ptu-puducherry', 'bit-patna'],
    never: ['nit-warangal', 'nit-calicut', 'iit-bombay'],
  },
  {
    // Computing, SC ranks: Vadodara 10,693, Bhopal 10,600 and 9,852, Sonepat 9,653, Ranchi 9,960, Kottayam 9,751.
    who: 'SC rank 9,000, Computer',
    branch: /Comput/,
    rank: 9_000,
    pools: /-SC-/,
    profile: jee(150_000, { category: 'SC', mainCategoryRank: 9_000 }),
    list: [
      ['vnit-nagpur', 'Computer'],
      ['nit-rourkela', 'Computer'],
    ],
    kind: 'safety',
    among: ['iiit-vadodara', 'iiit-bhopal', 'iiit-sonepat', 'iiit-ranchi', 'iiit-kottayam', 'iiit-dharwad'],
    never: ['nit-warangal', 'svnit-surat', 'iit-bombay'],
  },
  {
    // JEE Advanced 9,000: Mechanical at Ropar 10,069, Aerospace at Jodhpur 10,981. The five-year degrees of other IITs were not asked for.
    who: 'Advanced 9,000, two dreams at IIT Bombay',
    branch: /Mechanical|Electrical|Aerospace/,
    rank: 9_000,
    pools: /Advanced/,
    profile: jee(12_000, { advancedCrl: 9_000 }),
    list: [
      ['iit-bombay', 'Electrical'],
      ['iit-bombay', 'Mechanical'],
    ],
    kind: 'safety',
    among: ['iit-ropar', 'iit-jodhpur', 'iit-mandi', 'iit-patna'],
    never: ['iit-delhi', 'iit-madras', 'iit-kanpur'],
  },
];

const CASES: Golden[] = [
  ...CAP_CASES.map((own) => ({ ...own, exam: 'mht-cet' as const })),
  ...JOSAA_CASES.map((own) => ({ ...own, exam: 'josaa' as const })),
];

/** The loosest closing of 2025 at a college for the student of a case, from the cells of `data/` alone; 0 where no seat is open to them. */
function closingAt(own: Golden, college: string): number {
  const found = poolsOf(own).filter((pool) => pool.college === college && own.branch.test(pool.programme));
  return Math.max(0, ...found.map(({ lastYear }) => lastYear));
}

/** The pools that are open to the student of a case, of the rank list that it counts in. */
function poolsOf({ exam, profile, pools }: Golden) {
  const { gender = 'male', mhtCet, josaa } = profile;
  // Ranks do not matter here: what is asked is which pools are open.
  const home = homeUniversityOf(mhtCet?.homeUniversity ?? '') ?? undefined;
  const open =
    exam === 'mht-cet'
      ? capPools({
          ...{ ...mhtCet, gender, candidature: 'maharashtra', homeUniversity: home },
          category: mhtCet?.category ?? 'OPEN',
        })
      : josaaPools({
          ...{ ...josaa, gender, homeState: josaa?.homeState ?? '' },
          category: josaa?.category ?? 'OPEN',
        });
  return open.filter(({ list, code }) => pools.test(list) || pools.test(code));
}

/** The loosest closing of 2025 of one programme, in the pools that are open to the student and counted in the case. */
function programmeClosing(own: Golden, college: string, programme: string): number {
  return Math.max(
    0,
    ...poolsOf(own)
      .filter((pool) => pool.college === college && pool.programme === programme)
      .map(({ lastYear }) => lastYear),
  );
}

/** How much tighter than the student's rank a closing may be and still be within reach. */
const WITHIN_REACH = 0.65;
/** A closing this much tighter than the rank is out of reach for a safe choice. */
const OUT_OF_REACH = 0.9;

test.each(CASES)('$exam, $who: the closings of 2025 are as the case says', (own) => {
  const least = own.kind === 'safety' ? own.rank : WITHIN_REACH * own.rank;
  const most = (own.kind === 'safety' ? OUT_OF_REACH : WITHIN_REACH) * own.rank;
  const closings = (colleges: string[]) => colleges.map((college) => [college, closingAt(own, college)] as const);
  expect(closings(own.among).filter(([, closing]) => closing < least)).toEqual([]);
  expect(closings(own.never).filter(([, closing]) => closing >= most)).toEqual([]);
});

test('there are twenty golden lists', () => {
  expect(CASES).toHaveLength(20);
});

test.each(CASES)('$exam, $who: what a counsellor would name', async ({ exam, profile, list, kind, among, never }) => {
  const { items, none, noneTogether, keys } = await adviceFor(exam, profile, list);
  const told = items.map(({ college, programme, chance }) => `${college} ${programme} ${chance}%`).join('; ');
  expect(items.length, told).toBeGreaterThan(0);
  expect(items.length, told).toBeLessThanOrEqual(3);
  const colleges = items.map(({ college }) => college);
  expect(new Set(colleges).size, told).toBe(colleges.length);
  expect(items[0]?.kind, told).toBe(kind);
  expect(
    colleges.some((college) => among.includes(college)),
    told,
  ).toBe(true);
  expect(
    colleges.filter((college) => never.includes(college)),
    told,
  ).toEqual([]);
  expect(items.map(({ key }) => key).filter((key) => keys.includes(key))).toEqual([]);
  expect(noneTogether).toBeLessThanOrEqual(none);
  if (kind === 'safety') expect(noneTogether, told).toBeLessThan(0.1);
  for (const { chance } of items) expect(chance, told).toBeGreaterThanOrEqual(30);
});

/**
 * What a counsellor would say of each programme that is named, by the official closings of 2025 alone: it is of a branch that was asked for and in a city of the
 * list; a safety closed at the student's rank or after it, or at a lower percentile; a better one is hard to enter but within reach, and closed before the
 * choice that it goes above.
 */
test.each(CASES)('$exam, $who: every programme named stands up to the closings of 2025', async (own) => {
  const { items, cities, listed } = await adviceFor(own.exam, own.profile, own.list);
  const percentile = own.profile.mhtCet?.percentile ?? 0;
  for (const { kind, college, programme, city, above, lastPercentile } of items) {
    const told = `${college} ${programme}`;
    const closing = programmeClosing(own, college, programme);
    expect(programme, told).toMatch(own.branch);
    if (own.exam === 'mht-cet' && !own.isFromAfar) expect(cities, told).toContain(city);
    // The list has grown since 2025: a closing at a percentile below the student's may have a number a little before hers.
    const isBelow = own.exam === 'mht-cet' && (lastPercentile ?? 100) < percentile;
    const safe = isBelow ? OUT_OF_REACH * own.rank : own.rank;
    expect(closing, told).toBeGreaterThanOrEqual(kind === 'safety' ? safe : WITHIN_REACH * own.rank);
    if (above === null) continue;
    const beaten = listed[above - 1];
    expect(closing, told).toBeLessThan(programmeClosing(own, beaten?.college ?? '', beaten?.programme ?? ''));
  }
});

const COMPUTER_IN_PUNE: Named[] = [
  ['16006', 'Computer'],
  ['06271', 'Computer'],
];

/** Told kinds: where a college of that kind taught the branch within the student's rank in 2025, one of that kind is named first. */
test.each([
  {
    // NIT Srinagar and NIT Meghalaya taught Mechanical beyond rank 45,000; so did IIITs and others, which were not asked for.
    ...{ who: 'NITs only', exam: 'josaa' as const, kinds: ['NIT'], rank: 45_000, branch: /Mechanical/, pools: MAIN },
    ...{ profile: jee(45_000), teaching: ['nit-srinagar', 'nit-meghalaya'], first: { level: 'NIT' } },
    cities: undefined,
    list: [
      ['vnit-nagpur', 'Mechanical'],
      ['svnit-surat', 'Mechanical'],
    ] as Named[],
  },
  {
    // The government college of Jalgaon closed at 71,703 in Civil, beyond merit number 65,500; private colleges of Pune are nearer and safer.
    ...{ who: 'government only', exam: 'mht-cet' as const, kinds: ['government'], rank: 65_500, branch: /Civil/ },
    ...{ pools: STATE, profile: cap(87, PUNE), teaching: ['05004'], first: { type: 'government' } },
    ...{ cities: ['Pune', 'Jalgaon'], list: [['16006', 'Civil']] as Named[] },
  },
])('$who: a college of the told kind is named first', async ({ kinds, cities, list, teaching, first, ...own }) => {
  const asked: Golden = { ...own, list, kind: 'safety', among: teaching, never: [] };
  for (const college of teaching) expect(closingAt(asked, college), college).toBeGreaterThanOrEqual(own.rank);
  const profile = { ...own.profile, preferences: { kinds, ...(cities && { cities }) } };
  const { items } = await adviceFor(own.exam, profile, list);
  expect(items[0]).toMatchObject(first);
});

test('a family without waivers is first led to what costs no more than its list', async () => {
  // PICT costs 1,23,000 a year. Kashibai Navale (1,08,000) closed at 27,029, so it is within 25,400 and the budget; Jaywantrao Sawant (1,39,000) is not.
  const family = { income: 'above-8', category: 'OPEN', gender: 'male', domicile: true, ews: false } as const;
  const { items } = await adviceFor('mht-cet', cap(95, PUNE), COMPUTER_IN_PUNE, { family });
  expect(items[0]?.cost ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(123_000);
});

test.each([/Mechanical/, /Comput/])(
  'of two branches on the list, the one that fits is named first: %s',
  async (branch) => {
    // Both have programmes in Pune that closed beyond merit number 25,400, so that only the assessment tells them apart.
    const names = new Set(capDesk.table.options.map((option) => option.branch));
    const fit = new Map([...names].map((name) => [name, branch.test(name) ? 1 : 0]));
    const list: Named[] = [
      ['16006', 'Computer'],
      ['16006', 'Mechanical'],
    ];
    const { items } = await adviceFor('mht-cet', cap(95, PUNE), list, { fit });
    expect(items[0]?.programme).toMatch(branch);
  },
);

test('what is called harder than a choice is no easier to get for this student', async () => {
  const home = 'Swami Ramanand Teerth Marathwada University, Nanded';
  const list: Named[] = [
    ['02254', 'Computer Engineering'],
    ['02129', 'Computer Science and Engineering (Artificial'],
    ['06317', 'Computer Science and Engineering'],
    ['06277', 'Computer Science and Engineering'],
  ];
  const { items, listed } = await adviceFor('mht-cet', cap(58, home, { category: 'SC' }), list);
  for (const { kind, above, chance, programme } of items)
    if (kind === 'reach' && above !== null)
      expect(chance, programme).toBeLessThanOrEqual(listed[above - 1]?.chance ?? 0);
});

test('what was refused is not named again, and another takes its place', async () => {
  const [first] = CASES;
  if (first === undefined) throw new Error('no case');
  const before = (await adviceFor(first.exam, first.profile, first.list)).items.map(({ key }) => key);
  const after = (await adviceFor(first.exam, first.profile, first.list, { refused: before })).items.map(
    ({ key }) => key,
  );
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
});

test('a list that is safe and leaves out nothing better is left alone', async () => {
  const list: Named[] = [
    ['16006', 'Computer'],
    ['06271', 'Computer'],
    ['06271', 'Information'],
    ['06273', 'Computer'],
  ];
  const { items, none } = await adviceFor('mht-cet', cap(99.98, PUNE), list);
  expect(none).toBeLessThan(0.1);
  expect(items).toEqual([]);
});

test('a safe JoSAA list whose better programmes are all hard to get is shown them', async () => {
  // IIIT Pune is hard to get from here, with a chance below 30%, and the list is safe without it.
  const list: Named[] = [
    ['iiit-surat', 'Computer'],
    ['nit-sikkim', 'Computer'],
    ['nit-meghalaya', 'Computer'],
    ['iiit-manipur', 'Computer'],
  ];
  const { items, isAtRisk } = await adviceFor('josaa', jee(25_000), list);
  expect(isAtRisk).toBe(false);
  expect(items[0]).toMatchObject({ kind: 'reach', college: 'iiit-pune', place: 1 });
  expect(items[0]?.chance).toBeLessThan(30);
});

test('advice is the same each time', async () => {
  const [, second] = CASES;
  if (second === undefined) throw new Error('no case');
  const ask = () => adviceFor(second.exam, second.profile, second.list);
  expect(await ask()).toEqual(await ask());
  expect(keyOf('mht-cet', ['16006', 'Computer'])).toMatch(/^16006/);
});

test('a list without any choice in the named cities is told the best of each, Latur by its government college', async () => {
  const profile: ExamProfile = {
    ...cap(88.4, 'Swami Ramanand Teerth Marathwada University, Nanded', { category: 'SEBC' }),
    gender: 'female',
    preferences: { cities: ['Latur', 'Nanded'], branches: ['group:computer'] },
  };
  // Chances of 47, 64, 91 and 97% in Pune: the list is safe as it is.
  const list: Named[] = [
    ['06298', 'Computer Engineering ('],
    ['06184', 'Computer Engineering'],
    ['06138', 'Computer Engineering'],
    ['06298', 'Electronics and Computer'],
  ];
  const { items } = await adviceFor('mht-cet', profile, list);
  expect(items.filter(({ kind }) => kind !== 'safety').map(({ kind, city }) => [kind, city])).toEqual([
    ['city', 'Latur'],
    ['city', 'Nanded'],
  ]);
  expect(items[0]?.collegeName).toMatch(/^Puranmal Lahoti/);
});
