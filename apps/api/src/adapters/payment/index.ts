import type { Deps, PaymentGateway } from '../../ports.ts';
import { openSandboxGateway } from './sandbox/index.ts';

/** The gateway that the settings name. */
export function openGateway(deps: Pick<Deps, 'db' | 'secrets' | 'now' | 'newId' | 'log' | 'config'>): PaymentGateway {
  return openSandboxGateway(deps);
}
