import { MONEY_COMES_BACK } from '@dakhila/contract/payments';
import { CAP_CATEGORIES } from '@dakhila/domain/colleges/seat-code';
import { LANGUAGE_NAMES, TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';
import { SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import { TICKET_TOPIC_NAMES } from '@dakhila/domain/support/ticket';
import { expect, test } from 'vitest';
import account from '../features/account/messages/en.json';
import payment from '../features/billing/payment/messages/en.json';
import counselling from '../features/counselling/messages/en.json';
import help from '../features/help/messages/en.json';
import dashboard from '../features/home/dashboard/messages/en.json';
import profile from '../features/home/profile/messages/en.json';
import predictor from '../features/predictor/messages/en.json';

const CATALOGUES = import.meta.glob<object>('../**/messages/*.json', { eager: true, import: 'default' });

/** Every text of a catalogue by its path; the forms of a plural are texts of their own. */
function textsOf(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part ?? {}).flatMap(([key, value]) => textsOf(value, `${path}/${key}`));
}
const gapsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each(Object.keys(CATALOGUES).filter((file) => !file.endsWith('/en.json')))(
  '%s has the same texts as English, with the same gaps',
  (file) => {
    const english = textsOf(CATALOGUES[file.replace(/\w+\.json$/, 'en.json')]);
    const translated = textsOf(CATALOGUES[file]);
    expect(translated.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(translated.map(([path, text]) => [path, gapsOf(text)])).toEqual(
      english.map(([path, text]) => [path, gapsOf(text)]),
    );
    expect(translated.filter(([, text]) => text.trim() === '')).toEqual([]);
  },
);

test('sentences that the English screens share with the server are the same', () => {
  expect(account.signup.wrong).toEqual(SIGNUP_SENTENCES);
  const { year: _year, futureYear: _futureYear, ...formSentences } = INPUT_SENTENCES;
  expect(predictor.form.problem).toMatchObject(formSentences);
  expect(counselling.topics).toEqual(TOPIC_NAMES);
  expect(counselling.languages).toEqual(LANGUAGE_NAMES);
  expect(dashboard.session.topics).toEqual(TOPIC_NAMES);
  expect(help.support.topics).toEqual(TICKET_TOPIC_NAMES);
  const { OPEN: _open, ...categories } = CAP_CATEGORIES;
  expect(predictor.form.capCategories).toMatchObject(categories);
  expect(payment.result.texts.failed).toContain(MONEY_COMES_BACK);
  expect(profile.account.payments.next).toMatchObject({ failed: MONEY_COMES_BACK, expired: MONEY_COMES_BACK });
});
