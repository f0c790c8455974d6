import { type DeskMember, deskSession } from '@dakhila/contract/desk/session';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError } from '../../../web/src/lib/api-error.ts';
import { call } from '../api.ts';

/** The browser's own dialog was closed, or no passkey fits. */
export class PasskeyStopped extends Error {
  override name = 'PasskeyStopped';
}

const stopped = (error: unknown): never => {
  throw new PasskeyStopped('stopped', { cause: error });
};

// The server made these options with the library whose other half reads them here.
const asRequest = (options: unknown) => options as PublicKeyCredentialRequestOptionsJSON;
const asCreation = (options: unknown) => options as PublicKeyCredentialCreationOptionsJSON;

/** Signs in with a passkey of this device. */
export async function signIn(): Promise<DeskMember> {
  const { challengeId, options } = (await call(deskSession.beginSignIn, { body: {} })).data;
  const response = await startAuthentication({ optionsJSON: asRequest(options) }).catch(stopped);
  return (await call(deskSession.signIn, { body: { challengeId, response: { ...response } as never } })).data;
}

/** Opens an invitation, as far as the name it is for. */
export const openLink = async (token: string) => (await call(deskSession.openLink, { body: { token } })).data;

/** Registers a passkey for an opened invitation, and signs in. */
export async function register(token: string, opened: Awaited<ReturnType<typeof openLink>>): Promise<DeskMember> {
  return (await call(deskSession.register, { body: { token, ...(await makePasskey(opened)) } })).data;
}

type Begun = { challengeId: string; options: Record<string, unknown> };

/** Lets the browser make a passkey, on this device or on another one. */
export async function makePasskey({ challengeId, options }: Begun) {
  const response = await startRegistration({ optionsJSON: asCreation(options) }).catch(stopped);
  return { challengeId, response: { ...response } as never };
}

async function confirmPresence(): Promise<void> {
  const { challengeId, options } = (await call(deskSession.beginVerify, { body: {} })).data;
  const response = await startAuthentication({ optionsJSON: asRequest(options) }).catch(stopped);
  await call(deskSession.verify, { body: { challengeId, response: { ...response } as never } });
}

/** Does something that needs a passkey used just now: asks for it when the server does, then tries once more. */
export async function withPasskey<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'passkey-needed') throw error;
    await confirmPresence();
    return act();
  }
}
