import type { CollegeMoney, Money, MoneyScheme, MoneyScholarship, SeatCost } from '@dakhila/contract/money';
import { A_FEE } from './college-figures.ts';

export const aScheme = (wanted: Partial<MoneyScheme> = {}): MoneyScheme => ({
  id: 'girls',
  name: 'Full fee waiver for girls (2024)',
  verdict: 'applies',
  reasons: ['Your answers meet the conditions we know of.'],
  pays: 'The state pays the full tuition and exam fees.',
  who: 'Girls with a family income up to ₹8 lakh a year.',
  rules: 'For new and continuing students.',
  check: 'We found it only on news pages.',
  documents: [{ id: 'income', title: 'Family income certificate' }],
  incomeLimitRupees: 800_000,
  validFrom: 2024,
  pages: [{ url: 'https://www.example.org/girls', host: 'www.example.org', isOfficial: false }],
  ...wanted,
});

export const aScholarship = (wanted: Partial<MoneyScholarship> = {}): MoneyScholarship => ({
  name: 'Pragati Scholarship for Girls',
  provider: 'AICTE',
  verdict: 'fits',
  reasons: ['Your answers meet its conditions.'],
  amountRupees: 50_000,
  amountPer: 'year',
  incomeLimitRupees: 800_000,
  officialLink: 'https://www.aicte.example/pragati',
  platformLink: null,
  lastClosingDate: '2025-12-07',
  isOld: false,
  isOwn: false,
  ...wanted,
});

/** What the server says of a family that told nothing. */
export const aMoney = (wanted: Partial<Money> = {}): Money => ({
  told: {},
  updatedAt: null,
  family: {},
  asOf: 'Rules as we found them for 2025-26.',
  schemes: [],
  scholarshipsSource: 'From a second-hand list made in 2026.',
  scholarshipsWarning: null,
  scholarships: [],
  ...wanted,
});

const sure = (amount: number) => ({ least: amount, most: amount });

export const aSeat = (wanted: Partial<SeatCost> = {}): SeatCost => ({
  seat: 'cap',
  name: 'CAP seat',
  isOpen: 'yes',
  cost: { waiver: sure(123_478), firstYear: sure(18_522), fourYears: sure(74_088), isSure: true },
  whyUnknown: null,
  schemes: [
    {
      id: 'girls',
      name: 'Full fee waiver for girls (2024)',
      verdict: 'applies',
      reasons: ['Your answers meet the conditions we know of.'],
      documents: [{ id: 'income', title: 'Family income certificate' }],
    },
  ],
  ...wanted,
});

export const aCollegeMoney = (wanted: Partial<CollegeMoney> = {}): CollegeMoney => ({
  exam: 'mht-cet',
  id: '16006',
  name: 'COEP Technological University',
  kind: 'unaided',
  fee: A_FEE,
  family: { gender: 'female' },
  seats: [aSeat()],
  fourYears: 'For four years, we count four times this year’s fee.',
  asOf: 'Rules as we found them for 2025-26.',
  rare: null,
  outcome: { note: '', source: '', years: [], ownSiteNote: '', ownSite: [] },
  ...wanted,
});
