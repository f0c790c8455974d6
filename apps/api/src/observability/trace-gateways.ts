import type { Message, Messenger, PaymentGateway } from '../ports.ts';
import { currentTracer, span } from './span.ts';

/** Measures the calls to the payment gateway. Which order they are about is not recorded. */
export function traceGateway(gateway: PaymentGateway): PaymentGateway {
  if (!currentTracer()) return gateway;
  const call = <T>(name: string, work: () => Promise<T>) =>
    span(`gateway ${name}`, { 'gateway.name': gateway.name, 'gateway.call': name }, work, 'client');
  return {
    ...gateway,
    start: (order, payer) => call('start', () => gateway.start(order, payer)),
    status: (order) => call('status', () => gateway.status(order)),
    refund: (order) => call('refund', () => gateway.refund(order)),
  };
}

/** Measures the calls to a service for messages. Neither the message nor whom it is for is recorded. */
export function traceMessenger<M extends Message>(name: string, messenger: Messenger<M>): Messenger<M> {
  if (!currentTracer()) return messenger;
  return {
    ...messenger,
    send: (message) =>
      span(
        `gateway ${name}`,
        { 'gateway.name': name, 'gateway.call': 'send' },
        () => messenger.send(message),
        'client',
      ),
  };
}
