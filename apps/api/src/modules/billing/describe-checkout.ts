import type { PaymentStart } from '@dakhila/contract/tiers';
import { isOpen } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { asGatewayOrder, type Order } from './order-store.ts';
import { resultPageOf } from './order-view.ts';

type Checkout = { freeTier: boolean; data: PaymentStart };

/** The way on from an order: to the gateway, or to its result page when there is nothing left to pay. */
export function describeCheckout(
  { gateway }: Pick<Deps, 'gateway'>,
  order: Order,
  { origin, language }: { origin: string; language: Language },
): Checkout {
  const isPayable = isOpen(order.state);
  if (isPayable && !order.gatewayUrl) throw new DomainError('gateway-unavailable');
  // Our own pages are paths; the browser gets whole addresses on the host it came by, where its cookies are.
  const gatewayURL = new URL((isPayable && order.gatewayUrl) || resultPageOf(order, language), origin).href;
  const form = order.purpose === 'signup' && isPayable ? gateway.form?.(asGatewayOrder(order)) : undefined;
  return { freeTier: order.amountPaise === 0, data: { gatewayURL, ...form } };
}
