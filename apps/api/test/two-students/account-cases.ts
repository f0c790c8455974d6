import { bearer, byId, type Case, own, refused } from './case.ts';
import type { Things } from './things.ts';

const NO_CODE = '000000';
const CODE_WRONG = 400;
const NO_SIGNUP = 409;

const moneyCases = [
  byId('GET /invoices/:id.pdf', ({ invoice }) => invoice),
  own({
    call: 'GET /profile/ledger',
    place: 'query.before',
    theirs: ({ ledgerEntry }) => ledgerEntry,
    nowhere: '999999999',
    send: (before) => ({ query: { before } }),
  }),
  bearer({
    call: 'GET /payments/:transactionId',
    place: 'params.transactionId',
    theirs: ({ transaction }) => transaction,
    nowhere: `DK${'0'.repeat(32)}`,
    send: (transactionId) => ({ params: { transactionId } }),
  }),
  refused({
    call: 'POST /coupon/validate',
    place: 'body.email',
    status: 400,
    theirs: ({ email }) => email,
    nowhere: 'nobody@private.example',
    send: (email) => ({ body: { code: 'WELCOME10', tierId: 'attempts-5', email } }),
  }),
];

const signupEmail = { place: 'body.email', nowhere: 'nobody@private.example' };
const signupCases = [
  refused({
    call: 'POST /signup/resend-whatsapp-otp',
    ...signupEmail,
    status: NO_SIGNUP,
    theirs: ({ verified }) => verified.email,
    from: ({ verified }) => verified.browser,
    send: (email) => ({ body: { email } }),
  }),
  refused({
    call: 'POST /signup/verify-otp',
    ...signupEmail,
    status: NO_SIGNUP,
    theirs: ({ fresh }) => fresh.email,
    from: ({ fresh }) => fresh.browser,
    // The code is the right one of who sends it.
    send: (email, { codes }) => ({ body: { email, otp: codes.signup, type: 'email' } }),
  }),
  refused({
    call: 'POST /signup/select-tier',
    ...signupEmail,
    status: NO_SIGNUP,
    theirs: ({ verified }) => verified.email,
    from: ({ verified }) => verified.browser,
    send: (email) => ({ body: { email, tierId: 'standard' } }),
  }),
  refused({
    call: 'POST /signup/free-tier-signup',
    ...signupEmail,
    status: NO_SIGNUP,
    theirs: ({ verified }) => verified.email,
    from: ({ verified }) => verified.browser,
    send: (email) => ({ body: { email, tierId: 'basic' } }),
  }),
];

type CodeOf = keyof Things['codes'];
/** A code that waits for another student; the sender waits for one of their own. */
const withCode = (call: string, kind: CodeOf, told: Partial<Case> = {}) =>
  refused({
    call,
    place: 'body.otp',
    status: CODE_WRONG,
    theirs: ({ codes }) => codes[kind],
    nowhere: NO_CODE,
    send: (otp) => ({ body: { otp } }),
    ...told,
  });

const codeCases = [
  withCode('POST /signup/verify-otp', 'signup', {
    from: ({ fresh }) => fresh.browser,
    send: (otp, { fresh }) => ({ body: { email: fresh.email, otp, type: 'email' } }),
  }),
  withCode('POST /privacy/copies', 'copy'),
  withCode('POST /contact-change/confirm', 'contact'),
  withCode('POST /guardian-consent/confirm', 'guardian'),
  withCode('POST /auth/login/verify', 'login', {
    from: ({ loginBrowser }) => loginBrowser,
    send: (otp, { email }) => ({ body: { identifier: email, otp } }),
  }),
];

/** Money, sign-up and the account; for the owner in this order: the account closes last. */
export const ACCOUNT_CASES: readonly Case[] = [
  ...moneyCases,
  ...['html', 'json'].map((format) => byId(`GET /privacy/copies/:id.${format}`, ({ copy }) => copy)),
  byId('DELETE /auth/sessions/:id', ({ session }) => session),
  ...codeCases,
  ...signupCases,
  withCode('POST /privacy/deletion', 'deletion'),
];
