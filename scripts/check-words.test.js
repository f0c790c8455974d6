// @ts-check
import { expect, test } from 'vitest';
import { allCatalogues, readTexts } from './lib/catalogues.js';
import { commentsOf, refusedWords } from './lib/plain-words.js';
import { refusedWording } from './lib/student-words.js';
import { faultsOfTranslation, unusedPaths, unusedTexts, wordsByPath } from './lib/words.js';

const never = () => false;
const en = {
  title: 'Login',
  sent: 'Sent to {to}',
  bands: { Safe: 'Safe' },
  claims: ['One'],
};

test('words are known by their path', () => {
  expect([...wordsByPath(en).keys()]).toEqual(['title', 'sent', 'bands.Safe', 'claims.0']);
});

test('a full translation has no faults', () => {
  const hi = {
    title: 'लॉगिन',
    sent: '{to} पर भेजा',
    bands: { Safe: 'पक्का' },
    claims: ['एक'],
  };
  expect(faultsOfTranslation(en, hi, never)).toEqual([]);
});

test('what is missing, too much or still English is named', () => {
  const hi = {
    sent: 'Sent to {to}',
    bands: { Safe: 'Safe', Old: 'पुराना' },
    claims: ['एक'],
  };
  expect(faultsOfTranslation(en, hi, never)).toEqual([
    'title is missing',
    'bands.Old is not in the English words',
    'sent is not translated',
    'bands.Safe is not translated',
  ]);
});

test('a word that is the same everywhere may stay, and figures always may', () => {
  expect(faultsOfTranslation({ code: 'OTP' }, { code: 'OTP' }, (value) => value === 'OTP')).toEqual([]);
  expect(faultsOfTranslation({ percent: '{percent}%' }, { percent: '{percent}%' }, never)).toEqual([]);
});

test('a gap that is lost or renamed is found, and a text of gaps alone is no English', () => {
  const texts = { sent: 'Sent to {name}', order: '{first} {second}' };
  expect(faultsOfTranslation(texts, { sent: '{name} को भेजा', order: '{second} {first}' }, never)).toEqual([]);
  expect(faultsOfTranslation(texts, { sent: '{to} को भेजा', order: '{first}' }, never)).toEqual([
    'sent has other gaps than the English text',
    'order has other gaps than the English text',
  ]);
});

test('a list in a data file has as many texts in each language', () => {
  expect(faultsOfTranslation({ steps: ['One', 'Two'] }, { steps: ['एक'] }, never)).toEqual(['steps.1 is missing']);
});

test('a word that no source says is found; a group that is indexed is said whole', () => {
  expect(unusedPaths(en, 'words.title; words.bands[band]; words.claims.map(show)')).toEqual(['sent']);
  expect(unusedPaths(en, '')).toEqual(['title', 'sent', 'bands.Safe', 'claims.0']);
});

test('the forms of a plural are compared one by one, and used as one text', () => {
  const found = { one: '{count} question', other: '{count} questions' };
  expect(faultsOfTranslation({ found }, { found: { one: '{count} सवाल', other: '{count} questions' } }, never)).toEqual(
    ['found.other is not translated'],
  );
  expect(faultsOfTranslation({ found }, { found: { other: '{count} सवाल' } }, never)).toEqual(['found.one is missing']);
  expect(unusedPaths({ found }, 'fill(words.found, { count })')).toEqual([]);
  expect(unusedPaths({ found }, '')).toEqual(['found']);
});

test('a text of the web is used only by the folders that name its group', () => {
  const texts = { error: 'Error', login: { title: 'Login', lead: 'Welcome' }, signup: { title: 'Sign up' } };
  const sources = new Map([
    ['features/account/login/screen.tsx', 'const words = useMessages(accountMessages).login; words.title; words.error'],
    ['features/account/login/form.tsx', 'words.lead'],
    ['features/account/signup/screen.tsx', 'nothing'],
    ['features/billing/plans.tsx', 'words.title'],
  ]);
  expect(unusedTexts(texts, { folder: 'features/account', name: 'accountMessages' }, sources)).toEqual([
    'signup.title',
  ]);
  sources.delete('features/account/login/form.tsx');
  expect(unusedTexts(texts, { folder: 'features/account', name: 'accountMessages' }, sources)).toEqual([
    'login.lead',
    'signup.title',
  ]);
});

test('refused words are found in comments, with what to write instead, and not in texts', () => {
  const source = "/** Mended by whoever asks. */\nconst text = 'Judged';\n  // Plain words.\n";
  expect(refusedWords(commentsOf(source))).toEqual([
    '“whoever”: write a caller that, a student who',
    '“Mended”: write fix, correct',
  ]);
  expect(refusedWords(commentsOf("const text = 'a wish';"))).toEqual([]);
});

test.each([
  ['90 % or more', '90%'],
  ['{percent} % a year', '90%'],
  ['Your lists are not here yet', 'Couldn’t load'],
  ['Top up to go on', 'continue'],
  ['It goes back by itself', 'automatically'],
  ['Three choices were judged', 'estimate'],
  ['Your odds', 'chance'],
  ['Eight times in ten between 1 and 2', '80% likely'],
  ['By e-mail', 'email'],
  ['Nobody sees it', 'no one'],
  ['Start afresh', 'again'],
  ['Shown beside each branch', 'next to'],
  ['Take it off the list', 'remove'],
  ['What you typed is kept here', 'saved'],
  ['It could not be loaded', 'couldn’t'],
  ['Papers to get now', 'documents'],
  ['Some seat: 90%', 'any seat'],
  ['It has changed meanwhile', 'in the meantime'],
  ['The Fee Regulating Authority', 'Fees'],
  ['Rank 162,082', '1,62,082'],
  ['The id of an entry', 'a name'],
])('“%s” is refused in a text for students', (text, instead) => {
  expect(refusedWording(text).join('; ')).toContain(instead);
});

test.each([
  'Couldn’t load your lists. Please try again.',
  '80% likely between {low} and {high}',
  '{percentile} %ile',
  'Documents: {papers}',
  'Rank 1,62,082, in a window of 1,280 pixels',
  'Redirecting to Payment Gateway, please do not refresh or close this page',
])('“%s” may stand', (text) => {
  expect(refusedWording(text)).toEqual([]);
});

test('no English text of server or web has refused wording', () => {
  const found = allCatalogues().flatMap(({ area, fileIn }) =>
    [...wordsByPath(readTexts(fileIn('en')))].flatMap(([path, text]) =>
      refusedWording(String(text)).map((line) => `${area}.${path}: ${line}`),
    ),
  );
  expect(found).toEqual([]);
});
