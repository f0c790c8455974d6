import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROWSER_LOOKUPS } from '@dakhila/domain/auth/otp';
import { insertSession } from '../../apps/api/src/http/session-store.ts';
import { DELIVERY } from '../../apps/api/src/modules/messaging/deliver.ts';
import { aStudent } from '../../apps/api/test/builders.ts';
import { SETTLEMENT_SCENES } from '../../apps/api/test/crash/scenes/settlement.ts';
import type { World } from '../../apps/api/test/crash/world.ts';
import type { aSmtpServer } from '../../apps/api/test/servers/smtp-server.ts';
import type { aCloudServer } from '../../apps/api/test/servers/whatsapp-server.ts';
import { prepareTasks } from '../lib/busy-students.ts';
import { makeVisitor, type Visitor } from './visitor.ts';

/** Three processes on one database, and where their messages arrive. */
export type Company = {
  world: World;
  bases: [string, string, string];
  mail: Awaited<ReturnType<typeof aSmtpServer>>;
  cloud: Awaited<ReturnType<typeof aCloudServer>>;
};
/** One thing that must hold across processes: whether it did, and what was seen. */
export type Kept = { isKept: boolean; seen: string };

/** A busy machine may be late; a student who has logged out must not notice. */
const AT_ONCE_MS = 2_000;
const PATIENCE_MS = 60_000;
/** Two turns of each sender, and of the job that asks the gateway: what is done twice has been done by then. */
const TURN_MS = { outbox: 2_000, orders: 11_000 };

/** A session made at one process works at the others, and its end is known there at once. */
export async function sessionsAreShared({ world, bases: [first, second, third], mail }: Company): Promise<Kept> {
  const { email } = await aStudent(world);
  const visitor = makeVisitor();
  await visitor.call(first, 'GET', '/auth/check');
  await visitor.call(first, 'POST', '/auth/login/init', { identifier: email });
  const otp = await codeIn(mail, email);
  const verified = await visitor.call(second, 'POST', '/auth/login/verify', { identifier: email, otp });
  const copy = makeVisitor(visitor.cookies);
  const isIn = [await copy.isSignedInAt(first), await copy.isSignedInAt(second), await copy.isSignedInAt(third)];
  const out = await visitor.call(third, 'POST', '/auth/logout');
  const heardMs = await untilOut(copy, [first, second]);
  return {
    isKept: verified.status === 200 && isIn.every(Boolean) && out.status === 200 && heardMs <= AT_ONCE_MS,
    seen: `code asked at one, typed at another (${verified.status}), signed in at ${isIn.filter(Boolean).length} of 3; the logout was heard in ${Math.round(heardMs)} ms`,
  };
}

/** A student who ends all other sessions at one process has ended them at every process. */
export async function othersEndEverywhere({ world, bases: [first, second, third] }: Company): Promise<Kept> {
  const { id: studentId, browser } = await aStudent(world);
  const secret = await insertSession(world.deps.db, { publicId: randomUUID(), studentId, device: 'Another' });
  const [own, other] = [makeVisitor(browser.cookies), makeVisitor([['session', secret]])];
  for (const base of [first, second, third]) if (!(await other.isSignedInAt(base))) throw new Error('not signed in');
  await own.isSignedInAt(first);
  const ended = await own.call(first, 'POST', '/auth/sessions/end-others');
  const heardMs = await untilOut(other, [second, third]);
  const isOwnOpen = await own.isSignedInAt(third);
  return {
    isKept: ended.status === 200 && heardMs <= AT_ONCE_MS && isOwnOpen,
    seen: `heard in ${Math.round(heardMs)} ms, own session ${isOwnOpen ? 'stays' : 'is gone'}`,
  };
}

/** Five tries a code, wherever they are made and however many at once; the right code is worth nothing afterwards. */
export async function triesAreCounted({ world, bases, mail }: Company): Promise<Kept> {
  const { email } = await aStudent(world);
  const visitor = makeVisitor();
  await visitor.call(bases[0], 'GET', '/auth/check');
  await visitor.call(bases[0], 'POST', '/auth/login/init', { identifier: email });
  const code = await codeIn(mail, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const tried = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      visitor.call(bases[index % 3] ?? '', 'POST', '/auth/login/verify', { identifier: email, otp: wrong }),
    ),
  );
  const right = await visitor.call(bases[1], 'POST', '/auth/login/verify', { identifier: email, otp: code });
  const { rows } = await world.pool.query<{ tries: number }>(
    'select coalesce(max(tries), 0)::int as tries from challenges',
  );
  const compared = rows[0]?.tries ?? 0;
  const isRefused = tried.every(({ status }) => status >= 400 && status < 500) && right.status >= 400;
  return {
    isKept: isRefused && compared === 5,
    seen: `30 wrong codes at once, ${compared} compared; then the right one: ${right.status}`,
  };
}

/** The pause between two codes, and look-ups of a browser, are counted for all processes together. */
export async function budgetsAreShared({ world, bases }: Company): Promise<Kept> {
  const { email } = await aStudent(world);
  const visitor = makeVisitor();
  await visitor.call(bases[0], 'GET', '/auth/check');
  const sends: number[] = [];
  for (const base of bases)
    sends.push((await visitor.call(base, 'POST', '/auth/login/init', { identifier: email })).status);
  const looks: number[] = [];
  for (let index = 0; index < BROWSER_LOOKUPS.limit + 6; index += 1)
    looks.push(
      (await visitor.call(bases[index % 3] ?? '', 'GET', `/signup/check-email?email=${index}@example.com`)).status,
    );
  const allowed = looks.filter((status) => status === 200).length;
  const isKept = sends.join() === '200,200,429' && allowed <= BROWSER_LOOKUPS.limit && looks.at(-1) === 429;
  return { isKept, seen: `codes: ${sends.join(', ')}; look-ups: ${allowed} of ${looks.length}` };
}

/** Every message of the outbox arrives, and once: the mail with the one code, the WhatsApp message with the other. */
export async function messagesGoOnce({ world, bases, mail, cloud }: Company, count = 120): Promise<Kept> {
  const people = Array.from({ length: count }, () => ({
    email: `${randomUUID()}@example.com`,
    phone: `91${randomInt(6_000_000_000, 9_999_999_999)}`,
  }));
  const signUp = async (contact: (typeof people)[number], index: number) => {
    const visitor = makeVisitor();
    const base = bases[index % 3] ?? '';
    await visitor.call(base, 'GET', '/auth/check');
    const form = { firstName: 'Asha', lastName: 'Patil', ...contact, affiliationCode: '' };
    const begun = await visitor.call(base, 'POST', '/signup/init', form);
    // The code in the mail asks for the one on WhatsApp.
    const typed = { email: contact.email, otp: await codeIn(mail, contact.email), type: 'email' };
    const verified = await visitor.call(base, 'POST', '/signup/verify-otp', typed);
    if (begun.status === 200 && verified.status === 200 && verified.told.isCodeSent) return [];
    return [`${begun.status}, then ${verified.status} ${verified.told.code ?? 'and no code on its way'}`];
  };
  const refused: string[] = [];
  for (let from = 0; from < count; from += 12)
    refused.push(...(await Promise.all(people.slice(from, from + 12).map((one, at) => signUp(one, at)))).flat());
  const isEmpty = async () => (await world.pool.query("select from outbox where state = 'waiting'")).rows.length === 0;
  // A message whose sender died, or lost its connection, goes to another when the claim ends.
  await until(isEmpty, { forMs: 2 * DELIVERY.claimSeconds * 1_000 });
  await sleep(TURN_MS.outbox);
  const left = await leftInOutbox(world);
  const mails = people.map(({ email }) => mail.received.filter(({ envelopeTo }) => envelopeTo.includes(email)).length);
  const chats = people.map(({ phone }) => cloud.requests.filter(({ body }) => isTo(body, phone)).length);
  return {
    isKept: refused.length === 0 && [...mails, ...chats].every((times) => times === 1),
    seen: `${count} sign-ups, arrived for each: ${Math.min(...mails)} to ${Math.max(...mails)} mails, ${Math.min(...chats)} to ${Math.max(...chats)} WhatsApp messages; refused: ${refused.join('; ') || 'none'}; left in the outbox: ${left.join(', ') || 'nothing'}`,
  };
}

async function leftInOutbox({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    "select channel || ' ' || state || ' ' || count(*) as what from outbox where state <> 'sent' group by channel, state",
  );
  return rows.map(({ what }) => what);
}

const isTo = (body: unknown, phone: string) =>
  typeof body === 'object' && body !== null && 'to' in body && body.to === phone;

/** What every process does by itself is done once: orders that the gateway calls paid are credited once, also after all of them have looked again. */
export async function ordersAreSettledOnce({ world }: Company): Promise<Kept> {
  const scenes = SETTLEMENT_SCENES.filter(({ name }) => / by reconcile/.test(name));
  const tasks = await prepareTasks(world, scenes, 2 * scenes.length);
  const effects = () => Promise.all(tasks.map(({ act }) => act.effects()));
  await until(async () => (await effects()).every((times) => times > 0));
  await sleep(TURN_MS.orders);
  const times = await effects();
  return {
    isKept: times.every((time) => time === 1),
    seen: `${tasks.length} paid orders of which nobody told us, credited ${Math.min(...times)} to ${Math.max(...times)} times each`,
  };
}

/** How long it takes until this browser is signed out everywhere. */
async function untilOut(visitor: Visitor, bases: readonly string[]): Promise<number> {
  const from = performance.now();
  await until(
    async () => {
      for (const base of bases) if (await visitor.isSignedInAt(base)) return false;
      return true;
    },
    { everyMs: 5 },
  );
  return performance.now() - from;
}

/** Checks again and again, for a minute by default. */
export async function until(
  isSo: () => Promise<boolean>,
  { everyMs = 200, forMs = PATIENCE_MS }: { everyMs?: number; forMs?: number } = {},
): Promise<void> {
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(everyMs)) if (await isSo()) return;
}

async function codeIn(mail: Company['mail'], email: string): Promise<string> {
  const found = () => mail.received.findLast(({ envelopeTo }) => envelopeTo.includes(email));
  await until(async () => found() !== undefined, { everyMs: 20 });
  const code = /\b\d{6}\b/.exec(found()?.text ?? '')?.[0];
  if (!code) throw new Error(`no code came to ${email}`);
  return code;
}
