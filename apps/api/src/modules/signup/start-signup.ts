import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { boundLookUps, type LookUpCaller } from '../../http/look-up-budget.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../outbox/index.ts';
import { sendCode } from '../verification/index.ts';
import { describe, type Pending } from './look-up.ts';
import {
  findPendingSignup,
  findRegistered,
  hasOrder,
  insertSignup,
  isAffiliationCode,
  type SignupForm,
  stepOf,
  updateSignup,
} from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Started = { signupId: string; pending: Pending };
const NOTICE_LIFE_MS = 24 * 3_600_000;

/** Begins a sign-up, or corrects the one of this browser, and sends the code for the step it then waits at. */
export async function startSignup(deps: Needs, form: SignupForm, from: LookUpCaller): Promise<Started> {
  await boundLookUps(deps.db, from);
  const registered = await findRegistered(deps.db, form);
  if (registered.length > 0 && deps.config.DISCLOSE_REGISTRATION) throw new DomainError('already-registered');
  if (form.affiliationCode && !(await isAffiliationCode(deps.db, form.affiliationCode)))
    throw new DomainError('affiliation-code-invalid');

  return deps.db.transaction(async (tx) => {
    const signupId = await save(deps, tx, form, from.caller.signupId);
    const signup = await findPendingSignup(tx, signupId);
    if (!signup) throw new Error('A sign-up that was just saved is there');
    if (registered.length > 0) await tellOwner(deps, tx, form.email);
    else if (stepOf(signup) !== 'completed') await sendStepCode(deps, tx, signup, from);
    return { signupId, pending: describe(signup) };
  });
}

async function save({ newId }: Needs, tx: Db, form: SignupForm, ownId: string | null): Promise<string> {
  const own = ownId ? await findPendingSignup(tx, ownId) : undefined;
  // A late payment must still find the contacts that were verified for it: other ones begin another sign-up.
  const isChanged = own?.email !== form.email || own.phone !== form.phone;
  const isMended = own && !(isChanged && (await hasOrder(tx, own.id)));
  const signupId = isMended ? own.id : newId();
  await (isMended ? updateSignup(tx, signupId, form) : insertSignup(tx, signupId, form));
  return signupId;
}

/** With registrations undisclosed the visitor waits for a code that never comes, and the owner learns why. */
const tellOwner = (deps: Needs, tx: Db, email: string) =>
  enqueueMessage(deps, tx, {
    channel: 'email',
    to: email,
    subject: `You already have an account · ${deps.config.BRAND_NAME}`,
    text: `Someone tried to sign up to ${deps.config.BRAND_NAME} with your address or number. You already have an account: please log in instead. If it was not you, you need not do anything.`,
    expiresAt: new Date(deps.now().getTime() + NOTICE_LIFE_MS),
  });

type Waiting = { id: string; email: string; phone: string; emailVerifiedAt: Date | null };

/** Sends the e-mail code, or after it the WhatsApp code. */
export function sendStepCode(deps: Needs, tx: Db, signup: Waiting, { caller, isBudgeted }: LookUpCaller) {
  const step = signup.emailVerifiedAt
    ? ({ purpose: 'signup-whatsapp', targets: [{ channel: 'whatsapp', to: signup.phone }] } as const)
    : ({ purpose: 'signup-email', targets: [{ channel: 'email', to: signup.email }] } as const);
  return sendCode(deps, tx, {
    purpose: step.purpose,
    targets: [...step.targets],
    subject: signup.id,
    browserId: caller.browserId,
    network: isBudgeted ? caller.network : null,
  });
}
