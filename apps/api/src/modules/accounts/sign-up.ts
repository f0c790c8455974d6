import type { ExistingData, SignupStep } from '@dakhila/contract/signup';
import { DomainError } from '@dakhila/domain/errors';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { answerInEqualTime } from '../../http/rate-limit.ts';
import type { Deps } from '../../ports.ts';
import {
  findPendingSignup,
  hasOrder,
  insertSignup,
  isAffiliationCode,
  lockSignup,
  type Signup,
  type SignupForm,
  stepOf,
  updateSignup,
} from './pending-store.ts';
import { sendCode } from './send-code.ts';
import { isRegistered } from './store.ts';
import { discloseRegistration } from './student-record.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>;
type Started = { signupId: string; pending: Pending };

/** Begins a sign-up, or corrects the one of this browser, and sends the code for the step it then waits at. */
export async function startSignup(deps: Needs, form: SignupForm, caller: Caller): Promise<Started> {
  const began = performance.now();
  const told = await discloseRegistration(deps, caller, await isRegistered(deps.db, form));
  if (told === 'registered') throw new DomainError('already-registered');
  const begin = () => start(deps, form, caller);
  return told === 'nothing' ? answerInEqualTime(began, begin) : begin();
}

async function start(deps: Needs, form: SignupForm, caller: Caller): Promise<Started> {
  if (form.affiliationCode && !(await isAffiliationCode(deps.db, form.affiliationCode)))
    throw new DomainError('affiliation-code-invalid');

  return deps.db.transaction(async (tx) => {
    const signupId = await save(deps, tx, form, caller.signupId);
    const signup = await findPendingSignup(tx, signupId);
    if (!signup) throw new Error('A sign-up that was just saved is there');
    if (stepOf(signup) !== 'completed') await sendStepCode(deps, tx, signup, caller);
    return { signupId, pending: describe(signup) };
  });
}

async function save({ newId }: Needs, tx: Db, form: SignupForm, ownId: string | null): Promise<string> {
  // Held until the codes are out: an order or a verified step at the same moment waits, and then sees the new contacts.
  if (ownId) await lockSignup(tx, ownId);
  const own = ownId ? await findPendingSignup(tx, ownId) : undefined;
  // A late payment must still find the contacts that were verified for it: other ones begin another sign-up.
  const isChanged = own?.email !== form.email || own.phone !== form.phone;
  const isMended = own && !(isChanged && (await hasOrder(tx, own.id)));
  const signupId = isMended ? own.id : newId();
  await (isMended ? updateSignup(tx, signupId, form) : insertSignup(tx, signupId, form));
  return signupId;
}

/** Sends the code of one step again to the pending sign-up of this browser. A step that is done needs no code. */
export function resendCode(deps: Needs, step: 'email' | 'whatsapp', caller: Caller): Promise<Pending> {
  return deps.db.transaction(async (tx) => {
    if (caller.signupId) await lockSignup(tx, caller.signupId);
    const signup = caller.signupId ? await findPendingSignup(tx, caller.signupId) : undefined;
    if (!signup) throw new DomainError('no-pending-signup');
    if (step === 'whatsapp' && stepOf(signup) === 'email') throw new DomainError('signup-unverified');
    if (stepOf(signup) === step) await sendStepCode(deps, tx, signup, caller);
    return describe(signup);
  });
}

type SendStepCodeNeeds = Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>;
type Waiting = Pick<Signup, 'id' | 'email' | 'phone' | 'emailVerifiedAt'>;

/**
 * Sends the e-mail code, or after it the WhatsApp code. With registrations undisclosed a registered owner gets a note
 * instead, and the visitor waits for a code that never comes.
 */
export async function sendStepCode(deps: SendStepCodeNeeds, tx: Db, signup: Waiting, caller: Caller) {
  const isEmailStep = !signup.emailVerifiedAt;
  const contact = isEmailStep ? { email: signup.email } : { phone: signup.phone };
  await sendCode(deps, tx, {
    purpose: isEmailStep ? 'signup-email' : 'signup-whatsapp',
    targets: [isEmailStep ? { channel: 'email', to: signup.email } : { channel: 'whatsapp', to: signup.phone }],
    subject: signup.id,
    studentId: null,
    caller,
    language: caller.language,
    instead: (await isRegistered(tx, contact)) ? noteToOwner(deps.config) : undefined,
  });
}

const noteToOwner = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>) => ({
  subject: joined(' · ', [messageOf('accounts.alreadyRegistered'), BRAND_NAME]),
  text: messageOf('accounts.strangerSignup', { brand: BRAND_NAME }),
});

/** This browser's own pending sign-up, with both contacts verified. The e-mail in the call is compared, never trusted. */
export async function requireVerifiedSignup(db: Db, signupId: string, email: string): Promise<Signup> {
  const signup = await requireOwnSignup(db, signupId, email);
  if (stepOf(signup) !== 'completed') throw new DomainError('signup-unverified');
  return signup;
}

/** This browser's own pending sign-up, at whatever step. */
export async function requireOwnSignup(db: Db, signupId: string, email: string): Promise<Signup> {
  const signup = await findPendingSignup(db, signupId);
  if (!signup || signup.email !== email) throw new DomainError('no-pending-signup');
  return signup;
}

type Pending = { existingData: ExistingData | null; step: SignupStep | null };

/** Tells this browser its own pending sign-up, and anyone at most that a contact is registered. */
export async function lookUp(
  deps: Pick<Deps, 'db' | 'config'>,
  contact: { email: string } | { phone: string },
  caller: Caller,
): Promise<Pending> {
  const own = caller.signupId ? await findPendingSignup(deps.db, caller.signupId) : undefined;
  const isOwn = own && ('email' in contact ? own.email === contact.email : own.phone === contact.phone);
  if (isOwn) return describe(own);
  const told = await discloseRegistration(deps, caller, await isRegistered(deps.db, contact));
  if (told === 'registered') throw new DomainError('already-registered');
  return { existingData: null, step: null };
}

function describe(signup: Signup): Pending {
  const { firstName, lastName, email, phone, affiliationCode } = signup;
  return {
    existingData: { firstName, lastName, email, phone, affiliationCode: affiliationCode ?? '' },
    step: stepOf(signup),
  };
}
