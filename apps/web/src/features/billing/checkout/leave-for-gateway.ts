import type { PaymentStart } from '@dakhila/contract/plans';
import { leavePageByPost, leavePageFor } from '../../../lib/leave-page.ts';

/** Only http and https addresses are safe to open. */
export function isPageAddress(address: string | null | undefined): address is string {
  if (!address) return false;
  try {
    return ['http:', 'https:'].includes(new URL(address, window.location.href).protocol);
  } catch {
    return false;
  }
}

/** Posts the encrypted order if there is one, else opens the address. */
export function leaveForGateway({ gatewayURL, EncData, data }: PaymentStart, planPath: string): void {
  // Back from the gateway should show the plans, not start the payment again.
  window.history.replaceState(window.history.state, '', planPath);
  if (EncData) leavePageByPost(gatewayURL, { ...data, EncData });
  else leavePageFor(gatewayURL);
}
