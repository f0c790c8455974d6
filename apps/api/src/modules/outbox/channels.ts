import type { Deps, Message } from '../../ports.ts';

export type Channel = Message['channel'];

/** What the database announces when a message was put into the outbox. */
export const WAKE_CHANNEL = 'outbox';

/** Who delivers on each channel. */
export const messengersOf = (deps: Pick<Deps, 'mailer' | 'whatsApp'>) => ({
  email: deps.mailer,
  whatsapp: deps.whatsApp,
});
