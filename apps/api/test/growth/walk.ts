import { nothing } from '@dakhila/contract/endpoint';
import { dayOf, momentOf } from '@dakhila/domain/calendar/indian-time';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import type { Job } from '../../src/jobs/run-jobs.ts';
import { billingJobs } from '../../src/modules/billing/index.ts';
import { counsellingJobs } from '../../src/modules/counselling/index.ts';
import { roundsJobs } from '../../src/modules/lists/index.ts';
import { messagingJobs } from '../../src/modules/messaging/index.ts';
import { numbersJobs } from '../../src/modules/numbers/index.ts';
import { deleteUnneeded, privacyJobs } from '../../src/modules/privacy/index.ts';
import { fileJobs } from '../../src/modules/support/index.ts';
import type { Deps } from '../../src/ports.ts';
import { aBrowserOf } from '../builders.ts';
import type { Harness } from '../harness.ts';
import { PROFILE } from '../lists.ts';
import { ACCOUNT_CASES } from '../two-students/account-cases.ts';
import { callOf, endpoints } from '../two-students/calls.ts';
import { ask } from '../two-students/matrix.ts';
import { PLAN_CASES } from '../two-students/plan-cases.ts';
import { TALK_CASES } from '../two-students/talk-cases.ts';
import type { Things } from '../two-students/things.ts';

/** One call as a student with one of everything makes it, and the status that came. */
export type Step = { call: string; send: () => Promise<number> };

const JOSAA = { exam: 'josaa' };
const { gender } = PROFILE;

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** Calls that name nothing of a student's own, in an order that works. */
const restOf = (owner: Things): [string, Sent?][] => [
  ['PUT /profile/name', { body: { firstName: 'Asha', lastName: 'Patil' } }],
  ['POST /language', { body: { language: 'mr' } }],
  ['POST /agreements', { body: { version: LEGAL_VERSION } }],
  ['PUT /exam-profile', { body: PROFILE }],
  ['PATCH /exam-profile', { body: {} }],
  ['POST /predictor/josaa/runs', { body: { ...PROFILE.josaa, gender, pwd: false } }],
  ['POST /predictor/mht-cet/runs', { body: { ...PROFILE.mhtCet, gender } }],
  ['GET /predictor/colleges/:exam/:collegeId', { params: { ...JOSAA, collegeId: 'iit-bombay' } }],
  ['GET /predictor/mht-cet/merit-estimate', { query: { percentile: '95' } }],
  ['GET /predictor/josaa/rank-estimate', { query: { percentile: '95', category: 'OPEN' } }],
  ['POST /lists', { body: { exam: 'josaa', name: 'Another list' } }],
  ['GET /list-options', { query: { exam: 'josaa', collegeId: 'nit-warangal' } }],
  ['PUT /list-study', { body: { isIn: true } }],
  ['PATCH /money/family', { body: { category: 'OBC' } }],
  ['DELETE /money/family'],
  ['GET /money/colleges/:exam/:code', { params: { ...JOSAA, code: 'iit-bombay' } }],
  ['PUT /rounds/:exam/reminders', { params: JOSAA, body: { email: true, whatsapp: false } }],
  ['PUT /rounds/:exam/result', { params: JOSAA, body: { result: 'none', mayCount: false } }],
  ['DELETE /rounds/:exam/result', { params: JOSAA }],
  ['GET /counseling/counselors/:id/slots', { params: { id: 'meera-joshi' } }],
  ['POST /assessment/sittings'],
  ['GET /colleges/:id', { params: { id: '16006' } }],
  ['GET /colleges/:id/cutoffs', { params: { id: '16006' } }],
  ['GET /mhtcet-colleges/code/:code', { params: { code: '6006' } }],
  ['GET /josaa-colleges/:id', { params: { id: 'iit-bombay' } }],
  ['GET /josaa-colleges/:id/cutoffs', { params: { id: 'iit-bombay' } }],
  ['GET /josaa-colleges/:id/csab', { params: { id: 'nit-warangal' } }],
  ['GET /josaa-colleges/name/:name', { params: { name: 'IIT Bombay' } }],
  ['GET /pin-codes/:prefix', { params: { prefix: '411' } }],
  [
    'POST /fact-reports',
    { body: { exam: 'josaa', collegeId: 'iit-bombay', field: 'location', message: 'It is in Mumbai' } },
  ],
  ['POST /client-errors', { body: { name: 'Error', places: [], screen: 'predictor' } }],
  ['POST /support/feedback', { body: { rating: 5, text: 'Good' } }],
  ['POST /topup/select-tier', { body: { tierId: 'attempts-5', couponCode: 'FLAT100' } }],
  ['POST /counseling-topup/select-tier', { body: { tierId: 'session-1' } }],
  ['POST /psychometric-topup/select-tier', { body: { tierId: 'assessment' } }],
  ['POST /upgrade/select-tier', { body: { tierId: 'premium' } }],
  ['POST /auth/login/init', { body: { identifier: owner.phone } }],
  ['GET /signup/check-existing', { query: { phone: '9876543210' } }],
  ['GET /signup/check-email', { query: { email: 'new.student@growth.example' } }],
  ['GET /signup/validate-affiliation-code', { query: { code: 'FERG26' } }],
  [
    'POST /signup/init',
    {
      body: {
        ...{ firstName: 'Ira', lastName: 'Rao', email: 'ira.rao@growth.example', phone: '9876543211' },
        affiliationCode: '',
      },
    },
  ],
];

/** What ends something of the student's: after all calls that need it. */
const ENDS: [string, Sent?][] = [
  ['POST /privacy/copies/code'],
  ['POST /privacy/deletion/code'],
  ['POST /rounds/:exam/feed', { params: JOSAA }],
  ['DELETE /rounds/:exam/feed', { params: JOSAA }],
  ['PUT /guardian-consent/birth-date', { body: { birthDate: '2010-01-01' } }],
  ['POST /guardian-consent/ask', { body: { guardianName: 'Sunita Patil', contact: 'sunita.patil@growth.example' } }],
  ['GET /guardian-consent/link/:token', { params: { token: 'none' } }],
  ['DELETE /guardian-consent'],
  ['POST /contact-change', { body: { contact: 'other@growth.example' } }],
  ['POST /contact-change/resend'],
  ['DELETE /contact-change'],
  ['POST /auth/sessions/end-others'],
];

/** Every call of the contract once, as a student who has one of everything. */
export function stepsOf(server: Harness, owner: Things): Step[] {
  const byName = new Map(endpoints.map((endpoint) => [callOf(endpoint), endpoint]));
  const send = (call: string, input: Sent) => async () => {
    const endpoint = byName.get(call);
    if (!endpoint) throw new Error(`${call} is not in the contract`);
    return (await owner.browser.call(endpoint, input)).status;
  };
  const readable = endpoints
    .filter(
      ({ method, path, query }) =>
        method === 'GET' && /^[^:]*(\/:exam[^:]*)?$/.test(path) && (query === nothing || query.safeParse({}).success),
    )
    .map((endpoint) => ({ call: callOf(endpoint), send: send(callOf(endpoint), { params: JOSAA }) }));
  const stepOf = ([call, input = {}]: [string, Sent?]) => ({ call, send: send(call, input) });
  const cases = [...PLAN_CASES, ...TALK_CASES, ...ACCOUNT_CASES].map((one) => ({
    call: one.call,
    send: async () => {
      const asked = { named: one.theirs(owner), sender: owner, browser: one.from(owner) };
      return (await ask(one, asked)).answer.status;
    },
  }));
  /** Closing the account has ended every session. */
  const reopen = async () => {
    const { cookies } = await aBrowserOf(server, owner.id);
    owner.browser.cookies.set('session', cookies.get('session') ?? '');
    // The token belongs to the session before.
    owner.browser.cookies.delete('XSRF-TOKEN');
    return send('DELETE /privacy/deletion', {})();
  };
  return [
    ...[...readable, ...restOf(owner).map(stepOf), ...cases, { call: 'DELETE /privacy/deletion', send: reopen }],
    ...[...ENDS.map(stepOf), stepOf(['POST /auth/logout'])],
  ];
}

/** More than a page of students, so that the second page is read too. */
const REMINDERS = 600;

/** The reminders at noon, and no more of them than show every statement: a million would take hours. */
function remindersOf(deps: Deps): Pick<Job, 'name' | 'run'>[] {
  const enough = new AbortController();
  let written = 0;
  const newId = () => {
    written += 1;
    if (written > REMINDERS) enough.abort();
    return deps.newId();
  };
  const now = () => momentOf(dayOf(deps.now()), 12 * 60);
  return roundsJobs({ ...deps, now, newId }).map(({ name, run }) => ({ name, run: () => run(enough.signal) }));
}

/** The bodies of all background jobs. */
export const jobsOf = (deps: Deps): Pick<Job, 'name' | 'run'>[] => [
  ...messagingJobs(deps),
  ...billingJobs(deps),
  ...counsellingJobs(deps),
  ...numbersJobs(deps),
  ...remindersOf(deps),
  ...privacyJobs(deps),
  ...fileJobs(deps),
  { name: 'unneeded', run: (stopping) => deleteUnneeded(deps.db, stopping) },
];

/** What a collector of metrics reads. */
export const readMetrics = async ({ app }: Harness) =>
  (await app.server.inject({ method: 'GET', url: '/metrics' })).statusCode;
