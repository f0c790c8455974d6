import type { CapCandidate } from '@dakhila/domain/predictor/candidate';
import { expect, test } from 'vitest';
import { capChances, chancesMet, type ExpectedChance } from './golden-chances-fixture.ts';
import { capPools } from './golden-fixture.ts';

const PUNE = 'Savitribai Phule Pune University';
const MUMBAI = 'University of Mumbai';
const NAGPUR = 'Rashtrasant Tukadoji Maharaj Nagpur University';
const AMRAVATI = 'Sant Gadge Baba Amravati University';
const GONDWANA = 'Gondwana University, Gadchiroli';
const SHIVAJI = 'Shivaji University, Kolhapur';
const SOLAPUR = 'Punyashlok Ahilyadevi Holkar Solapur University, Solapur';
const NANDED = 'Swami Ramanand Teerth Marathwada University, Nanded';
const MARATHWADA = 'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar';

/**
 * Worked out by hand from the rules of CAP and the published lists of 2025. `pools` are all pools open to the candidate, with the loosest closing
 * of 2025 and its round. `best` and `chance` are for the merit number given.
 */
type Case = {
  name: string;
  who: Partial<CapCandidate>;
  at: string;
  isFeeWaiver?: true;
  pools?: Record<string, readonly [closing: number, round: number]>;
  isAbsent?: true;
  best?: string;
  chance?: ExpectedChance;
};

const CASES: readonly Case[] = [
  // Home university
  {
    // Deogiri, Computer Science. 2025 GOPENS: 44814, 46954, 39761, 48751. Home university pools only to 2024.
    name: 'a home candidate at a college that became autonomous',
    who: { homeUniversity: MARATHWADA, meritNumber: 38_000 },
    at: '0211424210',
    pools: { 'GOPENS STATE': [48_751, 4] },
    best: 'GOPENS',
  },
  {
    // 2025 GSEBCS: 48913, 51854, 47303, 49555; LOPENS: 34457, 34224, 34416, 43906; LSEBCS: 44317, 48279.
    name: 'an SEBC woman of another university there',
    who: { homeUniversity: PUNE, category: 'SEBC', gender: 'female' },
    at: '0211424210',
    pools: {
      'GOPENS STATE': [48_751, 4],
      'GSEBCS STATE': [51_854, 2],
      'LOPENS STATE': [43_906, 4],
      'LSEBCS STATE': [48_279, 2],
    },
  },
  {
    // Avasari, Computer. 2025 GOPENH HU: 16217, 19453, -, 22217; the 20644 of round 3 ranks by board marks.
    name: 'home university seats for a home candidate',
    who: { homeUniversity: PUNE },
    at: '0600424510',
    pools: { 'GOPENH HU': [22_217, 4] },
  },
  {
    // 2025 GOPENO OHU: 12405, 15014, 15051, 17265.
    name: "other universities' seats for a candidate of Shivaji",
    who: { homeUniversity: SHIVAJI },
    at: '0600424510',
    pools: { 'GOPENO OHU': [17_265, 4] },
  },
  {
    // 2025 LOPENH: 14793, 16177, 19780, 13472; GSEBCH: 20080, 21440, -, 26752; LSEBCH: 16098, 20382, -, 22153.
    name: 'an SEBC woman at home has four pools and none of OBC',
    who: { homeUniversity: PUNE, category: 'SEBC', gender: 'female' },
    at: '0600424510',
    pools: {
      'GOPENH HU': [22_217, 4],
      'GSEBCH HU': [26_752, 4],
      'LOPENH HU': [19_780, 3],
      'LSEBCH HU': [22_153, 4],
    },
  },
  {
    // 2025 LOPENO: 11355, 16121, 17145; GSEBCO: 15014, 15650. There is no LSEBCO row.
    name: 'an SEBC woman from elsewhere',
    who: { homeUniversity: NAGPUR, category: 'SEBC', gender: 'female' },
    at: '0600424510',
    pools: { 'GOPENO OHU': [17_265, 4], 'GSEBCO OHU': [15_650, 2], 'LOPENO OHU': [17_145, 3] },
  },
  {
    // Gramin, Nanded, Computer Science. 2025 GOPENH: 110947, 114735, 88794, 111435; GOBCH: 140309, 142151, 113282; GOBCO OHU_TO_HU: -, -, 134944.
    name: 'a course of 02508 with home university seats, for a home candidate',
    who: { homeUniversity: NANDED, category: 'OBC' },
    at: '0250824210',
    pools: { 'GOPENH HU': [114_735, 2], 'GOBCH HU': [142_151, 2], 'GOBCO OHU_TO_HU': [134_944, 3] },
  },
  {
    // 2025 GOPENO: 126642, 145873, 136894, 157254; GOBCO OHU: 141915, 165508, 173157, 169548.
    name: 'the same course for a candidate of Marathwada',
    who: { homeUniversity: MARATHWADA, category: 'OBC' },
    at: '0250824210',
    pools: { 'GOPENO OHU': [157_254, 4], 'GOBCO OHU': [173_157, 3] },
  },
  {
    // 2025 GOPENS: 129133, 154019, 154019, 167882; GOBCS: 163597, 180878, 183483, 179949 (177739 of round 4 is stage VII).
    name: 'a course of 02508 at state level',
    who: { homeUniversity: NANDED, category: 'OBC' },
    at: '0250890910',
    pools: { 'GOPENS STATE': [167_882, 4], 'GOBCS STATE': [183_483, 3] },
  },
  {
    // Food Technology. 2025 GOPENO: 39318, 44488, 65651, 107348; GOBCO: 48418, -, (board marks), 112189; GOBCH HU_TO_OHU: -, 45572, 82553, 87778.
    name: 'home seats that fell to others, and a round that ranks by board marks',
    who: { homeUniversity: SOLAPUR, category: 'OBC' },
    at: '0250850310',
    pools: { 'GOPENO OHU': [107_348, 4], 'GOBCO OHU': [112_189, 4], 'GOBCH HU_TO_OHU': [87_778, 4] },
  },
  {
    // Department of Amravati University, Food Technology. 2025 GOPENH: 23654, 33047; LOPENH: 8634.
    name: 'a university department has home seats: a home woman',
    who: { homeUniversity: AMRAVATI, gender: 'female' },
    at: '0100550310',
    pools: { 'GOPENH HU': [33_047, 2], 'LOPENH HU': [8_634, 1] },
  },
  {
    // 2025 GOPENO: 4917, 11236, 30155; LOPENO: 27666, -, -, 42343. OBC has home rows only.
    name: 'a university department: an OBC woman of Nagpur',
    who: { homeUniversity: NAGPUR, gender: 'female', category: 'OBC' },
    at: '0100550310',
    pools: { 'GOPENO OHU': [30_155, 3], 'LOPENO OHU': [42_343, 4] },
  },
  {
    // DBATU Lonere, Computer. 2025 GOPENS: 41657, -, 45473.
    name: 'DBATU itself has state level seats, also for Gondwana',
    who: { homeUniversity: GONDWANA },
    at: '0303324510',
    pools: { 'GOPENS STATE': [45_473, 3] },
  },
  {
    // DBATU, the code that ends in 3K. 2025 GOPENS: 61663, 64331, 72099.
    name: 'two choice codes of one branch stay apart',
    who: { homeUniversity: MUMBAI },
    at: '0303324513K',
    pools: { 'GOPENS STATE': [72_099, 3] },
  },
  {
    // LIT Nagpur, Chemical. 2025 GOPENS: 10961, 12767, 5618, 14687.
    name: 'a university of its own has state level seats for Pune too',
    who: { homeUniversity: PUNE, meritNumber: 90_000 },
    at: '1400550710',
    pools: { 'GOPENS STATE': [14_687, 4] },
    chance: 'low',
  },
  {
    // Zeal Induri, Computer, new in 2025 and autonomous. GOPENS: -, 86075, 78636, 86167; GSEBCS: -, 101801, 93841, 111661.
    name: 'a new campus of an autonomous college has state level seats',
    who: { homeUniversity: PUNE, category: 'SEBC' },
    at: '1636124510',
    pools: { 'GOPENS STATE': [86_167, 4], 'GSEBCS STATE': [111_661, 4] },
  },
  // Women's colleges
  {
    // Cummins Nagpur, Computer. 2025 LOPENH: 39933, -, 22667, 23090; LOBCH: 45983, -, -, 27225.
    name: "an OBC woman at a women's college of her university",
    who: { homeUniversity: NAGPUR, gender: 'female', category: 'OBC' },
    at: '0430424550F',
    pools: { 'LOPENH HU': [39_933, 1], 'LOBCH HU': [45_983, 1] },
  },
  { name: 'a man there', who: { homeUniversity: NAGPUR, category: 'OBC' }, at: '0430424550F', isAbsent: true },
  {
    // Bharati Vidyapeeth for women, Pune, Computer. 2025 LOPENH: 20843, -, (20663 by board marks), 20314.
    name: 'the first round was the loosest, board marks aside',
    who: { homeUniversity: PUNE, gender: 'female' },
    at: '0628524550F',
    pools: { 'LOPENH HU': [20_843, 1] },
  },
  {
    // SNDT, Computer. 2025 LOPENS: 20823, -, 20823, 22441.
    name: "a women's university has state level seats",
    who: { homeUniversity: AMRAVATI, gender: 'female' },
    at: '0303524550F',
    pools: { 'LOPENS STATE': [22_441, 4] },
  },
  {
    // Cummins Pune, Computer. 2025 LOPENS: 2319, 2415, -, 1702; LOBCS: 3341, 3228.
    name: 'an OBC woman of Mumbai at Cummins Pune, which is autonomous',
    who: { homeUniversity: MUMBAI, gender: 'female', category: 'OBC', meritNumber: 400 },
    at: '0627624550F',
    pools: { 'LOPENS STATE': [2_415, 2], 'LOBCS STATE': [3_341, 1] },
    chance: 'safe',
  },
  // Categories, and which pool serves best
  {
    // SPIT, Computer. 2025 GOPENS: 684, 885, 1067, 1204; GOBCS: 1602, 1797, 1817, 1883; LOPENS: 1086, 1406, 1458, 1736; LOBCS: 2965, 3747, -, 3831.
    name: 'an OBC woman at SPIT is served best by the ladies of OBC',
    who: { homeUniversity: MUMBAI, gender: 'female', category: 'OBC', meritNumber: 2_400 },
    at: '0321524510',
    pools: {
      'GOPENS STATE': [1_204, 4],
      'GOBCS STATE': [1_883, 4],
      'LOPENS STATE': [1_736, 4],
      'LOBCS STATE': [3_831, 4],
    },
    best: 'LOBCS',
  },
  {
    // 2025 GSEBCS: 2049, 2101, -, 2409; LSEBCS: 3826, 4280, -, 6675. 2024 LSEBCS: 3490.
    name: 'an SEBC woman at SPIT is served best by the ladies of SEBC',
    who: { homeUniversity: MUMBAI, gender: 'female', category: 'SEBC', meritNumber: 3_200 },
    at: '0321524510',
    pools: {
      'GOPENS STATE': [1_204, 4],
      'GSEBCS STATE': [2_409, 4],
      'LOPENS STATE': [1_736, 4],
      'LSEBCS STATE': [6_675, 4],
    },
    best: 'LSEBCS',
  },
  {
    // PICT, Computer. 2025 EWS: 2090, 2248, 2273, 2316 (2024: 1381); GOPENS: 791, 943, 1021, 1151 (2024: 577, 714).
    name: 'an EWS candidate at PICT',
    who: { ews: true, meritNumber: 1_700 },
    at: '0627124510',
    pools: { 'GOPENS STATE': [1_151, 4], 'EWS STATE': [2_316, 4] },
    best: 'EWS',
  },
  {
    // Late papers aside: an EWS certificate does not help a candidate of SC. 2025 GSCS of SPIT: 7330, 8753.
    name: 'EWS with a reserved category',
    who: { homeUniversity: MUMBAI, ews: true, category: 'SC' },
    at: '0321524510',
    pools: { 'GOPENS STATE': [1_204, 4], 'GSCS STATE': [8_753, 2] },
  },
  // Tuition fee waiver
  {
    // SPIT, Computer. 2025 TFWS: 839, 1060.
    name: 'a fee waiver seat for a family below the income limit',
    who: { homeUniversity: MUMBAI, tfws: true },
    at: '0321524510',
    isFeeWaiver: true,
    pools: { 'TFWS STATE': [1_060, 2] },
  },
  {
    name: 'no fee waiver seat without that income',
    who: { homeUniversity: MUMBAI },
    at: '0321524510',
    isFeeWaiver: true,
    isAbsent: true,
  },
  {
    // Walchand, Computer Science. 2025 TFWS: 1477, 1705, 1937.
    name: 'a fee waiver seat is the same for a woman of SC from any university',
    who: { homeUniversity: NAGPUR, tfws: true, gender: 'female', category: 'SC' },
    at: '0600724210',
    isFeeWaiver: true,
    pools: { 'TFWS STATE': [1_937, 3] },
  },
  // Minority
  {
    // Saboo Siddik, Computer. 2025 MI: 64604, 69042, 41678, 72259; GOPENH: 40632, 49350, 49394, 58348.
    name: 'a Muslim candidate of Mumbai at a Muslim college',
    who: { homeUniversity: MUMBAI, minority: ['Muslim'] },
    at: '0318324510',
    pools: { 'MI STATE': [72_259, 4], 'GOPENH HU': [58_348, 4] },
  },
  {
    // 2025 GOPENO: 47596, 84921, 96906.
    name: 'a Muslim candidate of Nagpur: minority seats know no home university',
    who: { homeUniversity: NAGPUR, minority: ['Muslim'] },
    at: '0318324510',
    pools: { 'MI STATE': [72_259, 4], 'GOPENO OHU': [96_906, 3] },
  },
  {
    // Civil. 2025 GOPENH: 132561, 153250, 136163, 114813; GOPENO OHU_TO_HU: -, 130443; MI_TO_MH 158082 is stage MH, released to others.
    name: 'minority seats that were released are no pool of anybody',
    who: { homeUniversity: MUMBAI },
    at: '0318319110',
    pools: { 'GOPENH HU': [153_250, 2], 'GOPENO OHU_TO_HU': [130_443, 2] },
  },
  {
    // Conceicao Rodrigues, Computer. 2025 MI: 59960, 27734, 18718, 32921; GOPENS: 7927, 8463, -, 8565.
    name: 'a Roman Catholic at a Christian college',
    who: { homeUniversity: PUNE, minority: ['Roman Catholic'] },
    at: '0318424510',
    pools: { 'MI STATE': [59_960, 1], 'GOPENS STATE': [8_565, 4] },
  },
  {
    // D. J. Sanghvi, Computer. 2025 MI: 3963, 4494, 4546, 4892; GOPENS: 1584, 1805, 1936, 2130.
    name: 'a Gujarati candidate at D. J. Sanghvi',
    who: { homeUniversity: MUMBAI, minority: ['Gujarati'], meritNumber: 3_000 },
    at: '0319924510',
    pools: { 'MI STATE': [4_892, 4], 'GOPENS STATE': [2_130, 4] },
    best: 'MI',
  },
  // Disability, defence, orphans
  {
    // Avasari, Computer. 2025 GOBCH: 17724, 21076; PWDOPENH HU: 169112; PWDROBCH HU: 186555; PWDOBCH was given to others.
    name: 'an OBC candidate with a disability at home',
    who: { homeUniversity: PUNE, category: 'OBC', pwd: true, meritNumber: 90_000 },
    at: '0600424510',
    pools: {
      'GOPENH HU': [22_217, 4],
      'GOBCH HU': [21_076, 2],
      'PWDOPENH HU': [169_112, 1],
      'PWDROBCH HU': [186_555, 1],
    },
    chance: 'not-safe',
  },
  {
    // 2025 GOBCO: 12529, 15059, 15879; PWDOBCH HU_TO_OHU: 85221.
    name: 'an OBC candidate with a disability from Mumbai',
    who: { homeUniversity: MUMBAI, category: 'OBC', pwd: true },
    at: '0600424510',
    pools: { 'GOPENO OHU': [17_265, 4], 'GOBCO OHU': [15_879, 3], 'PWDOBCH HU_TO_OHU': [85_221, 1] },
  },
  {
    // 2025 DEFOPENS: 20495, 34270; DEFRSEBCS: 31405, 41135, 41897. DEFOBCS is not theirs.
    name: 'an SEBC child of defence personnel',
    who: { homeUniversity: PUNE, category: 'SEBC', defence: true },
    at: '0600424510',
    pools: {
      'GOPENH HU': [22_217, 4],
      'GSEBCH HU': [26_752, 4],
      'DEFOPENS STATE': [34_270, 2],
      'DEFRSEBCS STATE': [41_897, 3],
    },
  },
  {
    // Walchand, Computer Science. 2025 GOPENS: 1766, 2340, 1912, 1985; ORPHAN: 66202.
    name: 'an orphan at Walchand: too little is known for a chance',
    who: { homeUniversity: SHIVAJI, orphan: true, meritNumber: 20_000 },
    at: '0600724210',
    pools: { 'GOPENS STATE': [2_340, 2], 'ORPHAN STATE': [66_202, 1] },
    best: 'ORPHAN',
    chance: 'range',
  },
  // All India seats
  {
    // VIT Pune, Computer. 2025 AI: 2968, 3247, 3364, 3731.
    name: 'an outside candidate with JEE Main',
    who: { candidature: 'outside', jeeMainRank: 5_000, tfws: true, ews: true },
    at: '0627324510',
    pools: { 'AI AI': [3_731, 4] },
  },
  { name: 'an outside candidate without JEE Main', who: { candidature: 'outside' }, at: '0627324510', isAbsent: true },
  {
    // Walchand has no All India row in 2025.
    name: 'an outside candidate at a college without All India seats',
    who: { candidature: 'outside', jeeMainRank: 5_000 },
    at: '0600724210',
    isAbsent: true,
  },
  {
    // ICT Mumbai, Chemical. 2025 GOPENS: 1645, 958, 1510, 1905; LOPENS: 2655; AI: 1849, 2265, 2591, 2995.
    name: 'a woman of Maharashtra with JEE Main at ICT',
    who: { homeUniversity: MUMBAI, gender: 'female', jeeMainRank: 5_000 },
    at: '0303650710',
    pools: { 'GOPENS STATE': [1_905, 4], 'LOPENS STATE': [2_655, 1], 'AI AI': [2_995, 4] },
  },
  // New in 2025, and not admitting
  {
    // MIT Thane, Computer Science, first list in 2025. GOPENH: 37190, 47447; LOPENH: 35991; GSTH HU: 97455, 103130, then stage VII.
    name: 'an ST woman of Mumbai at a college that was new in 2025',
    who: { homeUniversity: MUMBAI, gender: 'female', category: 'ST' },
    at: '0372524210',
    pools: { 'GOPENH HU': [47_447, 2], 'LOPENH HU': [35_991, 1], 'GSTH HU': [103_130, 2] },
  },
  {
    // GOPENO: 54914, 42479, 55916, 34852: one year of lists, and 52000 lies between its rounds.
    name: 'one year of lists is not enough for Safe near its closings',
    who: { homeUniversity: PUNE, meritNumber: 52_000 },
    at: '0372524210',
    pools: { 'GOPENO OHU': [55_916, 3] },
    best: 'GOPENO',
    chance: 'not-safe',
  },
  {
    // Government Latur, Computer, new in 2025. GOPENH: 53170, 44064, 15322; LOPENH: 37918, 39870, 41399.
    name: 'a home woman at the new government college of Latur',
    who: { homeUniversity: NANDED, gender: 'female' },
    at: '0201524510',
    pools: { 'GOPENH HU': [53_170, 1], 'LOPENH HU': [41_399, 3] },
  },
  {
    // Computer Science at Ramdeobaba: in the lists to 2023 only.
    name: 'Ramdeobaba, which left CAP',
    who: { homeUniversity: NAGPUR, meritNumber: 1 },
    at: '0411524210',
    isAbsent: true,
  },
  // Far better and far worse than every closing
  {
    // COEP, Electronics and Telecommunication. 2024 GOPENS: 635, -, 221; 2025: 736, 787, 966, 1332.
    name: 'COEP Electronics with 296',
    who: { meritNumber: 296 },
    at: '1600637210',
    pools: { 'GOPENS STATE': [1_332, 4] },
    best: 'GOPENS',
    chance: 'safe',
  },
  { name: 'COEP Electronics with 6,000', who: { meritNumber: 6_000 }, at: '1600637210', chance: 'low' },
  {
    // PICT, Computer. 2024 LOPENS: 767, -, 655; 2025: 982, 1178, 1242, 1690.
    name: 'PICT Computer, a woman with 150',
    who: { gender: 'female', meritNumber: 150 },
    at: '0627124510',
    pools: { 'GOPENS STATE': [1_151, 4], 'LOPENS STATE': [1_690, 4] },
    chance: 'safe',
  },
  { name: 'PICT Computer with 6,000', who: { meritNumber: 6_000 }, at: '0627124510', chance: 'low' },
  {
    // Walchand, Computer Science. 2022: 1019, 1244, 1263; 2023: 1301, 1540, 1549; 2024: 1504, -, 1463; 2025: 1766, 2340, 1912, 1985.
    name: 'Walchand Computer with 300',
    who: { homeUniversity: NAGPUR, meritNumber: 300 },
    at: '0600724210',
    best: 'GOPENS',
    chance: 'safe',
  },
  { name: 'Walchand Computer with 12,000', who: { meritNumber: 12_000 }, at: '0600724210', chance: 'low' },
  {
    // VJTI, Computer. 2025 GOPENS: 103, 119; 2024: 101.
    name: 'VJTI Computer with 1,000',
    who: { homeUniversity: MUMBAI, meritNumber: 1_000 },
    at: '0301224510',
    chance: 'low',
  },
  {
    // VJTI, Computer. 2025 GSTS: 8902, 11985, 17574; LSTS: 19055.
    name: 'VJTI Computer, an ST woman with 1,000',
    who: { homeUniversity: MUMBAI, meritNumber: 1_000, category: 'ST', gender: 'female' },
    at: '0301224510',
    pools: {
      'GOPENS STATE': [119, 2],
      'LOPENS STATE': [179, 2],
      'GSTS STATE': [17_574, 3],
      'LSTS STATE': [19_055, 1],
    },
    chance: 'sure-if-offered',
  },
  {
    // Saboo Siddik, Civil. 2025 GOPENO: 155619, 197589, 166383, 197617.
    name: 'merit number 1 at a college that closes near the end of the list',
    who: { homeUniversity: PUNE, meritNumber: 1 },
    at: '0318319110',
    best: 'GOPENO',
    chance: 'sure-if-offered',
  },
];

const personOf = (who: Case['who']): CapCandidate => ({
  category: 'OPEN',
  gender: 'male',
  candidature: 'maharashtra',
  homeUniversity: PUNE,
  ...who,
});
const isRowOf = (
  { at, isFeeWaiver = false }: { at: string; isFeeWaiver?: boolean },
  row: { choiceCode: string | undefined; programme: string },
) => row.choiceCode === at && row.programme.endsWith('(TFWS)') === isFeeWaiver;

test.each(CASES)('$name ($at)', ({ who, pools, isAbsent, best, chance, ...which }) => {
  const person = personOf(who);
  const open = capPools({ ...person, meritNumber: undefined, percentile: 99 }).filter((row) => isRowOf(which, row));
  const found = open.map(({ code, section, lastYear, lastRound }) => [`${code} ${section}`, [lastYear, lastRound]]);
  if (pools !== undefined) expect(Object.fromEntries(found)).toEqual(pools);
  if (isAbsent) expect(open).toEqual([]);
  for (const { code, list } of open)
    expect([code, list]).toEqual([
      code,
      code === 'AI' ? 'All India merit number of CAP (JEE Main)' : 'State merit number (MHT-CET)',
    ]);
  if (person.meritNumber === undefined) return;
  const row = capChances(person).find((own) => isRowOf(which, own));
  if (isAbsent) expect(row).toBeUndefined();
  if (best !== undefined) expect(row?.best).toBe(best);
  if (chance !== undefined) expect(chancesMet(row)).toContain(chance);
});
