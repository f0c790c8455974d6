import type { PaymentStart } from '@dakhila/contract/tiers';
import type { Deps } from '../../ports.ts';
import { asGatewayOrder, type Order } from './order-store.ts';
import { resultPageOf } from './order-view.ts';

type Checkout = { freeTier: boolean; data: PaymentStart };

/** The way on from an order: to the gateway, or straight to its result page when there is nothing to pay. */
export function describeCheckout({ gateway }: Pick<Deps, 'gateway'>, order: Order, origin: string): Checkout {
  const isFree = order.state === 'paid';
  // Our own pages are paths; the browser gets whole addresses on the host it came by, where its cookies are.
  const gatewayURL = new URL(isFree ? resultPageOf(order) : (order.gatewayUrl ?? ''), origin).href;
  const form = order.purpose === 'signup' && !isFree ? gateway.form?.(asGatewayOrder(order)) : undefined;
  return { freeTier: isFree, data: { gatewayURL, ...form } };
}
