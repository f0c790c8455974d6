import { randomUUID } from 'node:crypto';
import { deskSession } from '@dakhila/contract/desk/session';
import type { AnyEndpoint, InputOf } from '@dakhila/contract/endpoint';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import { insertMember, insertStaffSession } from '../src/modules/staff/index.ts';
import type { Answer, Browser } from './browser.ts';
import type { Harness } from './harness.ts';

/** The token of the session, which the page sends with everything that changes something. */
export async function deskToken(browser: Browser): Promise<string> {
  const { body } = await browser.call(deskSession.read);
  return (body.data as { token?: string } | null)?.token ?? '';
}

/** Calls an endpoint of the desk as its page does: with the token of the session. */
export async function deskCall<E extends AnyEndpoint>(
  browser: Browser,
  endpoint: E,
  input: InputOf<E> | {} = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const token = await deskToken(browser);
  return browser.call(endpoint, input, { headers: { 'x-desk-token': token, ...headers }, withoutXsrf: true });
}

type Wanted = { roles?: StaffRole[]; name?: string; email?: string };

/** Somebody who is signed in to the desk: `await aStaffMember(server, { roles: ['support'] })`. */
export async function aStaffMember(server: Harness, wanted: Wanted = {}) {
  const id = randomUUID();
  const email = wanted.email ?? `${id.slice(0, 8)}@staff.example`;
  const name = wanted.name ?? 'Meera Joshi';
  await insertMember(server.deps.db, { id, email, name, roles: wanted.roles ?? ['support'] });
  const browser = server.newBrowser();
  browser.cookies.set(
    'desk_session',
    await insertStaffSession(server.deps.db, { publicId: randomUUID(), staffId: id }),
  );
  const call = <E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E> | {} = {},
    headers: Record<string, string> = {},
  ) => deskCall(browser, endpoint, input, headers);
  return { id, name, email, browser, call };
}
