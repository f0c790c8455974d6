import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { expectAccessible, PHONE } from './axe.ts';
import { answer, atGateway, choose, goOn, openPlans, outcome } from './checkout.ts';
import { sql } from './database.ts';
import { expectFits } from './fits.ts';
import { prepareByOps } from './ops.ts';
import { baseUrl } from './server.ts';
import { settled } from './settled.ts';

/** Gives the page a device with a passkey that says yes to everything, as a finger would. Returns how to take it away. */
export async function addPasskeyDevice(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

/** The address that an invitation from the command line opens, on the server of this run. */
export async function invitation(email: string, name: string, role: string): Promise<string> {
  const made = await prepareByOps('staff', 'invite', email, '--name', name, '--role', role);
  const { url } = made as { url: string };
  return `${baseUrl()}/desk/join${new URL(url).hash}`;
}

/** A page on which somebody of the staff has registered a passkey and is signed in. */
export async function staffPage(context: BrowserContext, email: string, name: string, role: string): Promise<Page> {
  const page = await context.newPage();
  await addPasskeyDevice(page);
  await page.goto(await invitation(email, name, role));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

const DESKTOP = { width: 1280, height: 800 };

/** The page fits and is accessible on a desktop and a phone, light and dark; a picture of each is left with the results. */
export async function expectSound(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  for (const [width, viewport] of [
    ['1280', DESKTOP],
    ['360', PHONE],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await expectFits(page);
      // Each width and each theme once: a look takes long.
      if ((width === '1280') === (colorScheme === 'light')) await expectAccessible(page);
      await page.screenshot({ path: testInfo.outputPath(`${name}-${width}-${colorScheme}.png`) });
    }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Counts of the past months, which a new server does not have. */
export async function fillNumbers(): Promise<void> {
  await sql(`insert into daily_numbers (day, measure, value)
    select current_date - k, measure, case measure when 'received-paise' then 9990000 when 'refunded-paise' then 199900 when 'tickets' then 40
      when 'answered-4h' then 21 when 'answered-1d' then 10 when 'answered-3d' then 6 when 'questions' then 90 when 'unanswered' then 9
      else 20 end + (k * 7 % 13) * case when measure = 'received-paise' then 500000 when measure in ('runs', 'sign-ups', 'activations', 'questions') then 9 else 0 end
    from generate_series(1, 200) k, unnest(array['sign-ups', 'activations', 'runs', 'received-paise', 'refunded-paise', 'tickets', 'answered-4h', 'answered-1d', 'answered-3d', 'questions', 'unanswered']) measure
    on conflict (day, measure) do update set value = excluded.value`);
}

/** A new person buys Premium and pays at the gateway. */
export async function buyPremium(page: Page): Promise<void> {
  await openPlans(page);
  await choose(page, 'Premium');
  await goOn(page, 'Next');
  await atGateway(page, '₹4,999');
  await answer(page, 'Pay ₹4,999');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
}

/** Orders like the paid one whose questions to the gateway failed, one for each way. */
export async function failOrders(): Promise<void> {
  await sql(`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'transaction_id', 'DK' || upper(replace(gen_random_uuid()::text, '-', '')),
      'state', f.state, 'reconcile_failure', f.failure, 'gateway', f.gateway, 'gateway_reference', null, 'gateway_payment_id', null, 'paid_at', null, 'receipt_id', null,
      'next_check_at', null, 'signup_id', null, 'created_at', app_now() - interval '13 days', 'expires_at', app_now() - interval '13 days'))).*
    from orders o, (values ('expired', 'given-up', 'sandbox'), ('failed', 'not-saved', 'sandbox'), ('failed', 'not-saved', 'razorpay')) f(state, failure, gateway)
    where o.id = (select id from orders where state = 'paid' and amount_paise > 0 limit 1)`);
}

/** A settlement file of today, as the gateway's dashboard exports it: ids of payments and rupees. */
export function settlementFile(...payments: [id: string, rupees: string][]): {
  name: string;
  mimeType: string;
  buffer: Buffer;
} {
  const day = dayOf(new Date());
  const head = 'entity_id,type,debit,credit,amount,currency,fee,tax,created_at,settlement_id,payment_id';
  const lines = payments.map(([id, rupees]) => `${id},payment,0,${rupees},${rupees},INR,0,0,${day} 00:00:01,setl_1,`);
  return { name: 'settlement.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...lines].join('\r\n')) };
}
