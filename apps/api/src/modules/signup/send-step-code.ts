import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { isRegistered } from '../students/index.ts';
import { sendCode } from '../verification/index.ts';
import type { Signup } from './store.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>;
type Waiting = Pick<Signup, 'id' | 'email' | 'phone' | 'emailVerifiedAt'>;

/**
 * Sends the e-mail code, or after it the WhatsApp code. With registrations undisclosed a registered owner gets a note
 * instead, and the visitor waits for a code that never comes.
 */
export async function sendStepCode(deps: Needs, tx: Db, signup: Waiting, caller: Caller) {
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
  subject: `You already have an account · ${BRAND_NAME}`,
  text: `Someone tried to sign up to ${BRAND_NAME} with this address or number. You already have an account: please log in instead. If it was not you, you need not do anything.`,
});
