import type { Place } from '@dakhila/domain/colleges/distance';

export type PinCode = { pin: string; place: Place };

/** The PIN codes in `pincode.js` of the package pincode-lat-long, which holds one object of JSON. It is read as text: nothing of the package is run. */
export function readPackage(script: string): PinCode[] {
  const published: unknown = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  return Object.entries(Object(published)).map(([pin, place]) => ({ pin, place: placeOf(pin, place) }));
}

function placeOf(pin: string, published: unknown): Place {
  const { lat, long } = Object(published) as { lat?: unknown; long?: unknown };
  if (typeof lat !== 'number' || typeof long !== 'number') throw new Error(`${pin} has no latitude and longitude`);
  return [lat, long];
}
