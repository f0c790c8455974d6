import { expect, test } from 'vitest';
import { dataYearsIn, fillYears } from './entry.ts';
import { FAQ, FAQ_ENTRIES } from './faq.ts';
import { faqInWords } from './faq-words.ts';
import { buildFaqIndex, searchFaq } from './search-faq.ts';
import { FAQ_HI } from './words/hi.ts';
import { FAQ_MR } from './words/mr.ts';

const index = buildFaqIndex(FAQ);
const idsOf = (text: string) => searchFaq(index, text).map(({ id }) => id);
/** The entries of each language, and how many words an answer may have: Hindi needs more of them. */
const LANGUAGES = [
  ['English', FAQ_ENTRIES, 90],
  ['Hindi', faqInWords(FAQ, FAQ_HI).flatMap(({ entries }) => entries), 105],
  ['Marathi', faqInWords(FAQ, FAQ_MR).flatMap(({ entries }) => entries), 90],
] as const;

test('there are at least a hundred questions, each with an address of its own', () => {
  expect(FAQ_ENTRIES.length).toBeGreaterThanOrEqual(100);
  const ids = [...FAQ.map(({ id }) => id), ...FAQ_ENTRIES.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each([
  ['fees', FAQ],
  ['fee', FAQ],
  ['फ़ीस', faqInWords(FAQ, FAQ_HI)],
  ['फी', faqInWords(FAQ, FAQ_MR)],
])('%s finds the answers about fees first', (text, groups) => {
  const ofFees = groups.find(({ id }) => id === 'fees')?.entries.map(({ id }) => id);
  const found = searchFaq(buildFaqIndex(groups), text).map(({ id }) => id);
  for (const id of found.slice(0, 5)) expect(ofFees).toContain(id);
});

test.each(
  'candidature-types defence-seats pwd-cap jk-migrants cap-documents jee-advanced-attempts josaa-documents csab-keep-seat'.split(
    ' ',
  ),
)('%s names a document that was not read, and says so', (wanted) => {
  expect(FAQ_ENTRIES.find(({ id }) => id === wanted)?.source.isSecondHand).toBe(true);
});

test('what the rules at hand confirm keeps its official source', () => {
  const confirmed = FAQ_ENTRIES.filter(({ id }) => ['betterment', 'seat-code', 'ncl-cap', 'csab'].includes(id));
  expect(confirmed.map(({ source }) => source.isSecondHand)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a link that students may have saved still leads to its question', () => {
  const ids = FAQ_ENTRIES.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(LINKED_BEFORE));
});

test.each(LANGUAGES)('in %s every answer is short and names its source and year', (_, entries, mostWords) => {
  for (const { id, question, answer, source } of entries) {
    expect(question.length, id).toBeGreaterThan(10);
    expect(answer.join('').length, id).toBeGreaterThan(20);
    expect(answer.join(' ').split(/\s+/).length, id).toBeLessThanOrEqual(mostWords);
    expect(source.authority.length, id).toBeGreaterThan(1);
    expect(source.document.length, id).toBeGreaterThan(3);
    expect(source.year, id).toBeGreaterThanOrEqual(2016);
    expect(source.year, id).toBeLessThanOrEqual(2026);
  }
});

test.each(LANGUAGES.slice(1))('in %s every question, answer and source is translated', (_, entries) => {
  for (const { id, question, answer, source } of entries)
    for (const text of [question, ...answer, `${source.authority} ${source.document}`])
      expect(text, id).toMatch(/\p{Script=Devanagari}/u);
});

test.each(LANGUAGES)('in %s figures are written the Indian way', (_, entries) => {
  for (const { id, question, answer } of entries) {
    const text = [question, ...answer].join(' ');
    expect(text, id).not.toMatch(/\d[\s\u00a0]%|\bRs\.?\b|₹\s/);
    // Thousands and lakhs, never millions: 1,62,082.
    expect(text, id).not.toMatch(/\d{1,3},\d{3},\d{3}|\b\d{3},\d{3}\b/);
    // A figure of five digits or more has its commas.
    expect(text, id).not.toMatch(/(?<![\d,.])\d{5,}/);
  }
});

test('the English answers use our plain words', () => {
  const banned =
    /\b(?:odds|judged?|e-mails?|by itself|anew|afresh|whoever|nobody|stands?|kept|go on|put away|take out|not here yet|verdict|wish(?:es)?)\b/i;
  for (const { id, question, answer } of FAQ_ENTRIES) expect([question, ...answer].join(' '), id).not.toMatch(banned);
});

test.each(LANGUAGES)('in %s no season that is over is spoken of as coming', (_, entries) => {
  for (const { id, answer } of entries) {
    const text = answer.join(' ');
    expect(text, id).not.toMatch(/20(?:1\d|2[0-6])(?:-\d\d)? (?:rounds? |season )?(?:will|is going to)\b/i);
    expect(text, id).not.toMatch(/\b(?:will|going to)\b[^.]{0,40}\bin 20(?:1\d|2[0-6])\b/i);
    expect(text, id).not.toMatch(/20(?:1\d|2[0-6]) (?:में|मध्ये)[^।.]{0,40}(?:होंगे|होगा|होगी|होतील|होईल|असतील)/);
  }
});

test('the years of the data are filled in from the files that are loaded', () => {
  const years = dataYearsIn(['josaa/cutoffs/2025.txt', 'josaa/cutoffs/2026.txt', 'mht-cet/cutoffs/2025.txt']);
  expect(years).toEqual({ josaa: 2026, cap: 2025 });
  for (const [, entries] of LANGUAGES) {
    const answer = entries.find(({ id }) => id === 'data-up-to')?.answer.join(' ') ?? '';
    const filled = fillYears(answer, years);
    expect(filled).toMatch(/2026.*2025/);
    expect(filled).not.toMatch(/[{}]/);
  }
});

test('no answer has a gap that nothing fills', () => {
  for (const [, entries] of LANGUAGES)
    for (const { id, question, answer } of entries)
      expect(fillYears([question, ...answer].join(' '), { josaa: 2026, cap: 2025 }), id).not.toMatch(/[{}]/);
});

test.each([
  ['freeze float slide', 'freeze-float-slide'],
  ['otp nahi aaya', 'code-did-not-come'],
  ['paise kat gaye', 'payment-not-confirmed'],
  ['how many cap rounds', 'cap-number-of-rounds'],
  ['refnd top up', 'refund-top-up'],
  ['cast validity certficate', 'caste-validity'],
  ['auto freeze first six', 'compulsory-acceptance'],
  ['home stat', 'home-state'],
  ['TFWS', 'tfws'],
  ['girls quota', 'female-only-seats'],
  ['delete my acount', 'delete-account'],
  ['is my data sold', 'who-sees-my-data'],
  ['gopenh', 'seat-code'],
  ['mulinchi fee maf', 'girls-fee-waiver'],
  ['ladkiyon ki fees maaf', 'girls-fee-waiver'],
  ['ebc', 'ebc-scheme'],
  ['drop year', 'gap-year'],
  ['diploma nantar engineering', 'direct-second-year'],
  ['marksheet haravli', 'lost-document'],
  ['management quota', 'institute-level-seats'],
  ['spot round', 'institute-level-round'],
  ['jac delhi', 'jac-delhi'],
  ['same percentile', 'ties-mht-cet'],
  ['navat chuk', 'name-mismatch'],
])('%s finds %s among the first three', (text, id) => {
  expect(idsOf(text).slice(0, 3)).toContain(id);
});

test.each([
  ['fees maaf', 'sc-st-freeship'],
  ['maaf fees', 'sc-st-freeship'],
  ['SC ke liye fees maaf hoti hai kya', 'sc-st-freeship'],
  ['fees maaf hoti hai kya SC ke liye', 'sc-st-freeship'],
  ['फीस माफ', 'sc-st-freeship'],
  ['एससी फी माफ', 'sc-st-freeship'],
  ['शिष्यवृत्ती', 'find-scholarships'],
])('in every language %s finds %s, in whatever order it is asked', (text, id) => {
  for (const groups of [FAQ, faqInWords(FAQ, FAQ_HI), faqInWords(FAQ, FAQ_MR)])
    expect(searchFaq(buildFaqIndex(groups), text).map((entry) => entry.id)).toContain(id);
});

test.each([
  ['SC', 'अनुसूचित जाति', 'अनुसूचित जाती', 'scheduled caste', 'एससी'],
  ['ST', 'अनुसूचित जनजाति', 'अनुसूचित जमाती'],
  ['OBC', 'ओबीसी', 'अन्य पिछड़ा वर्ग', 'इतर मागासवर्ग'],
  ['EWS', 'आर्थिक रूप से कमजोर', 'आर्थिकदृष्ट्या दुर्बल'],
  ['reservation', 'आरक्षण', 'राखीव'],
  ['fees', 'शुल्क', 'फीस', 'फी'],
  ['hostel', 'वसतिगृह', 'छात्रावास', 'हॉस्टल', 'हॉस्टेल'],
  ['scholarship', 'छात्रवृत्ति', 'शिष्यवृत्ती', 'शिष्यवृत्ति', 'स्कॉलरशिप'],
  ['caste certificate', 'जात प्रमाणपत्र', 'जाति प्रमाण पत्र', 'जातीचा दाखला'],
  ['caste validity', 'जात पडताळणी', 'जाति वैधता'],
  ['income certificate', 'आय प्रमाण पत्र', 'उत्पन्नाचा दाखला', 'इनकम सर्टिफ़िकेट'],
  ['domicile', 'अधिवास', 'निवास', 'डोमिसाइल'],
  ['documents', 'दस्तावेज़', 'कागज़', 'कागदपत्रे'],
  ['disability', 'दिव्यांग', 'विकलांग', 'अपंग'],
  ['refund', 'रिफंड', 'पैसे वापस', 'पैसे परत'],
  ['cut-off', 'कट-ऑफ', 'कटऑफ'],
])('%s is found by what Hindi and Marathi call it', (english, ...others) => {
  for (const groups of [FAQ, faqInWords(FAQ, FAQ_HI), faqInWords(FAQ, FAQ_MR)]) {
    const index = buildFaqIndex(groups);
    const ids = searchFaq(index, english).map(({ id }) => id);
    expect(ids).not.toEqual([]);
    for (const other of others)
      expect(
        searchFaq(index, other).map(({ id }) => id),
        other,
      ).toEqual(ids);
  }
});

test.each(['swadhar', 'स्वाधार', 'स्वाधार योजना'])('%s finds the help with hostel costs, and nothing else', (text) => {
  for (const groups of [FAQ, faqInWords(FAQ, FAQ_HI), faqInWords(FAQ, FAQ_MR)])
    expect(searchFaq(buildFaqIndex(groups), text).map(({ id }) => id)).toEqual(['hostel-allowance']);
});

test.each(['vidyavetan', 'विद्यावेतन'])('%s, which no question is about, finds none', (text) => {
  for (const groups of [FAQ, faqInWords(FAQ, FAQ_HI), faqInWords(FAQ, FAQ_MR)])
    expect(searchFaq(buildFaqIndex(groups), text)).toEqual([]);
});

test.each(['', '   ', 'the of is', 'zzzzqqq', '<script>'])('%j finds nothing', (text) => {
  expect(idsOf(text)).toEqual([]);
});

const LINKED_BEFORE =
  'main-or-advanced crl-and-category-rank category-rank-missing reserved-candidate-open-seat female-only-seats home-state hs-os-ai-quota go-jk-la-quota preparatory-rank architecture-and-planning pwd-josaa class-twelve-marks josaa-number-of-rounds order-of-choices how-many-choices josaa-change-choices freeze-float-slide float-risk change-float-slide-freeze csab percentile-and-merit-number seat-code home-university autonomous-colleges which-pools-cap sebc-and-obc vj-nt tfws ews-cap ladies-pwd-defence-orphan all-india-seats-cap outside-maharashtra minority-seats institute-level-seats college-code-renumbered cap-number-of-rounds compulsory-acceptance betterment cap-change-options cap-order-of-options cap-and-josaa-together blank-cutoff josaa-certificates-date cap-documents late-documents caste-validity ncl-cap what-is-a-chance bands how-forecast-is-made why-not-last-year attempts tiny-pools data-up-to guarantee-seat no-results branch-recommendations list-not-sorted simulation mock-allotment export-list nirf-band report-wrong-fact unknown-facts which-plan payment-not-confirmed refund-subscription refund-top-up refund-assessment coupon expiry invoice no-password code-did-not-come counselling-session cancel-session what-is-the-assessment guardian-consent who-sees-my-data delete-account talk-to-a-person'.split(
    ' ',
  );
