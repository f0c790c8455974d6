import { signup } from '@dakhila/contract/signup';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { type Caller, isLoopback } from '../../http/caller.ts';
import type { CookieJar } from '../../http/cookies.ts';
import { boundLookUps } from '../../http/look-up-budget.ts';
import { type Http, mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { lookUp } from './look-up.ts';
import { resendCode } from './resend-code.ts';
import { startSignup } from './start-signup.ts';
import { isAffiliationCode } from './store.ts';
import { requireOwnSignup } from './verified-signup.ts';
import { verifyStep } from './verify-step.ts';

export function signupRoutes(app: FastifyInstance, deps: Deps & { cookies: CookieJar }) {
  // In development a person and a test suite share the loopback address; budgets by network leave it out.
  const from = (caller: Caller, { request }: Http) => ({
    caller,
    isBudgeted: deps.config.NODE_ENV === 'production' || !isLoopback(request),
  });

  mount(app, signup.checkExisting, async ({ query, caller }, http) => ({
    data: await lookUp(deps, query, from(caller, http)),
  }));
  mount(app, signup.checkEmail, async ({ query, caller }, http) => ({
    data: await lookUp(deps, query, from(caller, http)),
  }));

  mount(app, signup.init, async ({ body, caller }, http) => {
    if ('resendType' in body) return { data: await resendCode(deps, 'email', from(caller, http)) };
    const form = { ...body, affiliationCode: body.affiliationCode ?? null };
    const { signupId, pending } = await startSignup(deps, form, from(caller, http));
    deps.cookies.write(http.reply, 'signup', deps.secrets.seal('signup', signupId).toString('base64url'));
    return { data: pending };
  });

  mount(app, signup.resendWhatsAppOtp, async ({ body, caller }, http) => {
    await requireOwnSignup(deps.db, caller.signupId, body.email);
    await resendCode(deps, 'whatsapp', from(caller, http));
    return {};
  });

  mount(app, signup.verifyOtp, async ({ body, caller }, http) => {
    await verifyStep(
      deps,
      { ...body, signupId: caller.signupId, isLoopback: isLoopback(http.request) },
      from(caller, http),
    );
    return {};
  });

  mount(app, signup.validateAffiliationCode, async ({ query, caller }, http) => {
    await boundLookUps(deps.db, from(caller, http));
    if (!(await isAffiliationCode(deps.db, query.code))) throw new DomainError('affiliation-code-invalid');
    return {};
  });
}
