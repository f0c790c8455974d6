const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** What nearly every page shows: English, and the signs of our own sentences. */
export const BASIC_SIGNS = `${ASCII}\u00a0©°±·×–—‘’“”•…−`;

/** It would otherwise pull in all of extended Latin. */
export const RUPEE_SIGN = '₹';
