/** Puts values into a text where it says `{name}`. A gap without a value stays as it is, so that tests find it. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
