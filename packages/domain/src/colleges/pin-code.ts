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
