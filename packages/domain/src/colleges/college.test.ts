import { expect, test } from 'vitest';
import { toByCodeResponse } from './college.ts';
import { homeStateWords, jeeDetail, jeeListItem } from './jee-college.ts';
import { levelOfStatus, type MhtCetParts, mhtCetDetail, mhtCetListItem } from './mht-cet-college.ts';
import type { JeeRecord, MhtCetFullRecord } from './records.ts';
import { universityName, universityShortForm } from './universities.ts';

const NEWEST = { admissionYear: 2025, nirfYear: 2025 };

function aRecord(change: Partial<MhtCetFullRecord> = {}): MhtCetFullRecord {
  return {
    code: '03199',
    publishedName: 'Dwarkadas J. Sanghvi College of Engineering, Vile Parle,Mumbai',
    type: 'private',
    isAutonomous: true,
    isForWomen: false,
    minority: { kind: 'linguistic', community: 'Gujarathi' },
    region: 'Mumbai',
    firstYear: 2020,
    lastYear: 2025,
    shortNames: [],
    homeUniversity: { university: 'University of Mumbai', basis: 'district' },
    seatSections: null,
    notAdmittingSince: null,
    fee: null,
    placements: [],
    ownSitePlacements: [],
    facts: {
      status: { value: 'Un-Aided Autonomous Linguistic Minority - Gujarathi', source: 'cet-cell', year: '2025' },
      university: { value: 'University of Mumbai', source: 'secondary' },
      district: { value: 'Mumbai Suburban', source: 'secondary' },
    },
    ...change,
  };
}

const parts = (change: Partial<MhtCetParts> = {}): MhtCetParts => ({
  record: aRecord(),
  closings: null,
  categoryClosings: {},
  openClosings: () => new Map(),
  courses: [
    {
      choiceCode: '0319937210',
      collegeCode: '03199',
      branch: 'Electronics and Telecommunication Engg',
      intake: 60,
      intakeYear: 2025,
      firstYear: 2020,
      lastYear: 2025,
    },
    {
      choiceCode: '0319924510',
      collegeCode: '03199',
      branch: 'Computer Engineering',
      intake: 180,
      intakeYear: 2025,
      firstYear: 2020,
      lastYear: 2025,
    },
    {
      choiceCode: '0319960610',
      collegeCode: '03199',
      branch: 'Production Engineering',
      intake: 60,
      intakeYear: 2021,
      firstYear: 2020,
      lastYear: 2021,
    },
  ],
  nirf: [
    { year: 2022, ranking: 197 },
    { year: 2019, ranking: 195 },
  ],
  earlierCodes: ['3199'],
  intake: new Map([['0319924510', [{ year: 2025, intake: 180 }]]]),
  ...change,
});

test('a card shows what is known and nothing more', () => {
  expect(mhtCetListItem(parts(), NEWEST)).toEqual({
    id: '03199',
    name: 'Dwarkadas J. Sanghvi College of Engineering, Vile Parle, Mumbai',
    university: 'MU',
    universityFullForm: 'University of Mumbai',
    type: 'private',
    location: { city: 'Mumbai Suburban', state: 'Maharashtra', district: 'Mumbai Suburban' },
    courses: ['Computer Engineering', 'Electronics and Telecommunication Engineering'],
    nirfRanking: null,
    nirfYear: null,
    collegeLevel: 'Un-Aided Autonomous',
    fee: null,
    medianPay: null,
    closings: null,
    categoryClosings: {},
    notAdmittingSince: null,
  });
});

test('where only some courses are unaided, status and fee say that they hold for those', () => {
  const fee = {
    year: '2026-27',
    tuitionRupees: 66_087,
    developmentRupees: 9_913,
    totalRupees: 76_000,
    kind: 'approved' as const,
    note: null,
    sourceUrl: 'https://example.org/fees',
  };
  const [aided, other] = parts().courses;
  if (!aided || !other) throw new Error('two courses are needed');
  const unaided = { ...other, choiceCode: '0319924570U' };
  const partlyAided = parts({ record: aRecord({ fee }), courses: [aided, unaided] });
  expect(mhtCetListItem(partlyAided, NEWEST).fee).toBeNull();
  const detail = mhtCetDetail(partlyAided, NEWEST);
  expect(detail.fee).toMatchObject({ totalRupees: 76_000, isForUnaidedOnly: true });
  expect(detail.collegeLevel).toBe('Un-Aided Autonomous, for its unaided courses');
  expect(detail.facts.find(({ label }) => label === 'Published status')?.note).toBe('for its unaided courses');

  const allUnaided = parts({ record: aRecord({ fee }), courses: [unaided] });
  expect(mhtCetListItem(allUnaided, NEWEST).fee).toEqual({ rupees: 76_000, year: '2026-27' });
  expect(mhtCetDetail(allUnaided, NEWEST).fee).toMatchObject({ isForUnaidedOnly: false });
});

test('card and detail page count the same programmes', () => {
  expect(mhtCetDetail(parts(), NEWEST).courses).toHaveLength(mhtCetListItem(parts(), NEWEST).courses.length);
});

test('a rank of four years ago leaves the list and stays on the detail page with its year', () => {
  const old = parts({ nirf: [{ year: 2021, ranking: 52 }] });
  expect(mhtCetListItem(old, NEWEST)).toMatchObject({ nirfRanking: null, nirfYear: null });
  expect(mhtCetDetail(old, NEWEST)).toMatchObject({ nirfRanking: 52, nirfYear: 2021 });
});

test('a college no longer in the lists says since when, and shows the programmes of its last year', () => {
  const gone = parts({ record: aRecord({ lastYear: 2021, notAdmittingSince: 2022 }) });
  expect(mhtCetListItem(gone, NEWEST)).toMatchObject({ notAdmittingSince: 2022, courses: ['Production Engineering'] });
});

test('the minority stands in its own field, spelled as people spell it', () => {
  const detail = mhtCetDetail(parts(), NEWEST);
  expect(detail).toMatchObject({ linguisticMinorityFullForm: 'Gujarati', religiousMinorityFullForm: null });
  const byCode = toByCodeResponse(detail);
  expect(byCode).toMatchObject({ linguisticMinority: 'Gujarati', religiousMinority: null, collegeCode: '03199' });
  expect(byCode).not.toHaveProperty('linguisticMinorityFullForm');
});

test('an accreditation is shown with its source or not at all', () => {
  const accredited = (source: 'secondary' | 'own') =>
    mhtCetDetail(
      parts({
        record: aRecord({
          facts: {
            ...aRecord().facts,
            naac: { value: 'A+', source },
            nba: { value: 'yes', source, year: 'c. 2018-20' },
          },
        }),
      }),
      NEWEST,
    ).accreditations;
  expect(accredited('secondary')).toEqual([
    'NAAC grade A+ (unofficial list)',
    'NBA accredited programmes (unofficial list, about 2018-20)',
  ]);
  expect(accredited('own')).toEqual([]);
});

test('general knowledge says that it has no published source', () => {
  const record = aRecord({ facts: { ...aRecord().facts, established: { value: 1994, source: 'own' } } });
  const detail = mhtCetDetail(parts({ record }), NEWEST);
  expect(detail.establishmentYear).toBe(1994);
  expect(detail.facts.find((fact) => fact.label === 'Established')).toEqual({
    ...{ label: 'Established', value: '1994', source: 'no published source' },
  });
});

test('unknown facts are null, for the screens to word', () => {
  expect(mhtCetDetail(parts({ nirf: [] }), NEWEST)).toMatchObject({
    website: null,
    contact: null,
    establishmentYear: null,
    aicteStatus: null,
    nirfRanking: null,
    accreditations: [],
  });
});

const AN_INSTITUTE: JeeRecord = {
  id: 'nit-goa',
  name: 'National Institute of Technology Goa',
  shortName: 'NIT Goa',
  publishedName: 'National Institute of Technology Goa',
  level: 'NIT',
  rankBasis: 'JEE Main',
  type: 'government',
  note: null,
  city: 'Cuncolim',
  state: 'Goa',
  homeStates: { GO: ['Goa'], HS: ['Daman and Diu', 'Lakshadweep'] },
  josaaCode: '209',
  firstYear: 2016,
  lastYear: 2025,
  shortNames: [],
  facts: { website: { value: 'https://www.nitgoa.ac.in', source: 'aishe' } },
};

test('a JEE institute shows level, home states and the length of unusual degrees', () => {
  const programmes = [
    { id: 1, branch: 'Computer Science and Engineering', years: 4, degree: 'Bachelor of Technology' },
    {
      id: 2,
      branch: 'Computer Science and Engineering',
      years: 5,
      degree: 'Bachelor and Master of Technology (Dual Degree)',
    },
  ];
  const institute = {
    record: AN_INSTITUTE,
    programmes,
    nirf: [],
    seats: { year: 2025, ofProgramme: new Map([[1, 60]]) },
    medianPay: [],
    openClosings: () => new Map(),
  };
  expect(jeeDetail(institute, NEWEST)).toMatchObject({
    collegeLevel: 'NIT',
    homeState: 'Goa (GO quota); Daman and Diu, Lakshadweep (HS quota)',
    website: 'https://www.nitgoa.ac.in/',
    courses: [
      { courseName: 'Computer Science and Engineering', seats: 60, seatsYear: 2025 },
      { courseName: 'Computer Science and Engineering (5 years, dual degree)', seats: null, seatsYear: null },
    ],
  });
  expect(jeeListItem(institute, NEWEST).courses).toEqual([
    'Computer Science and Engineering',
    'Computer Science and Engineering',
  ]);
});

test.each([
  [{}, null],
  [{ HS: ['Punjab'] }, 'Punjab'],
  [{ HS: ['Delhi', 'Chandigarh'] }, 'Delhi, Chandigarh'],
])('the home states %j read %s', (states, words) => {
  expect(homeStateWords(states)).toBe(words);
});

test.each([
  ['Un-Aided Religious Minority - Muslim', 'Un-Aided'],
  ['Un-Aided Autonomous Linguistic Minority - Gujarathi(Jain)', 'Un-Aided Autonomous'],
  ['Government Autonomous', 'Government Autonomous'],
  ['University Managed (Un-Aided)', 'University Managed (Un-Aided)'],
])('the status "%s" is the level "%s"', (status, level) => {
  expect(levelOfStatus(status)).toBe(level);
});

test('a university has a short and a full form', () => {
  expect(universityName('COEP Technological University (state public university)')).toBe(
    'COEP Technological University',
  );
  expect(universityShortForm('Savitribai Phule Pune University')).toBe('SPPU');
  expect(universityShortForm('Some New University')).toBe('Some New University');
});
