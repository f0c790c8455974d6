import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Signs a new student up for the free plan and in, through the calls, and returns the cookies of that browser. */
export async function signUp(base: string): Promise<string> {
  const number = randomInt(100_000_000, 999_999_999);
  const email = `bench.${number}@example.com`;
  const phone = `9${number}`;
  const cookies = new Map<string, string>();
  const send = sender(base, cookies);
  await send('GET', '/auth/check');
  await send('POST', '/signup/init', { firstName: 'Asha', lastName: 'Patil', email, phone, affiliationCode: '' });
  await send('POST', '/signup/verify-otp', { email, otp: await newestCode(base, email), type: 'email' });
  await send('POST', '/signup/verify-otp', { email, otp: await newestCode(base, phone), type: 'whatsapp' });
  const tiers: { data: { _id: string; name: string }[] } = await send('GET', '/signup/subscription-tiers');
  const tierId = tiers.data.find(({ name }) => name === 'Basic')?._id;
  await send('POST', '/signup/free-tier-signup', { email, tierId });
  const before = await newestCode(base, email);
  await send('POST', '/auth/login/init', { identifier: email });
  await send('POST', '/auth/login/verify', { identifier: email, otp: await newestCode(base, email, before) });
  return cookieHeader(cookies);
}

/** Makes calls as a browser that has these cookies already. */
export function callsOf(base: string, cookie: string) {
  const pairs = cookie.split('; ').map((pair): [string, string] => {
    const end = pair.indexOf('=');
    return [pair.slice(0, end), pair.slice(end + 1)];
  });
  return sender(base, new Map(pairs));
}

const sender = (base: string, cookies: Map<string, string>) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: {
      cookie: cookieHeader(cookies),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
  }
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
  return json;
};

const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function newestCode(base: string, to: string, otherThan?: string): Promise<string> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(`${base}/dev/inbox.json?to=${encodeURIComponent(to)}`);
    const { messages }: { messages: { code?: string | null }[] } = await answer.json();
    const code = messages.find((message) => message.code)?.code;
    if (code && code !== otherThan) return code;
    await sleep(100);
  }
  throw new Error(`no code came to ${to}`);
}
