import { signup } from '@dakhila/contract/signup';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { CookieJar } from '../../http/cookies.ts';
import { boundLookUps } from '../../http/look-up-budget.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { lookUp } from './look-up.ts';
import { resendCode } from './resend-code.ts';
import { startSignup } from './start-signup.ts';
import { isAffiliationCode } from './store.ts';
import { requireOwnSignup } from './verified-signup.ts';
import { verifyStep } from './verify-step.ts';

export function signupRoutes(app: FastifyInstance, deps: Deps & { cookies: CookieJar }) {
  mount(app, signup.checkExisting, async ({ query, caller }) => ({ data: await lookUp(deps, query, caller) }));
  mount(app, signup.checkEmail, async ({ query, caller }) => ({ data: await lookUp(deps, query, caller) }));

  mount(app, signup.init, async ({ body, caller }, { reply }) => {
    if ('resendType' in body) return { data: await resendCode(deps, 'email', caller) };
    const form = { ...body, affiliationCode: body.affiliationCode ?? null, language: caller.language };
    const { signupId, pending } = await startSignup(deps, form, caller);
    deps.cookies.write(reply, 'signup', deps.secrets.seal('signup', signupId).toString('base64url'));
    return { data: pending };
  });

  mount(app, signup.resendWhatsAppOtp, async ({ body, caller }) => {
    await requireOwnSignup(deps.db, caller.signupId, body.email);
    await resendCode(deps, 'whatsapp', caller);
    return {};
  });

  mount(app, signup.verifyOtp, ({ body, caller }) => verifyStep(deps, body, caller));

  mount(app, signup.validateAffiliationCode, async ({ query, caller }) => {
    await boundLookUps(deps.db, caller);
    if (!(await isAffiliationCode(deps.db, query.code))) throw new DomainError('affiliation-code-invalid');
    return {};
  });
}
