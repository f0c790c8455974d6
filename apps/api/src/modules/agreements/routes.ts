import { agreements } from '@dakhila/contract/agreements';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { acceptAgreements } from './accept-agreements.ts';

export function agreementRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  mount(app, agreements.accept, async ({ body, caller }) => {
    await acceptAgreements(deps, caller.session.studentId, body.version);
    return {};
  });
}
