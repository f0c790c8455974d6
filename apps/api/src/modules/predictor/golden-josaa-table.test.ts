import type { JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import { expect, test } from 'vitest';
import { chancesMet, type ExpectedChance, josaaChances } from './golden-chances-fixture.ts';
import { josaaPools } from './golden-fixture.ts';

/**
 * Worked out by hand from the business rules of JoSAA and the published lists of 2026. `pools` are all pools open to the candidate, with the
 * loosest closing of 2026 and its round; of equal ones the later round. `lists` are the rank lists that decide in them, where a case is about that.
 * `best` and `chance` are for the ranks given.
 */
type Case = {
  name: string;
  who: Partial<JosaaCandidate>;
  at: string;
  programme?: string;
  pools?: Record<string, readonly [closing: number, round: number]>;
  lists?: Record<string, string>;
  isAbsent?: true;
  best?: string;
  chance?: ExpectedChance;
};

const COMPUTER_SCIENCE = 'Computer Science and Engineering (4 Years, Bachelor of Technology)';
const ARCHITECTURE = 'Architecture (5 Years, Bachelor of Architecture)';
const PLANNING = 'Planning (4 Years, Bachelor of Planning)';
const MECHANICAL = 'Mechanical Engineering (4 Years, Bachelor of Technology)';
const MATHEMATICS = 'B.Tech in Mathematics and Computing (4 Years, Bachelor of Technology)';

const CASES: readonly Case[] = [
  // IITs and IISc
  {
    // IIT Bombay. 2026 round 5: OPEN 67, OPEN female 395, OBC-NCL 62, OBC-NCL female 280.
    name: 'an OBC woman at IIT Bombay competes in four pools, by two lists',
    who: { gender: 'female', category: 'OBC-NCL', advancedCrl: 3_000, advancedCategoryRank: 120 },
    at: 'iit-bombay',
    pools: { 'AI-OPEN-N': [67, 5], 'AI-OPEN-F': [395, 5], 'AI-OBC-N': [62, 5], 'AI-OBC-F': [280, 5] },
    lists: {
      'AI-OPEN-N': 'JEE Advanced, common rank (CRL)',
      'AI-OPEN-F': 'JEE Advanced, common rank (CRL)',
      'AI-OBC-N': 'JEE Advanced, category rank',
      'AI-OBC-F': 'JEE Advanced, category rank',
    },
    best: 'AI-OBC-F',
  },
  {
    // IIT Bombay, SC. Last rounds of 2024, 2025, 2026: 32, 31, 39.
    name: 'an SC candidate at IIT Bombay by category rank 5',
    who: { category: 'SC', advancedCrl: 3_000, advancedCategoryRank: 5 },
    at: 'iit-bombay',
    pools: { 'AI-OPEN-N': [67, 5], 'AI-SC-N': [39, 5] },
    best: 'AI-SC-N',
    chance: 'safe',
  },
  {
    // OPEN: 68, 66, 67.
    name: 'a common rank of 500 at IIT Bombay',
    who: { advancedCrl: 500 },
    at: 'iit-bombay',
    pools: { 'AI-OPEN-N': [67, 5] },
    chance: 'low',
  },
  {
    name: 'an EWS woman without her category rank is considered in the open pools only',
    who: { gender: 'female', category: 'EWS', advancedCrl: 100 },
    at: 'iit-bombay',
    pools: { 'AI-OPEN-N': [67, 5], 'AI-OPEN-F': [395, 5] },
  },
  {
    name: 'an OBC candidate without a common rank is considered in the category pool only',
    who: { category: 'OBC-NCL', advancedCategoryRank: 20 },
    at: 'iit-bombay',
    pools: { 'AI-OBC-N': [62, 5] },
  },
  {
    name: 'a rank of JEE Main says nothing at an IIT',
    who: { mainCrl: 1 },
    at: 'iit-bombay',
    isAbsent: true,
  },
  {
    // IIT Madras. 2026 round 5: OPEN 151, ST 27.
    name: 'an ST candidate at IIT Madras',
    who: { category: 'ST', advancedCrl: 9_000, advancedCategoryRank: 100 },
    at: 'iit-madras',
    pools: { 'AI-OPEN-N': [151, 5], 'AI-ST-N': [27, 5] },
    chance: 'low',
  },
  {
    // IIT Delhi. 2026: OPEN 123, 123, 123, 128, 128; OPEN (PwD) 9.
    name: 'an open candidate with a disability at IIT Delhi',
    who: { pwd: true, advancedCrl: 20_000, advancedPwdRank: 3 },
    at: 'iit-delhi',
    pools: { 'AI-OPEN-N': [128, 5], 'AI-OPEN+-N': [9, 5] },
    lists: {
      'AI-OPEN-N': 'JEE Advanced, common rank (CRL)',
      'AI-OPEN+-N': 'JEE Advanced, PwD rank in the common list',
    },
    best: 'AI-OPEN+-N',
    chance: 'sure-if-offered',
  },
  {
    // IISc. 2026: OPEN 712, then 743; OPEN female 2954.
    name: 'IISc goes by JEE Advanced',
    who: { gender: 'female', advancedCrl: 100, mainCrl: 100_000 },
    at: 'iisc-bangalore',
    programme: MATHEMATICS,
    pools: { 'AI-OPEN-N': [743, 5], 'AI-OPEN-F': [2_954, 5] },
    lists: { 'AI-OPEN-N': 'JEE Advanced, common rank (CRL)', 'AI-OPEN-F': 'JEE Advanced, common rank (CRL)' },
    chance: 'sure-if-offered',
  },
  {
    name: 'the best rank of JEE Main does not help at IISc',
    who: { advancedCrl: 15_000, mainCrl: 1 },
    at: 'iisc-bangalore',
    programme: MATHEMATICS,
    chance: 'low',
  },
  {
    // IISc. 2026: SC 320, OPEN (PwD) 67; SC (PwD) closed at 22P in round 1 and at nothing else.
    name: 'a preparatory seat is no pool',
    who: {
      ...{ category: 'SC', pwd: true, advancedCrl: 9_000, advancedCategoryRank: 900 },
      ...{ advancedPwdRank: 90, advancedCategoryPwdRank: 3 },
    },
    at: 'iisc-bangalore',
    programme: MATHEMATICS,
    pools: { 'AI-OPEN-N': [743, 5], 'AI-SC-N': [320, 5], 'AI-OPEN+-N': [67, 5] },
  },
  // NITs: home state or other states
  {
    // NIT Trichy. HS OPEN female 2024, 2025, 2026: 9721, 8020, 5732; gender-neutral: 5066, 4569, 4015.
    name: 'a woman of Tamil Nadu at NIT Trichy',
    who: { gender: 'female', homeState: 'Tamil Nadu', mainCrl: 700 },
    at: 'nit-tiruchirappalli',
    pools: { 'HS-OPEN-N': [4_015, 5], 'HS-OPEN-F': [5_732, 5] },
    chance: 'safe',
  },
  {
    // OS OPEN: 1317, 1321, 1321, 1331, 1373; female: 2319, then 3545 (2025: 2599, 2024: 2172).
    name: 'a woman of Kerala there is served best by the female pool',
    who: { gender: 'female', homeState: 'Kerala', mainCrl: 1_900 },
    at: 'nit-tiruchirappalli',
    pools: { 'OS-OPEN-N': [1_373, 5], 'OS-OPEN-F': [3_545, 5] },
    best: 'OS-OPEN-F',
  },
  {
    // OS SC: 154 in all rounds of 2026 (2025: 283, 2024: 204).
    name: 'an SC candidate of Andhra Pradesh there',
    who: { category: 'SC', homeState: 'Andhra Pradesh', mainCrl: 30_000, mainCategoryRank: 2_000 },
    at: 'nit-tiruchirappalli',
    pools: { 'OS-OPEN-N': [1_373, 5], 'OS-SC-N': [154, 5] },
    chance: 'low',
  },
  {
    // NIT Warangal. 2026 HS: 3426, 3754, 3754, 3857, 4034.
    name: 'Telangana is home at NIT Warangal',
    who: { homeState: 'Telangana', mainCrl: 500 },
    at: 'nit-warangal',
    pools: { 'HS-OPEN-N': [4_034, 5] },
    chance: 'safe',
  },
  {
    // 2026 OS: 2238, 2335, 2335, 2401, 2581.
    name: 'Andhra Pradesh is not',
    who: { homeState: 'Andhra Pradesh', mainCrl: 15_000 },
    at: 'nit-warangal',
    pools: { 'OS-OPEN-N': [2_581, 5] },
    chance: 'low',
  },
  {
    // NIT Surathkal. 2026 OS: OPEN 1954, OPEN female 4019, EWS 361, EWS female 479.
    name: 'an EWS woman of Maharashtra at NIT Surathkal',
    who: { gender: 'female', category: 'EWS', mainCrl: 9_000, mainCategoryRank: 60 },
    at: 'nit-surathkal',
    pools: { 'OS-OPEN-N': [1_954, 5], 'OS-OPEN-F': [4_019, 5], 'OS-EWS-N': [361, 5], 'OS-EWS-F': [479, 5] },
    chance: 'safe',
  },
  {
    // VNIT. HS OPEN, last rounds of 2024, 2025, 2026: 7583, 7203, 8632.
    name: 'Maharashtra at VNIT with 1,200',
    who: { mainCrl: 1_200 },
    at: 'vnit-nagpur',
    pools: { 'HS-OPEN-N': [8_632, 5] },
    chance: 'safe',
  },
  { name: 'Maharashtra at VNIT with 45,000', who: { mainCrl: 45_000 }, at: 'vnit-nagpur', chance: 'low' },
  {
    // Kurukshetra, Electronics. 2026 HS ST: 9790, then 7851; HS OPEN: 16610, 17298, 17298, 17298, 18218.
    name: 'the loosest round was the first',
    who: { category: 'ST', homeState: 'Haryana', mainCrl: 90_000, mainCategoryRank: 8_000 },
    at: 'nit-kurukshetra',
    programme: 'Electronics and Communication Engineering (4 Years, Bachelor of Technology)',
    pools: { 'HS-OPEN-N': [18_218, 5], 'HS-ST-N': [9_790, 1] },
  },
  // Home regions of several states
  {
    // NIT Delhi. 2026 HS: OPEN 9119, 9361, 10013, 10013, 10936; OPEN (PwD) 268.
    name: 'a candidate of Delhi with a disability at NIT Delhi',
    who: { homeState: 'Delhi', pwd: true, mainCrl: 200_000, mainPwdRank: 100 },
    at: 'nit-delhi',
    pools: { 'HS-OPEN-N': [10_936, 5], 'HS-OPEN+-N': [268, 5] },
    best: 'HS-OPEN+-N',
    chance: 'sure-if-offered',
  },
  {
    // 2026 OS: OPEN 8669, OPEN female 14656, OPEN (PwD) female 389.
    name: 'a woman of Haryana with a disability at NIT Delhi',
    who: { homeState: 'Haryana', gender: 'female', pwd: true, mainCrl: 200_000, mainPwdRank: 100 },
    at: 'nit-delhi',
    pools: { 'OS-OPEN-N': [8_669, 5], 'OS-OPEN-F': [14_656, 5], 'OS-OPEN+-F': [389, 5] },
  },
  {
    // NIT Puducherry. 2026 HS: OPEN 54420, 59494, 59494, 65630, 65630; female 53903.
    name: 'a woman of the Andamans at NIT Puducherry',
    who: { homeState: 'Andaman and Nicobar Islands', gender: 'female', mainCrl: 10_000 },
    at: 'nit-puducherry',
    pools: { 'HS-OPEN-N': [65_630, 5], 'HS-OPEN-F': [53_903, 5] },
  },
  {
    // 2026 OS: 16785, 19080, 19080, 19080, 19869.
    name: 'Tamil Nadu is not home at NIT Puducherry',
    who: { homeState: 'Tamil Nadu', mainCrl: 90_000 },
    at: 'nit-puducherry',
    pools: { 'OS-OPEN-N': [19_869, 5] },
    chance: 'low',
  },
  {
    // NIT Goa. 2026 GO: OPEN 29672, 37438, then 37679; SC 9526.
    name: 'an SC candidate of Goa at NIT Goa',
    who: { homeState: 'Goa', category: 'SC', mainCrl: 90_000, mainCategoryRank: 5_000 },
    at: 'nit-goa',
    pools: { 'GO-OPEN-N': [37_679, 5], 'GO-SC-N': [9_526, 5] },
  },
  {
    // 2026 HS: OPEN 26898, OPEN female 50354.
    name: 'a woman of Dadra and Nagar Haveli at NIT Goa',
    who: { homeState: 'Dadra and Nagar Haveli', gender: 'female', mainCrl: 20_000 },
    at: 'nit-goa',
    pools: { 'HS-OPEN-N': [26_898, 5], 'HS-OPEN-F': [50_354, 5] },
  },
  {
    // 2026 OS: OPEN 16638, SC 2447, 2447, 2447, 2447, 2726.
    name: 'an SC candidate of Maharashtra at NIT Goa',
    who: { category: 'SC', mainCrl: 90_000, mainCategoryRank: 20_000 },
    at: 'nit-goa',
    pools: { 'OS-OPEN-N': [16_638, 5], 'OS-SC-N': [2_726, 5] },
    chance: 'low',
  },
  {
    // NIT Srinagar. 2026 JK: OPEN 47564, OPEN female 54764, OBC-NCL 62979, OBC-NCL female 119885.
    name: 'an OBC woman of Jammu and Kashmir at NIT Srinagar',
    who: {
      homeState: 'Jammu and Kashmir',
      gender: 'female',
      category: 'OBC-NCL',
      mainCrl: 9_000,
      mainCategoryRank: 3_000,
    },
    at: 'nit-srinagar',
    pools: {
      'JK-OPEN-N': [47_564, 5],
      'JK-OPEN-F': [54_764, 5],
      'JK-OBC-N': [62_979, 5],
      'JK-OBC-F': [119_885, 5],
    },
  },
  {
    // 2026 LA: OPEN 179976, then 202569; OPEN female 243602. There is no OBC row.
    name: 'an OBC woman of Ladakh at NIT Srinagar',
    who: { homeState: 'Ladakh', gender: 'female', category: 'OBC-NCL', mainCrl: 20_000, mainCategoryRank: 6_000 },
    at: 'nit-srinagar',
    pools: { 'LA-OPEN-N': [202_569, 5], 'LA-OPEN-F': [243_602, 5] },
  },
  {
    // 2026 OS: OPEN 23552, 26467, 26500, 26500, 27594; OBC-NCL 8170, then 8697, 8714.
    name: 'an OBC candidate of Himachal Pradesh at NIT Srinagar',
    who: { homeState: 'Himachal Pradesh', category: 'OBC-NCL', mainCrl: 4_000, mainCategoryRank: 1_000 },
    at: 'nit-srinagar',
    pools: { 'OS-OPEN-N': [27_594, 5], 'OS-OBC-N': [8_714, 5] },
    chance: 'safe',
  },
  {
    // Malda, Mechanical. HS OPEN, last rounds of 2024, 2025, 2026: 356960, 294449, 334493.
    name: 'Assam is home at Malda',
    who: { homeState: 'Assam', mainCrl: 40_000 },
    at: 'gkciet-malda',
    programme: MECHANICAL,
    pools: { 'HS-OPEN-N': [334_493, 5] },
    chance: 'sure-if-offered',
  },
  {
    // OS OPEN: 83761, 96006, 95424.
    name: 'West Bengal is not, with a rank that would do at home',
    who: { homeState: 'West Bengal', mainCrl: 280_000 },
    at: 'gkciet-malda',
    programme: MECHANICAL,
    pools: { 'OS-OPEN-N': [95_424, 5] },
    chance: 'low',
  },
  {
    // PEC Chandigarh. 2026 HS: 26090, 27302, 27727, 27774, 29864.
    name: 'Chandigarh is home at PEC',
    who: { homeState: 'Chandigarh', mainCrl: 4_000 },
    at: 'pec-chandigarh',
    pools: { 'HS-OPEN-N': [29_864, 5] },
    chance: 'safe',
  },
  {
    // 2026 OS: 13499, 13889, 14020, 14116, 15088.
    name: 'Punjab is not',
    who: { homeState: 'Punjab', mainCrl: 90_000 },
    at: 'pec-chandigarh',
    pools: { 'OS-OPEN-N': [15_088, 5] },
    chance: 'low',
  },
  // All India and home pools side by side
  {
    // Assam University. 2026 AI: OPEN 59095, female 49731; HS: OPEN 114987, female 111614.
    name: 'a woman of Assam at Assam University',
    who: { homeState: 'Assam', gender: 'female', mainCrl: 90_000 },
    at: 'assam-university',
    pools: { 'AI-OPEN-N': [59_095, 5], 'AI-OPEN-F': [49_731, 5], 'HS-OPEN-N': [114_987, 5], 'HS-OPEN-F': [111_614, 5] },
  },
  {
    name: 'a man of Tripura at Assam University',
    who: { homeState: 'Tripura', mainCrl: 90_000 },
    at: 'assam-university',
    pools: { 'AI-OPEN-N': [59_095, 5] },
  },
  {
    // BIT Patna. 2026 AI: 48416, 52574, 53946, 55300, 59171; HS: 65456, 72603, 72947, 73258, 75512.
    name: 'Bihar at BIT Patna',
    who: { homeState: 'Bihar', mainCrl: 66_000 },
    at: 'bit-patna',
    pools: { 'AI-OPEN-N': [59_171, 5], 'HS-OPEN-N': [75_512, 5] },
    best: 'HS-OPEN-N',
  },
  {
    // Puducherry Technological University. 2026 AI: 62405; HS: 309655.
    name: 'Puducherry at its Technological University',
    who: { homeState: 'Puducherry', mainCrl: 140_000 },
    at: 'ptu-puducherry',
    pools: { 'AI-OPEN-N': [62_405, 5], 'HS-OPEN-N': [309_655, 5] },
    best: 'HS-OPEN-N',
  },
  {
    name: 'the Andamans have no home seats there',
    who: { homeState: 'Andaman and Nicobar Islands', mainCrl: 250_000 },
    at: 'ptu-puducherry',
    pools: { 'AI-OPEN-N': [62_405, 5] },
    chance: 'low',
  },
  // Architecture and planning
  {
    // SPA Delhi. 2026: OPEN 118, 140, 140, 145, 153; OBC-NCL 120, 140, 140, 142, 147. PwD ranks of these papers are not asked for.
    name: 'an OBC candidate with a disability at SPA Delhi goes by the ranks of paper 2A',
    who: {
      ...{ category: 'OBC-NCL', pwd: true, architectureCrl: 900, architectureCategoryRank: 20 },
      ...{ mainPwdRank: 1, mainCategoryPwdRank: 1 },
    },
    at: 'spa-delhi',
    programme: ARCHITECTURE,
    pools: { 'AI-OPEN-N': [153, 5], 'AI-OBC-N': [147, 5] },
    lists: {
      'AI-OPEN-N': 'JEE Main paper 2A (B.Arch), common rank (CRL)',
      'AI-OBC-N': 'JEE Main paper 2A (B.Arch), category rank',
    },
    best: 'AI-OBC-N',
    chance: 'safe',
  },
  {
    name: 'ranks of engineering and of planning say nothing there',
    who: { mainCrl: 1, planningCrl: 1 },
    at: 'spa-delhi',
    programme: ARCHITECTURE,
    isAbsent: true,
  },
  {
    // SPA Vijayawada. 2026: 370, 465, 487, 487, 506.
    name: 'planning at Vijayawada by the rank of paper 2B',
    who: { planningCrl: 5_000, architectureCrl: 1, mainCrl: 1 },
    at: 'spa-vijayawada',
    programme: PLANNING,
    pools: { 'AI-OPEN-N': [506, 5] },
    lists: { 'AI-OPEN-N': 'JEE Main paper 2B (B.Plan), common rank (CRL)' },
    chance: 'low',
  },
  {
    // Bhopal. 2026 HS: EWS 675, 810, 1140, 2264, 675; OPEN 1103, 1942, 2006, 2018, 2018.
    name: 'the fourth round was the loosest, and of equal ones the later counts',
    who: { homeState: 'Madhya Pradesh', category: 'EWS', planningCrl: 1_000, planningCategoryRank: 300 },
    at: 'manit-bhopal',
    programme: PLANNING,
    pools: { 'HS-OPEN-N': [2_018, 5], 'HS-EWS-N': [2_264, 4] },
  },
  {
    // IIT Kharagpur. 2026: OPEN 24582, OPEN female 28398.
    name: 'a woman with the aptitude test at IIT Kharagpur goes by JEE Advanced',
    who: { gender: 'female', aatPassed: true, advancedCrl: 4_000, architectureCrl: 90_000 },
    at: 'iit-kharagpur',
    programme: ARCHITECTURE,
    pools: { 'AI-OPEN-N': [24_582, 5], 'AI-OPEN-F': [28_398, 5] },
    lists: { 'AI-OPEN-N': 'JEE Advanced, common rank (CRL)', 'AI-OPEN-F': 'JEE Advanced, common rank (CRL)' },
    chance: 'safe',
  },
  {
    name: 'without the test there is none',
    who: { gender: 'female', advancedCrl: 4_000, architectureCrl: 1 },
    at: 'iit-kharagpur',
    programme: ARCHITECTURE,
    isAbsent: true,
  },
  // New in 2026, and gone
  {
    // Central University of Karnataka, first list in 2026. 54057, 59407, 66451, 67555, 70672.
    name: 'one year of lists is not enough for Safe near its closings',
    who: { mainCrl: 66_000 },
    at: 'cu-karnataka',
    programme: 'Mathematics and Computing (4 Years, Bachelor of Technology)',
    pools: { 'AI-OPEN-N': [70_672, 5] },
    chance: 'not-safe',
  },
  {
    // NIELIT Kohima, first list in 2026. 70051, 79538, 85936, 87231, 93333, All India only.
    name: 'Nagaland has no home seats at the new institute of Kohima',
    who: { homeState: 'Nagaland', mainCrl: 400_000 },
    at: 'nielit-kohima',
    programme: 'B.Tech in CSE (AI and ML) (4 Years, Bachelor of Technology)',
    pools: { 'AI-OPEN-N': [93_333, 5] },
    chance: 'low',
  },
  {
    // In the lists to 2021 only.
    name: 'HNB Garhwal left JoSAA',
    who: { homeState: 'Uttarakhand', mainCrl: 1 },
    at: 'hnbgu',
    isAbsent: true,
  },
];

const personOf = (who: Case['who']): JosaaCandidate => ({
  category: 'OPEN',
  gender: 'male',
  homeState: 'Maharashtra',
  ...who,
});

/** The same candidate with the best rank of every list they stand in: what is left is eligibility. */
const asFirst = (person: JosaaCandidate): JosaaCandidate => ({
  ...person,
  ...Object.fromEntries(Object.entries(person).map(([field, value]) => [field, typeof value === 'number' ? 1 : value])),
});

test.each(CASES)('$name ($at)', ({ who, at, programme = COMPUTER_SCIENCE, ...expected }) => {
  const { pools, lists, isAbsent, best, chance } = expected;
  const person = personOf(who);
  const isWanted = (row: { college: string; programme: string }) => row.college === at && row.programme === programme;
  const open = josaaPools(asFirst(person)).filter(isWanted);
  if (pools !== undefined)
    expect(Object.fromEntries(open.map(({ code, lastYear, lastRound }) => [code, [lastYear, lastRound]]))).toEqual(
      pools,
    );
  if (lists !== undefined) expect(Object.fromEntries(open.map(({ code, list }) => [code, list]))).toEqual(lists);
  if (isAbsent) expect(open).toEqual([]);
  const row = josaaChances(person).find(isWanted);
  if (isAbsent) expect(row).toBeUndefined();
  if (best !== undefined) expect(row?.best).toBe(best);
  if (chance !== undefined) expect(chancesMet(row)).toContain(chance);
});
