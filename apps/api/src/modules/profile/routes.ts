import { profile } from '@dakhila/contract/profile';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
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
  mount(app, profile.ledger, async ({ query, caller }) => ({
    data: await readLedger(deps, caller.session.studentId, {
      before: query.before === undefined ? null : Number(query.before),
      language: pageLanguage(caller.language),
    }),
  }));
}
