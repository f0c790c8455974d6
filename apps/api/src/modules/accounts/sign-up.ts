import type { ExistingData, SignupStep } from '@dakhila/contract/signup';
import { DomainError } from '@dakhila/domain/errors';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import { spend } from '../../db/budget.ts';
import type { Db, Transaction } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { answerInEqualTime, returnLookUps } from '../../http/rate-limit.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from './check-code.ts';
import {
  findPendingSignup,
  hasOrder,
  insertSignup,
  isAffiliationCode,
  lockSignup,
  markVerified,
  type Signup,
  type SignupForm,
  stepOf,
  updateSignup,
} from './pending-store.ts';
import { type Note, sendCode } from './send-code.ts';
import { isRegistered } from './store.ts';
import { discloseRegistration } from './student-record.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>;
type Started = { signupId: string; pending: Pending };

/** Starts a sign-up, or corrects the one of this browser, and sends the code of its step. */
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
  // Locked until the codes are sent: a concurrent order or verified step waits, and then sees the new contacts.
  if (ownId) await lockSignup(tx, ownId);
  const own = ownId ? await findPendingSignup(tx, ownId) : undefined;
  // A late payment must still find its verified contacts, so other contacts start another sign-up.
  const isChanged = own?.email !== form.email || own.phone !== form.phone;
  const isCorrected = own && !(isChanged && (await hasOrder(tx, own.id)));
  const signupId = isCorrected ? own.id : newId();
  await (isCorrected ? updateSignup(tx, signupId, form) : insertSignup(tx, signupId, form));
  return signupId;
}

/** Sends the code of a step again. A verified step needs no code. */
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

type CodeNeeds = Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>;
type Waiting = Pick<Signup, 'id' | 'email' | 'phone' | 'emailVerifiedAt'>;

/**
 * Sends the e-mail code, or after it the WhatsApp code. With registrations undisclosed a registered owner gets a note
 * instead, and the visitor gets no code.
 */
async function sendStepCode(deps: CodeNeeds, tx: Db, signup: Waiting, caller: Caller) {
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

const noteToOwner = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>): Note => ({
  subject: joined(' · ', [messageOf('accounts.alreadyRegistered'), BRAND_NAME]),
  text: messageOf('accounts.strangerSignup', { brand: BRAND_NAME }),
  template: { name: 'sign_up_attempt', parameters: {} },
});

/** This browser's own pending sign-up, with both contacts verified. The e-mail in the call is compared, never trusted. */
export async function requireVerifiedSignup(db: Db, signupId: string, email: string): Promise<Signup> {
  const signup = await requireOwnSignup(db, signupId, email);
  if (stepOf(signup) !== 'completed') throw new DomainError('signup-unverified');
  return signup;
}

/** This browser's own pending sign-up, at any step. */
export async function requireOwnSignup(db: Db, signupId: string, email: string): Promise<Signup> {
  const signup = await findPendingSignup(db, signupId);
  if (!signup || signup.email !== email) throw new DomainError('no-pending-signup');
  return signup;
}

type Pending = { existingData: ExistingData | null; step: SignupStep | null };

/** Returns this browser's own pending sign-up. Others learn at most that a contact is registered. */
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

type VerifyNeeds = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Typed = { email: string; otp: string; type: 'email' | 'whatsapp' };
/** Whether the code of the next step was sent. */
type Verified = { isCodeSent: boolean };

/** Checks the code of one step. A verified e-mail address sends the first WhatsApp code in the same transaction. */
export async function verifyStep(
  deps: VerifyNeeds,
  typed: Typed,
  caller: Caller & { signupId: string },
): Promise<Verified> {
  const signup = await requireOwnSignup(deps.db, caller.signupId, typed.email);
  const step = stepOf(signup);
  // Sent twice, or from another tab: a verified step stays verified.
  if (step === 'completed' || (typed.type === 'email' && step === 'whatsapp')) return { isCodeSent: true };
  if (step !== typed.type) throw new DomainError('signup-unverified');

  const target = contactOf(signup, typed.type);
  const attempt = {
    purpose: typed.type === 'email' ? 'signup-email' : 'signup-whatsapp',
    subject: signup.id,
    caller,
    code: typed.otp,
    account: `signup:${target}`,
    to: [target],
    whenNothingPending: 'code-wrong',
  } as const;
  return checkCode(deps, attempt, async (tx) => {
    const held = await lockSignup(tx, signup.id);
    // The contact was changed meanwhile, so the code proves the old one.
    if (!held || contactOf(held, typed.type) !== target) throw new DomainError('code-wrong');
    await markVerified(tx, signup.id, typed.type);
    if (typed.type === 'whatsapp') await returnOwnLookUps(tx, held, caller);
    return { isCodeSent: typed.type === 'email' && (await sendFirstWhatsAppCode(deps, tx, held, caller)) };
  });
}

/** One for the number, one for the address, one for the form, one for an affiliation code. Once a day for a number: nobody earns look-ups by signing up again and again. */
async function returnOwnLookUps(tx: Transaction, { phone, affiliationCode }: Signup, caller: Caller) {
  const { isWithin } = await spend(tx, `lookups-returned:${phone}`, { limit: 1, windowSeconds: 24 * 3600 });
  if (isWithin) await returnLookUps(tx, caller, affiliationCode ? 4 : 3);
}

const contactOf = ({ email, phone }: Signup, step: 'email' | 'whatsapp') => (step === 'email' ? email : phone);

/** A limit on WhatsApp codes must not undo a verified e-mail address: the next step offers to send the code again. */
async function sendFirstWhatsAppCode(
  deps: VerifyNeeds,
  tx: Transaction,
  signup: Signup,
  caller: Caller,
): Promise<boolean> {
  try {
    await tx.transaction((part) => sendStepCode(deps, part, { ...signup, emailVerifiedAt: deps.now() }, caller));
    return true;
  } catch (error) {
    const isLimit =
      error instanceof DomainError && (error.code === 'too-many-codes' || error.code === 'whatsapp-paused');
    if (!isLimit) throw error;
    return false;
  }
}
