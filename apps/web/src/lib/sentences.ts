import { locale } from './locale.ts';

export const FULL_STOP = locale === 'hi' ? '।' : '.';

/** Texts that may or may not end as a sentence, one after the other, each with the full stop of the language. */
export const sentences = (...texts: string[]): string =>
  texts.map((text) => (/[.।!?…]$/.test(text) ? text : `${text}${FULL_STOP}`)).join(' ');
