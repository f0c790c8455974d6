/** The position of a PIN code area: latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/** Whether a text can be a PIN code: six digits, the first is not 0. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** The PIN code in what a student typed, with or without spaces or hyphens and in either script; null when there is none. */
export function readPinCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '').replace(/[०-९]/g, latinDigit);
  return isPinCode(digits) ? digits : null;
}

/** The first three digits of a PIN code: its sorting district. */
export const pinPrefix = (pin: string): string => pin.slice(0, 3);

const latinDigit = (digit: string) => String(digit.charCodeAt(0) - '०'.charCodeAt(0));

const EARTH_RADIUS_KM = 6371;
/** Places are known to about 10 km: below this there is no figure to give. */
const NEAR_KM = 10;
/** From here on single kilometres do not matter. */
const ROUND_TO_TENS_FROM_KM = 100;

/** How far a college is, as a student reads it. It is known only where both PIN codes have a place. */
export type CollegeDistance =
  | { kind: 'same-pin' | 'near' | 'own-unknown' | 'college-unknown' }
  | { kind: 'about'; km: number };

/** The distance between two places in a straight line, on a round earth. */
export function straightLineKm([latitude, longitude]: Place, [toLatitude, toLongitude]: Place): number {
  const half =
    Math.sin(radians(toLatitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * Math.sin(radians(toLongitude - longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** The distance from the student's PIN code to that of a college. */
export function collegeDistance(
  ownPin: string,
  collegePin: string | null,
  placeOf: (pin: string) => Place | undefined,
): CollegeDistance {
  if (collegePin === null) return { kind: 'college-unknown' };
  // A PIN code area can be many kilometres wide: within one there is no figure to give.
  if (ownPin === collegePin) return { kind: 'same-pin' };
  const own = placeOf(ownPin);
  if (own === undefined) return { kind: 'own-unknown' };
  const college = placeOf(collegePin);
  if (college === undefined) return { kind: 'college-unknown' };
  const km = straightLineKm(own, college);
  return km < NEAR_KM ? { kind: 'near' } : { kind: 'about', km: roundedKm(km) };
}

/** Whole kilometres, and tens where it is far. */
const roundedKm = (km: number): number =>
  Math.round(km) < ROUND_TO_TENS_FROM_KM ? Math.round(km) : Math.round(km / 10) * 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
