import { auth } from '@dakhila/contract/auth';
import { type ContactChange, contactChange } from '@dakhila/contract/contact-change';
import { type ExamProfile, examProfile } from '@dakhila/contract/exam-profile';
import { signup } from '@dakhila/contract/signup';
import { agreements, language } from '@dakhila/contract/students';
import { DomainError } from '@dakhila/domain/errors';
import { profileCompletion } from '@dakhila/domain/profile/completion';
import type { FastifyInstance } from 'fastify';
import { deviceOf, deviceText } from '../../http/caller.ts';
import type { CookieJar } from '../../http/cookies.ts';
import { equipBrowser } from '../../http/identify.ts';
import { mount } from '../../http/mount.ts';
import { boundLookUps } from '../../http/rate-limit.ts';
import type { SessionKeeper } from '../../http/session.ts';
import { deleteSessions, listSessions } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { masked, resendChangeCode, startChange, stepOf, targetOf } from './change-contact.ts';
import { confirmChange } from './confirm-contact-change.ts';
import { startLogin, verifyLogin } from './log-in.ts';
import { type Change, deleteChange, findChange, isAffiliationCode } from './pending-store.ts';
import { lookUp, requireOwnSignup, resendCode, startSignup, verifyStep } from './sign-up.ts';
import { findProfile, saveSignupLanguage, saveStudentLanguage } from './store.ts';
import { acceptAgreements, changeExamProfile, saveExamProfile, settleLanguage } from './student-record.ts';

type Needs = Deps & { cookies: CookieJar; sessions: SessionKeeper };

/** Sign-in, sign-up, contact, language and exam profile. */
export function accountRoutes(app: FastifyInstance, deps: Needs) {
  authRoutes(app, deps);
  signupRoutes(app, deps);
  contactChangeRoutes(app, deps);
  agreementRoutes(app, deps);
  languageRoutes(app, deps);
  examProfileRoutes(app, deps);
}

function authRoutes(app: FastifyInstance, deps: Needs) {
  const { db, sessions } = deps;

  mount(app, auth.check, ({ caller }, { request, reply }) => {
    equipBrowser(request, reply, deps);
    return { authenticated: caller.session !== null };
  });

  mount(app, auth.loginInit, async ({ body, caller }) => ({
    data: await startLogin(deps, { identifier: body.identifier, caller }),
  }));

  mount(app, auth.loginVerify, async ({ body, caller }, { request, reply }) => {
    const typed = { ...body, caller, device: deviceOf(request) };
    const { session, secret, language: chosen } = await verifyLogin(deps, typed);
    await sessions.begin(request, reply, session, secret);
    const language = await settleLanguage(deps, { id: session.studentId, language: chosen }, caller.language);
    if (language) deps.cookies.write(reply, 'language', language);
    return {};
  });

  mount(app, auth.logout, async (_input, { request, reply }) => {
    // Other tabs lose their stored data together with the session.
    reply.header('clear-site-data', '"storage"');
    await sessions.end(request, reply);
    return {};
  });

  mount(app, auth.sessions, async ({ caller }) => {
    const open = await listSessions(db, caller.session.studentId);
    return {
      data: open.map(({ publicId, device, createdAt, lastSeenAt }) => ({
        id: publicId,
        device: deviceText(device),
        isCurrent: publicId === caller.session.publicId,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  });

  mount(app, auth.endSession, async ({ params, caller }) => {
    const ended = await deleteSessions(db, caller.session.studentId, [params.id]);
    if (ended === 0) throw new DomainError('not-found');
    return {};
  });

  mount(app, auth.endOtherSessions, async ({ caller }) => {
    const open = await listSessions(db, caller.session.studentId);
    const others = open.map((session) => session.publicId).filter((id) => id !== caller.session.publicId);
    return { data: { ended: await deleteSessions(db, caller.session.studentId, others) } };
  });
}

function signupRoutes(app: FastifyInstance, deps: Deps & { cookies: CookieJar }) {
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

function contactChangeRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log' | 'now'>,
) {
  mount(app, contactChange.read, async ({ caller }) => {
    const change = await findChange(deps.db, caller.session.studentId);
    return { data: change ? describe(change) : null };
  });
  mount(app, contactChange.start, async ({ body, caller }) => ({
    data: describe(await startChange(deps, body.contact, caller)),
  }));
  mount(app, contactChange.confirm, async ({ body, caller }) => {
    const change = await confirmChange(deps, body.otp, caller);
    return { data: change && describe(change) };
  });
  mount(app, contactChange.resend, async ({ caller }) => ({ data: describe(await resendChangeCode(deps, caller)) }));
  mount(app, contactChange.cancel, async ({ caller }) => {
    await deleteChange(deps.db, caller.session.studentId);
    return {};
  });
}

const describe = (change: Change): ContactChange => ({
  kind: change.kind,
  newContact: change.kind === 'email' ? change.newContact : change.newContact.slice(-10),
  step: stepOf(change),
  sentTo: masked(change.kind, targetOf(change)),
});

function agreementRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  mount(app, agreements.accept, async ({ body, caller }) => {
    await acceptAgreements(deps, caller.session.studentId, body.version);
    return {};
  });
}

function languageRoutes(app: FastifyInstance, { db, cookies }: Pick<Deps, 'db'> & { cookies: CookieJar }) {
  mount(app, language.choose, async ({ body, caller }, { reply }) => {
    cookies.write(reply, 'language', body.language);
    if (caller.session) await saveStudentLanguage(db, caller.session.studentId, body.language);
    else if (caller.signupId) await saveSignupLanguage(db, caller.signupId, body.language);
    return {};
  });
}

function examProfileRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>) {
  mount(app, examProfile.read, async ({ caller }) => {
    const found = await findProfile(deps.db, caller.session.studentId);
    return { data: shown(found?.profile ?? {}, found?.updatedAt ?? null) };
  });
  mount(app, examProfile.save, async ({ body, caller }) => {
    const { profile, updatedAt } = await saveExamProfile(deps, caller.session.studentId, body);
    return { data: shown(profile, updatedAt) };
  });
  mount(app, examProfile.change, async ({ body, caller }) => {
    const { profile, updatedAt } = await changeExamProfile(deps, caller.session.studentId, body);
    return { data: shown(profile, updatedAt) };
  });
}

const shown = (profile: ExamProfile, updatedAt: Date | null) => ({
  profile,
  updatedAt: updatedAt?.toISOString() ?? null,
  completion: profileCompletion(profile),
});
