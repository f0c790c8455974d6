import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { answerEvenly } from '../../http/answer-evenly.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { discloseRegistration, isRegistered } from '../students/index.ts';
import { describe, type Pending } from './look-up.ts';
import { sendStepCode } from './send-step-code.ts';
import {
  findPendingSignup,
  hasOrder,
  insertSignup,
  isAffiliationCode,
  lockSignup,
  type SignupForm,
  stepOf,
  updateSignup,
} from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>;
type Started = { signupId: string; pending: Pending };

/** Begins a sign-up, or corrects the one of this browser, and sends the code for the step it then waits at. */
export async function startSignup(deps: Needs, form: SignupForm, caller: Caller): Promise<Started> {
  const began = performance.now();
  const told = await discloseRegistration(deps, caller, await isRegistered(deps.db, form));
  if (told === 'registered') throw new DomainError('already-registered');
  const begin = () => start(deps, form, caller);
  return told === 'nothing' ? answerEvenly(began, begin) : begin();
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
