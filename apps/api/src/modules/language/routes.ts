import { language } from '@dakhila/contract/language';
import type { FastifyInstance } from 'fastify';
import type { CookieJar } from '../../http/cookies.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { saveSignupLanguage, saveStudentLanguage } from './store.ts';

export function languageRoutes(app: FastifyInstance, { db, cookies }: Pick<Deps, 'db'> & { cookies: CookieJar }) {
  mount(app, language.choose, async ({ body, caller }, { reply }) => {
    cookies.write(reply, 'language', body.language);
    if (caller.session) await saveStudentLanguage(db, caller.session.studentId, body.language);
    else if (caller.signupId) await saveSignupLanguage(db, caller.signupId, body.language);
    return {};
  });
}
