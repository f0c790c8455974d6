import { guardianConsent } from '@dakhila/contract/guardian-consent';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { askGuardian } from './ask-guardian.ts';
import {
  type AfterWithdrawn,
  confirmConsent,
  type OnWithdrawn,
  readConsent,
  saveBirthDate,
  withdrawConsent,
} from './guardian-consent.ts';

export function guardianConsentRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'> & {
    onConsentWithdrawn: OnWithdrawn;
    afterConsentWithdrawn: AfterWithdrawn;
  },
) {
  const standing = async (studentId: string) => ({ data: await readConsent(deps, studentId) });

  mount(app, guardianConsent.read, ({ caller }) => standing(caller.session.studentId));
  mount(app, guardianConsent.saveBirthDate, async ({ body, caller }) => {
    await saveBirthDate(deps, caller.session.studentId, body.birthDate);
    return standing(caller.session.studentId);
  });
  mount(app, guardianConsent.ask, async ({ body, caller }) => {
    await askGuardian(deps, body, caller);
    return standing(caller.session.studentId);
  });
  mount(app, guardianConsent.confirm, async ({ body, caller }) => {
    await confirmConsent(deps, body.otp, caller);
    return standing(caller.session.studentId);
  });
  mount(app, guardianConsent.withdraw, async ({ caller }) => {
    await withdrawConsent(deps, caller.session.studentId);
    return {};
  });
}
