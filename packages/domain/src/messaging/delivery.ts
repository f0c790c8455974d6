/**
 * The states of a message that a service has accepted, each later than those before it. Reports arrive in any order and
 * more than once; with several devices a message may fail on one and arrive on another, which counts as delivered.
 */
export const DELIVERY_STATES = ['accepted', 'sent', 'failed', 'delivered', 'read'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The state after a report: it never goes back. */
export const laterState = (known: DeliveryState, reported: DeliveryState): DeliveryState =>
  DELIVERY_STATES.indexOf(reported) > DELIVERY_STATES.indexOf(known) ? reported : known;
