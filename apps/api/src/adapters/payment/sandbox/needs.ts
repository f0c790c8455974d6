import type { Deps } from '../../../ports.ts';

/** For whom the sandbox takes its money. */
export const SANDBOX_MERCHANT = 'sandbox-merchant';

export type SandboxNeeds = Pick<Deps, 'db' | 'secrets' | 'now' | 'newId' | 'log' | 'config'>;
