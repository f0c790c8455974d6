import type { Place } from '@dakhila/domain/colleges/pin-code';
import { z } from 'zod';

const Published = z.record(z.string(), z.strictObject({ lat: z.number(), long: z.number() }));

export type PinCode = { pin: string; place: Place };

/** The PIN codes in `pincode.js` of the package pincode-lat-long, which holds one object of JSON. It is read as text: nothing of the package is run. */
export function readPackage(script: string): PinCode[] {
  const object = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return Object.entries(Published.parse(JSON.parse(object))).map(([pin, { lat, long }]) => ({
    pin,
    place: [lat, long],
  }));
}
