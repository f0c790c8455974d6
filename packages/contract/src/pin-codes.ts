import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';

/** The PIN codes that begin alike, each with latitude and longitude to a hundredth of a degree. */
const PinCodePlaces = z.record(z.string(), z.readonly(z.tuple([z.number(), z.number()])));

/** The browser requests a whole prefix and measures the distance: a student's PIN code never leaves the device. */
export const pinCodes = {
  places: endpoint('GET /pin-codes/:prefix', 'student', {
    summary: 'Where the PIN codes that begin with these three digits lie; those that are not known are left out',
    params: z.object({ prefix: z.string().check(z.regex(/^[1-9]\d{2}$/)) }),
    response: reply(PinCodePlaces),
  }),
};
