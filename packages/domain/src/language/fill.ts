/** A text for one of something and for several; the language decides which counts as one. */
export type Plural = { readonly one: string; readonly other: string };

/** Puts values into a text where it says `{name}`. A gap without a value stays as it is, so that tests find it. */
export const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/**
 * Chooses the singular or plural form of a text. Some languages have more forms than two; ours do not. Zero takes the form of several: a form for one
 * may say “one” in words, and the rules of Hindi use it for zero too.
 */
export function formFor(rules: Intl.PluralRules, text: string | Plural, count: unknown): string {
  if (typeof text === 'string') return text;
  return Number(count) !== 0 && rules.select(Number(count)) === 'one' ? text.one : text.other;
}
