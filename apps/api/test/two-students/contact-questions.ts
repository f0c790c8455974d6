import { auth } from '@dakhila/contract/auth';
import { contactChange } from '@dakhila/contract/contact-change';
import { coupons } from '@dakhila/contract/coupons';
import type { AnyEndpoint, InputOf } from '@dakhila/contract/endpoint';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { signup } from '@dakhila/contract/signup';
import type { Answer, Browser } from '../browser.ts';
import { callOf } from './calls.ts';

export type Contacts = { email: string; phone: string };
/** Those of one student, and some that nobody has. They look alike when masked. */
export const REGISTERED: Contacts = { email: 'known@example.com', phone: '919000010001' };
export const NOBODY: Contacts = { email: 'knoxn@example.com', phone: '919000020001' };
export type Asker = {
  /** Nobody yet, in another network than the server. */
  stranger: Browser;
  /** A student of sixteen who is logged in. */
  student: Browser;
  /** A sign-up under way, at its first step. */
  newcomer: Browser;
  codeTo: (contact: string) => Promise<string>;
};

/** Calls that take a contact, one after the other, as somebody would make them to find out whether it has an account. */
export type Question = {
  name: string;
  places: readonly string[];
  ask: (asker: Asker, contacts: Contacts) => Promise<Answer[]>;
  /** While registrations are disclosed: the first answer about a registered contact, and about one that nobody has. Otherwise nothing is ever told. */
  told?: [number, number];
};

const WRONG = '000000';
const at = (endpoint: AnyEndpoint, place: string) => `${callOf(endpoint)} ${place}`;
const inTurn = async (...calls: (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
};
const times = (count: number, call: () => Promise<Answer>) => inTurn(...Array<typeof call>(count).fill(call));
const make =
  <E extends AnyEndpoint>(browser: Browser, endpoint: E, input: InputOf<E> | {}) =>
  () =>
    browser.call(endpoint, input);
const init = (browser: Browser, identifier: string) => make(browser, auth.loginInit, { body: { identifier } });
const verify = (browser: Browser, identifier: string, otp = WRONG) =>
  make(browser, auth.loginVerify, { body: { identifier, otp } });
const begin = (browser: Browser, contacts: Partial<Contacts>) =>
  make(browser, signup.init, {
    body: { firstName: 'Ira', lastName: 'Rao', ...{ email: 'visitor@example.com', phone: '9000099999', ...contacts } },
  });

const LOGIN = [at(auth.loginInit, 'body.identifier'), at(auth.loginVerify, 'body.identifier')];
const login: Question[] = (
  [
    ['email', 'phone'],
    ['phone', 'email'],
  ] as const
).flatMap(([one, other]) => [
  {
    name: `log-ins by ${one}, until no code is sent`,
    places: LOGIN,
    ask: ({ stranger }, contacts) => times(4, init(stranger, contacts[one])),
    told: [200, 400],
  },
  {
    name: `log-ins by ${one}, then one by ${other}`,
    places: LOGIN,
    ask: ({ stranger }, { [one]: first, [other]: second }) =>
      inTurn(init(stranger, first), init(stranger, first), init(stranger, second), verify(stranger, second)),
    told: [200, 400],
  },
  {
    name: `wrong codes for log-ins by ${one}, then by ${other}`,
    places: LOGIN,
    ask: async ({ stranger }, { [one]: first, [other]: second }) => {
      const guess = (contact: string) =>
        inTurn(init(stranger, contact), ...Array.from({ length: 6 }, () => verify(stranger, contact)));
      return [...(await guess(first)), ...(await guess(first)), ...(await guess(second)), ...(await guess(second))];
    },
    told: [200, 400],
  },
  {
    name: `a code by ${one} without a log-in`,
    places: LOGIN,
    ask: ({ stranger }, contacts) =>
      inTurn(verify(stranger, contacts[one]), verify(stranger, contacts[one], '1'), verify(stranger, contacts[one])),
  },
  {
    name: `a code by ${one} for a log-in that a student began by ${other}`,
    places: LOGIN,
    ask: ({ stranger }, contacts) =>
      inTurn(
        init(stranger, REGISTERED[other]),
        verify(stranger, contacts[one], '1'),
        verify(stranger, contacts[one]),
        verify(stranger, REGISTERED[other]),
      ),
  },
]);

const signupEmail = [signup.resendWhatsAppOtp, signup.verifyOtp, signup.freeTierSignup, signup.selectTier];
const signingUp: Question[] = [
  {
    name: 'the look-up of a phone',
    places: [at(signup.checkExisting, 'query.phone')],
    ask: ({ stranger }, { phone }) => times(2, make(stranger, signup.checkExisting, { query: { phone } })),
    told: [409, 200],
  },
  {
    name: 'the look-up of an e-mail address',
    places: [at(signup.checkEmail, 'query.email')],
    ask: ({ stranger }, { email }) => times(2, make(stranger, signup.checkEmail, { query: { email } })),
    told: [409, 200],
  },
  {
    name: 'sign-ups with an e-mail address, and wrong codes',
    places: [at(signup.init, 'body.email')],
    ask: async ({ stranger }, { email }) => [
      ...(await times(2, begin(stranger, { email }))),
      ...(await times(6, make(stranger, signup.verifyOtp, { body: { email, otp: WRONG, type: 'email' } }))),
      ...(await inTurn(make(stranger, signup.init, { body: { resendType: 'email' } }))),
    ],
    told: [409, 200],
  },
  {
    name: 'a sign-up with a phone, up to its code',
    places: [at(signup.init, 'body.phone')],
    ask: async ({ stranger, codeTo }, { phone }) => {
      const email = 'visitor@example.com';
      const begun = await begin(stranger, { phone })();
      if (begun.status !== 200) return [begun];
      const otp = await codeTo(email);
      const type = 'whatsapp';
      return [
        begun,
        ...(await inTurn(
          make(stranger, signup.verifyOtp, { body: { email, otp, type: 'email' } }),
          make(stranger, signup.resendWhatsAppOtp, { body: { email } }),
          make(stranger, signup.resendWhatsAppOtp, { body: { email } }),
          make(stranger, signup.verifyOtp, { body: { email, otp: WRONG, type } }),
        )),
      ];
    },
    told: [409, 200],
  },
  {
    name: 'the e-mail address of somebody else in the calls of a sign-up',
    places: [...signupEmail, coupons.validate].map((call) => at(call, 'body.email')),
    ask: ({ newcomer }, { email }) =>
      inTurn(
        make(newcomer, signup.resendWhatsAppOtp, { body: { email } }),
        make(newcomer, signup.verifyOtp, { body: { email, otp: WRONG, type: 'email' } }),
        make(newcomer, signup.freeTierSignup, { body: { email, tierId: 'basic' } }),
        make(newcomer, signup.selectTier, { body: { email, tierId: 'standard' } }),
        make(newcomer, coupons.validate, { body: { code: 'WELCOME10', tierId: 'standard', email } }),
      ),
  },
];

const ofStudents: Question[] = (['email', 'phone'] as const).flatMap((kind) => [
  {
    name: `a change to the ${kind} of somebody else`,
    places: [at(contactChange.start, 'body.contact')],
    ask: async ({ student, codeTo }, contacts) => {
      const begun = await student.call(contactChange.start, { body: { contact: contacts[kind] } });
      if (begun.status !== 200) return [begun];
      const otp = await codeTo(kind === 'email' ? 'asker@example.com' : '919000088888');
      return [
        begun,
        ...(await inTurn(
          make(student, contactChange.confirm, { body: { otp } }),
          make(student, contactChange.resend, {}),
          make(student, contactChange.resend, {}),
          make(student, contactChange.confirm, { body: { otp: WRONG } }),
        )),
      ];
    },
    told: [409, 200],
  },
  {
    name: `a guardian with the ${kind} of somebody else`,
    places: [at(guardianConsent.ask, 'body.contact')],
    ask: async ({ student }, contacts) => [
      ...(await times(
        3,
        make(student, guardianConsent.ask, { body: { guardianName: 'Mother', contact: contacts[kind] } }),
      )),
      ...(await inTurn(make(student, guardianConsent.confirm, { body: { otp: WRONG } }))),
    ],
  },
]);

export const QUESTIONS: readonly Question[] = [...login, ...signingUp, ...ofStudents];
