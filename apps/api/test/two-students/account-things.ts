import { randomUUID } from 'node:crypto';
import { auth } from '@dakhila/contract/auth';
import { contactChange } from '@dakhila/contract/contact-change';
import { payments } from '@dakhila/contract/payments';
import { privacy } from '@dakhila/contract/privacy';
import { profile } from '@dakhila/contract/profile';
import { signup } from '@dakhila/contract/signup';
import { topUps } from '@dakhila/contract/top-ups';
import { succeed } from '../../src/demo/succeed.ts';
import type { Browser } from '../browser.ts';
import type { Harness } from '../harness.ts';
import { codeTo } from '../inbox.ts';
import { aCallback, aSignup, pressButton, sendCallback } from '../shop.ts';
import { askGuardian, type Person } from './person.ts';

type Pending = { email: string; browser: Browser };

export type AccountThings = {
  transaction: string;
  invoice: string;
  ledgerEntry: string;
  /** The name of a click. */
  key: string;
  session: string;
  copy: string;
  /** Codes that wait for being typed. */
  codes: Record<'login' | 'copy' | 'deletion' | 'contact' | 'guardian' | 'signup', string>;
  /** The browser that waits for the code of its log-in. */
  loginBrowser: Browser;
  /** Sign-ups under way: one with both contacts verified, one that waits for its first code. */
  verified: Pending;
  fresh: Pending;
};

/** A payment with invoice that was made twice, a second device, an open copy of the data, and a code on its way for everything that asks for one. */
export async function makeAccountThings(server: Harness, { browser, email, word }: Person): Promise<AccountThings> {
  /** Codes that go to one address soon after each other are held back; here an hour lies between two. */
  const codeAt = async (address: string) => {
    const code = await codeTo(server, address);
    await server.pool.query("update code_sends set sent_at = sent_at - interval '25 hours'");
    return code;
  };
  const key = randomUUID();
  const body = { tierId: 'attempts-5', couponCode: 'FLAT100' };
  const ordered = await succeed(browser, topUps.predictions.selectTier, { body }, { 'idempotency-key': key });
  await pressButton(browser, ordered.data.gatewayURL, { answer: 'pay' });
  const [invoice] = (await succeed(browser, payments.invoices)).data;
  const { transactionId = '', amount = 0 } = invoice ?? {};
  const again = { transactionId, amountPaise: amount * 100, paymentId: randomUUID() };
  await sendCallback(server, aCallback(server, again));

  const device = server.newBrowser();
  const logIn = async (other: Browser) => {
    await succeed(other, auth.loginInit, { body: { identifier: email } });
    return codeAt(email);
  };
  await succeed(device, auth.loginVerify, { body: { identifier: email, otp: await logIn(device) } });
  const session = (await succeed(browser, auth.sessions)).data.find(({ isCurrent }) => !isCurrent)?.id ?? '';

  await succeed(browser, privacy.sendCopyCode);
  const opened = await succeed(browser, privacy.openCopies, { body: { otp: await codeAt(email) } });
  const copy = /copies\/(.+)\.json/.exec(opened.data.json)?.[1] ?? '';

  await succeed(browser, privacy.sendCopyCode);
  const copyCode = await codeAt(email);
  await succeed(browser, privacy.sendDeletionCode);
  const deletion = await codeAt(email);
  await succeed(browser, contactChange.start, { body: { contact: `${word}.new@private.example` } });
  const contact = await codeAt(email);
  await askGuardian(browser, `${word}.father@private.example`, `Father of ${word}`);
  const guardian = await codeAt(`${word}.father@private.example`);
  const loginBrowser = server.newBrowser();
  const login = await logIn(loginBrowser);

  const verified = await aSignup(server, { email: `${word}.brother@private.example` });
  const fresh = await aSignup(server, { email: `${word}.sister@private.example`, isVerified: false });
  await succeed(fresh.browser, signup.init, { body: { resendType: 'email' } });
  const codes = { login, copy: copyCode, deletion, contact, guardian, signup: await codeAt(fresh.email) };
  const [entry] = (await succeed(browser, profile.ledger)).data.entries;
  return {
    ...{ transaction: invoice?.transactionId ?? '', invoice: invoice?.id ?? '', ledgerEntry: String(entry?.id) },
    ...{ key, session, copy, codes, loginBrowser, verified, fresh },
  };
}
