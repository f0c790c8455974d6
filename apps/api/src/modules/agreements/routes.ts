import { agreements } from '@dakhila/contract/agreements';
import { DomainError } from '@dakhila/domain/errors';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/legal-version';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { recordAgreements } from './store.ts';

export function agreementRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  mount(app, agreements.accept, async ({ body, caller }) => {
    // A page that stood open shows an older text: nobody agrees to what was not there to read.
    if (body.version !== LEGAL_VERSION)
      throw new DomainError('conflict', {
        message: 'The texts have changed again. Please reload the page and read them',
      });
    await recordAgreements(db, caller.session.studentId);
    return {};
  });
}
