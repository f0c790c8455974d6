/** The states of a message that a service has accepted. */
export const DELIVERY_STATES = ['accepted', 'sent', 'delivered', 'read', 'failed', 'complained'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Which report counts when several came, the strongest last. By WhatsApp a message may fail on one device and arrive on
 * another, which counts as delivered. A mail server may accept a mail and send it back later, so a bounce counts more
 * than a delivery. A complaint counts most: somebody has seen the mail and does not want it.
 */
const BY_STRENGTH = {
  whatsapp: ['accepted', 'sent', 'failed', 'delivered', 'read', 'complained'],
  email: ['accepted', 'sent', 'delivered', 'read', 'failed', 'complained'],
} as const satisfies Record<string, readonly DeliveryState[]>;
export type DeliveryChannel = keyof typeof BY_STRENGTH;

/** The state after a report. Reports come late, twice and in any order: a weaker one changes nothing. */
export function strongerState(channel: DeliveryChannel, known: DeliveryState, reported: DeliveryState): DeliveryState {
  const states: readonly DeliveryState[] = BY_STRENGTH[channel];
  return states.indexOf(reported) > states.indexOf(known) ? reported : known;
}

/** Postmark gives a mail an id of its own. The header `X-PM-Metadata-<this>` comes back with each of its reports. */
export const POSTMARK_METADATA = 'message';
