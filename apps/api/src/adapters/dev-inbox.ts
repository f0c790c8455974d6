import type { Deps, Mailer } from '../ports.ts';

/** Stands in for a real service: delivers to nobody, and leaves the message where the dev inbox shows it. */
export const keepInDevInbox = (log: Deps['log']): Mailer => ({
  keepsMessages: true,
  send: async ({ id, channel }) => log.debug({ message: id, channel }, 'message kept in the dev inbox'),
});
