/** Phrases of our own by their English: Hindi, then Marathi. `{}` stands for what is filled in, `{1}` in a translation for the first of these. */
export type Phrases = Readonly<Record<string, readonly [hi: string, mr: string]>>;
