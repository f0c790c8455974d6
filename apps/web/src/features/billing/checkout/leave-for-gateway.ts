import type { PaymentStart } from '@dakhila/contract/plans';
import { leavePageByPost, leavePageFor } from '../../../lib/leave-page.ts';

/** Whether this is an address that a browser may be sent to: ours or another's, but always a page. */
export function isPageAddress(address: string | null | undefined): address is string {
  if (!address) return false;
  try {
    return ['http:', 'https:'].includes(new URL(address, window.location.href).protocol);
  } catch {
    return false;
  }
}

/** Sends the browser to pay: posts the encrypted order where there is one, follows the address otherwise. */
export function leaveForGateway({ gatewayURL, EncData, data }: PaymentStart, planPath: string): void {
  // Back from the gateway should show the plans, not start the payment a second time.
  window.history.replaceState(window.history.state, '', planPath);
  if (EncData) leavePageByPost(gatewayURL, { ...data, EncData });
  else leavePageFor(gatewayURL);
}
