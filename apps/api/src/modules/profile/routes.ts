import { profile } from '@dakhila/contract/profile';
import type { FastifyInstance } from 'fastify';
import { chosenLanguage } from '../../http/language.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { readLedger } from './read-ledger.ts';
import { readProfile } from './read-profile.ts';
import { renameStudent } from './rename-student.ts';

export function profileRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  mount(app, profile.read, async ({ caller }) => ({ data: await readProfile(deps, caller.session.studentId) }));
  mount(app, profile.rename, async ({ body, caller }) => {
    await renameStudent(deps, caller.session.studentId, body);
    return { data: await readProfile(deps, caller.session.studentId) };
  });
  mount(app, profile.ledger, async ({ query, caller }, { request }) => ({
    data: await readLedger(deps, caller.session.studentId, {
      before: query.before === undefined ? null : Number(query.before),
      language: chosenLanguage(request) ?? 'en',
    }),
  }));
}
