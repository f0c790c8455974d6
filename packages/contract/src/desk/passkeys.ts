import { LONGEST_PASSKEY_NAME } from '@dakhila/domain/staff/access';
import * as z from 'zod/mini';
import { anyFreshStaff, anyStaff, endpoint, reply } from '../endpoint.ts';
import { text } from '../fields.ts';
import { answered, Ceremony } from './session.ts';

/** A device with a passkey of the member who asks. */
export const DeskPasskey = z.object({ id: z.string(), name: z.string(), addedAt: z.string(), lastUsedAt: z.string() });
export type DeskPasskey = z.infer<typeof DeskPasskey>;
const own = { response: reply(z.array(DeskPasskey)) };

/** One's own passkeys: everybody at the desk has some, whatever their role. */
export const deskPasskeys = {
  list: endpoint('GET /desk/passkeys', anyStaff, { ...own, summary: 'One’s own devices with a passkey' }),
  beginAdd: endpoint('POST /desk/passkeys/options', anyFreshStaff, {
    summary: 'Begin to add a passkey on a further device',
    body: z.strictObject({}),
    response: reply(Ceremony),
  }),
  add: endpoint('POST /desk/passkeys', anyFreshStaff, {
    ...own,
    summary: 'Add the passkey that the device made',
    body: z.strictObject({ name: text(LONGEST_PASSKEY_NAME).check(z.minLength(1)), ...answered }),
  }),
  remove: endpoint('POST /desk/passkeys/:id/remove', anyFreshStaff, {
    ...own,
    summary: 'Remove a passkey, never the last one; all other browsers are signed out',
    params: z.object({ id: z.string() }),
    body: z.strictObject({}),
  }),
};
