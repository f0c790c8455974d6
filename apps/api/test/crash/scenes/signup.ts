import { randomInt, randomUUID } from 'node:crypto';
import { signup } from '@dakhila/contract/signup';
import { topUps, upgrades } from '@dakhila/contract/top-ups';
import type { Answer } from '../../browser.ts';
import { aStudent } from '../../builders.ts';
import { codeTo } from '../../inbox.ts';
import { type Act, askOf, type Scene } from '../act.ts';
import type { World } from '../world.ts';

const aForm = () => ({
  firstName: 'Rohan',
  lastName: 'Gupta',
  email: `${randomUUID()}@example.com`,
  phone: `91${randomInt(6_000_000_000, 9_999_999_999)}`,
});

const count = async ({ pool }: World, query: string, ...values: string[]): Promise<number> =>
  (await pool.query<{ n: number }>(query, values)).rows[0]?.n ?? 0;

/** A sign-up as far as a step: begun, with its address verified, or wholly. */
async function aSignupAt(world: World, step: 'email' | 'whatsapp' | 'completed') {
  const browser = world.newBrowser();
  const form = aForm();
  requireDone(await browser.call(signup.init, { body: form }));
  const verify = async (type: 'email' | 'whatsapp') => ({
    email: form.email,
    otp: await codeTo(world, type === 'email' ? form.email : form.phone),
    type,
  });
  if (step !== 'email') requireDone(await browser.call(signup.verifyOtp, { body: await verify('email') }));
  if (step === 'completed') requireDone(await browser.call(signup.verifyOtp, { body: await verify('whatsapp') }));
  return { browser, ...form, verify };
}

/** A step that was rejected while the database was away leaves a sign-up half prepared, which would later count as a lost write. */
function requireDone({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`a sign-up could not be prepared: ${status} ${JSON.stringify(body)}`);
}

const init: Scene = {
  name: 'begin a sign-up',
  async prepare(world): Promise<Act> {
    const form = aForm();
    return {
      ask: await askOf(world.newBrowser(), signup.init, { body: form }),
      // Asked again without its cookie another sign-up begins: what counts is that one waits with its code on the way.
      effects: () =>
        count(
          world,
          `select (exists (select from signups s join challenges c on c.subject = s.id::text where s.email = $1)
             and exists (select from outbox where recipient = $1))::int as n`,
          form.email,
        ),
    };
  },
};

const verification = (type: 'email' | 'whatsapp'): Scene => ({
  name: `verify the ${type} code of a sign-up`,
  async prepare(world): Promise<Act> {
    const { browser, email, phone, verify } = await aSignupAt(world, type);
    const column = type === 'email' ? 'email_verified_at' : 'phone_verified_at';
    return {
      ask: await askOf(browser, signup.verifyOtp, { body: await verify(type) }),
      // With the address comes the code for the phone, or the student would wait for it in vain.
      effects: () =>
        count(
          world,
          `select count(*)::int as n from signups s where s.email = $1 and s.${column} is not null
             and exists (select from outbox where recipient = $2)`,
          email,
          phone,
        ),
    };
  },
});

const freePlan: Scene = {
  name: 'finish a sign-up with the free plan',
  async prepare(world): Promise<Act> {
    const { browser, email } = await aSignupAt(world, 'completed');
    const call = (key: string) => askOf(browser, signup.freeTierSignup, { body: { email, tierId: 'basic' } }, key);
    return {
      ask: await call('a-click'),
      others: [await call('another-click'), await call('a-third-click')],
      effects: () =>
        count(
          world,
          `select greatest(count(distinct s.id), count(l.id))::int as n from students s
             left join ledger l on l.student_id = s.id and l.reason = 'purchase' where s.email = $1`,
          email,
        ),
    };
  },
};

const orderPlan = (couponCode: string | undefined): Scene => ({
  name: `order a plan at sign-up${couponCode ? ', with a coupon' : ''}`,
  async prepare(world): Promise<Act> {
    const { browser, email } = await aSignupAt(world, 'completed');
    const body = { email, tierId: 'premium', ...(couponCode ? { couponCode } : {}) };
    const call = (key: string) => askOf(browser, signup.selectTier, { body }, key);
    return {
      ask: await call('a-click'),
      others: [await call('another-click'), await call('a-third-click')],
      effects: () =>
        count(
          world,
          `select count(*)::int as n from orders o join signups s on s.id = o.signup_id where s.email = $1
             and (o.state = 'redirected' and o.gateway_url is not null or (select count(*) from orders p where p.signup_id = s.id) > 1)`,
          email,
        ),
    };
  },
});

const ORDERS = [
  { name: 'order an upgrade', endpoint: upgrades.selectTier, tierId: 'standard', couponCode: 'WELCOME10' },
  { name: 'order sessions', endpoint: topUps.counselling.selectTier, tierId: 'session-1', couponCode: undefined },
  { name: 'order attempts', endpoint: topUps.predictions.selectTier, tierId: 'attempts-5', couponCode: 'FLAT100' },
  {
    name: 'order attempts for nothing',
    endpoint: topUps.predictions.selectTier,
    tierId: 'attempts-5',
    couponCode: 'FULLRIDE',
  },
] as const;

const orderByStudent = ({ name, endpoint, tierId, couponCode }: (typeof ORDERS)[number]): Scene => ({
  name,
  async prepare(world): Promise<Act> {
    const { id, browser } = await aStudent(world);
    const body = { tierId, ...(couponCode ? { couponCode } : {}) };
    return {
      ask: await askOf(browser, endpoint, { body }, 'a-click'),
      effects: () =>
        count(
          world,
          `select count(*)::int as n from orders o where o.student_id = $1 and (o.state in ('redirected', 'paid')
             or (select count(*) from orders p where p.student_id = $1) > 1)`,
          id,
        ),
    };
  },
});

export const SIGNUP_SCENES: Scene[] = [
  init,
  verification('email'),
  verification('whatsapp'),
  freePlan,
  orderPlan(undefined),
  orderPlan('FLAT100'),
  ...ORDERS.map(orderByStudent),
];
