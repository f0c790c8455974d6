import type { JeeCollege, MhtCetCollege, MhtCetCollegeByCode } from '@dakhila/contract/college-detail';
import type { CollegeListItem, CollegePage } from '@dakhila/contract/college-list';
import type { CapCutoffs, JosaaCutoffs } from '@dakhila/contract/cutoffs';

/** A college in a list: `aCollege({ name: 'COEP' })`. */
export function aCollege(wanted: Partial<CollegeListItem> = {}): CollegeListItem {
  return {
    id: '16006',
    name: 'COEP Technological University',
    university: 'COEPTU',
    universityFullForm: 'COEP Technological University, Pune',
    type: 'government',
    location: { city: 'Pune', state: 'Maharashtra' },
    courses: ['Civil Engineering', 'Computer Science and Engineering'],
    fee: null,
    medianPay: { rupees: 1_035_000, year: '2023-24' },
    closings: { year: 2025, easiest: 91.25, hardest: 99.62, scale: 'percentile' },
    nirfRanking: 90,
    nirfYear: 2025,
    collegeLevel: 'University Autonomous',
    notAdmittingSince: null,
    ...wanted,
  };
}

/** One page of a list of `total` colleges. */
export function aPage(page: number, total: number, size = 10): CollegePage {
  const count = Math.max(0, Math.min(size, total - (page - 1) * size));
  const totalPages = Math.ceil(total / size);
  return {
    colleges: Array.from({ length: count }, (_, place) => {
      const number = (page - 1) * size + place + 1;
      return aCollege({ id: String(10_000 + number), name: `College ${number}` });
    }),
    total,
    page,
    totalPages,
    hasMore: page < totalPages,
  };
}

/** Everything a detail page of MHT-CET shows. */
export function anMhtCetCollege(wanted: Partial<MhtCetCollege> = {}): MhtCetCollege {
  const { courses: _names, fee: _fee, medianPay: _pay, ...item } = aCollege();
  return {
    ...item,
    publishedName: item.name,
    collegeCode: '16006',
    earlierCodes: ['6006'],
    website: 'coep.org.in',
    contact: '020-25507000',
    establishmentYear: 1854,
    accreditations: ['NAAC grade A+ (NAAC, 2023)'],
    aicteStatus: 'Approved',
    linguisticMinorityFullForm: 'Gujarati',
    religiousMinorityFullForm: 'Jain',
    location: { city: 'Pune', state: 'Maharashtra', district: 'Pune District' },
    courses: [
      {
        courseName: 'Civil Engineering',
        courseCode: '1600619110',
        publishedName: 'Civil Engineering',
        intake: 150,
        intakeYear: 2025,
        intakeByYear: [{ year: 2025, intake: 150 }],
        openClosings: [
          {
            seats: 'state',
            years: [
              { year: 2025, rounds: [[6_350, 98.1], [5_210, 98.5], null] },
              { year: 2024, rounds: [[5_900, 98.2]] },
            ],
          },
        ],
      },
      {
        courseName: 'Computer Science and Engineering',
        courseCode: '1600624210',
        publishedName: 'Computer Science and Engineering',
        intake: null,
        intakeYear: null,
        intakeByYear: [],
        openClosings: [
          {
            seats: 'state',
            years: [{ year: 2025, rounds: [[635, 99.8], null, [221, 99.93]] }],
          },
        ],
      },
    ],
    isAutonomous: true,
    isForWomen: false,
    homeUniversity: 'Savitribai Phule Pune University',
    seatSections: {
      year: 2025,
      hasHome: false,
      hasOther: false,
      hasState: true,
      hasGeneralState: true,
      autonomy: 'all',
    },
    fee: null,
    placements: { source: 'NIRF, Ministry of Education', years: [] },
    ownSitePlacements: [],
    nirfHistory: [
      { year: 2024, ranking: 151 },
      { year: 2025, ranking: 90 },
    ],
    isNirfRecent: true,
    facts: [
      { label: 'AICTE status', value: 'Approved', year: '2025-26', source: 'AICTE' },
      { label: 'Yearly fee in rupees', value: '104231', year: '2025-26', source: 'Fees Regulating Authority' },
    ],
    ...wanted,
  };
}

/** The same with everything unknown that can be. */
export const UNKNOWN_FACTS = {
  university: null,
  universityFullForm: null,
  collegeLevel: null,
  website: null,
  contact: null,
  establishmentYear: null,
  accreditations: [],
  nirfRanking: null,
  nirfYear: null,
  nirfHistory: [],
  facts: [],
};

export function aCollegeByCode(wanted: Partial<MhtCetCollegeByCode> = {}): MhtCetCollegeByCode {
  const { linguisticMinorityFullForm, religiousMinorityFullForm, ...rest } = anMhtCetCollege();
  return {
    ...rest,
    linguisticMinority: linguisticMinorityFullForm,
    religiousMinority: religiousMinorityFullForm,
    ...wanted,
  };
}

export function aJeeCollege(wanted: Partial<JeeCollege> = {}): JeeCollege {
  const {
    courses: _names,
    fee: _fee,
    medianPay: _pay,
    closings: _closings,
    ...item
  } = aCollege({
    id: 'nit-tiruchirappalli',
    name: 'National Institute of Technology Tiruchirappalli',
    university: 'NIT Tiruchirappalli',
    universityFullForm: null,
    collegeLevel: 'NIT',
    nirfRanking: 101,
    location: { city: 'Tiruchirappalli', state: 'Tamil Nadu' },
  });
  return {
    ...item,
    shortName: 'NIT Tiruchirappalli',
    publishedName: item.name,
    website: 'https://www.nitt.edu/',
    contact: '91-431-2503931',
    establishmentYear: 1964,
    accreditations: [],
    homeState: 'Tamil Nadu',
    rankBasis: 'JEE Main',
    medianPay: { source: 'NIRF, Ministry of Education', years: [] },
    courses: [
      {
        courseName: 'Civil Engineering',
        publishedName: 'Civil Engineering (4 Years, Bachelor of Technology)',
        durationYears: 4,
        degree: 'Bachelor of Technology',
        seats: 120,
        seatsYear: 2025,
        openClosings: [
          {
            seats: 'home-state',
            years: [
              {
                year: 2026,
                rounds: [
                  [19_000, null],
                  [23_100, null],
                ],
              },
            ],
          },
          {
            seats: 'other-states',
            years: [
              {
                year: 2026,
                rounds: [
                  [14_000, null],
                  [16_200, null],
                ],
              },
            ],
          },
        ],
      },
    ],
    nirfHistory: [{ year: 2025, ranking: 101 }],
    isNirfRecent: true,
    facts: [],
    ...wanted,
  };
}

/** The cut-offs of one CAP programme: an open pool over two years, a ladies' pool, and released seats. */
export function capCutoffs(): CapCutoffs {
  return {
    exam: 'mht-cet',
    source: 'State CET Cell, Maharashtra',
    compiledYears: [2021],
    programmes: [
      {
        courseCode: '19110',
        name: 'Civil Engineering',
        publishedName: 'Civil Engineering',
        choiceCodes: ['0600619110', '1600619110'],
        twin: null,
      },
      {
        courseCode: '24210',
        name: 'Computer Science and Engineering',
        publishedName: 'Computer Science and Engineering',
        choiceCodes: ['1600624210'],
        twin: null,
      },
    ],
    pools: [
      {
        programme: 0,
        category: 'AI',
        section: 'AI',
        stage: 'I',
        exam: 'JEE(Main)',
        years: [{ year: 2024, closing: [[3016, 96.11]] }],
      },
      {
        programme: 0,
        category: 'GOPENS',
        section: 'STATE',
        stage: 'I',
        exam: 'MHT-CET',
        years: [
          { year: 2021, closing: [[2511, 98.5]] },
          { year: 2024, closing: [[4617, 97.25], null, [1358, 99.1]] },
        ],
      },
      {
        programme: 0,
        category: 'GOPENS',
        section: 'STATE',
        stage: 'VII',
        exam: 'MHT-CET',
        years: [{ year: 2024, closing: [[9000, 90]] }],
      },
      {
        programme: 0,
        category: 'LOPENS',
        section: 'STATE',
        stage: 'I',
        exam: 'MHT-CET',
        years: [{ year: 2024, closing: [[5000, null]] }],
      },
    ],
    words: {
      category: { AI: 'All India seats', GOPENS: 'Open, general', LOPENS: 'Open, ladies only' },
      section: { AI: 'All India seats', STATE: 'State level seats' },
      stage: { I: 'Own cut-off of the category', VII: 'Seats released at stage VII' },
      exam: { 'MHT-CET': 'MHT-CET state merit number', 'JEE(Main)': 'All India merit number by JEE (Main)' },
    },
  };
}

/** The cut-offs of one JoSAA programme, home state and other states, with a preparatory rank. */
export function josaaCutoffs(): JosaaCutoffs {
  return {
    exam: 'josaa',
    rankList: 'JEE Main',
    source: 'JoSAA',
    programmes: [
      { id: 7, name: 'Civil Engineering', publishedName: 'Civil Engineering (4 Years, Bachelor of Technology)' },
    ],
    pools: [
      {
        programme: 0,
        quota: 'HS',
        seatType: 'OPEN',
        gender: 'N',
        years: [
          { year: 2024, closing: [28_000, 32_691] },
          { year: 2025, closing: [27_000, 28_252] },
        ],
      },
      {
        programme: 0,
        quota: 'OS',
        seatType: 'OPEN',
        gender: 'N',
        years: [{ year: 2025, closing: [22_000, { rank: 22_901, isTie: true }] }],
      },
      {
        programme: 0,
        quota: 'OS',
        seatType: 'SC',
        gender: 'N',
        years: [{ year: 2025, closing: [4000, { rank: 12, isPreparatory: true }] }],
      },
    ],
    words: {
      quota: { HS: 'Home state', OS: 'Other states' },
      seatType: { OPEN: 'Open (common rank list)', SC: 'Scheduled Caste (SC)' },
      gender: { N: 'Gender-neutral (women included)' },
    },
  };
}
