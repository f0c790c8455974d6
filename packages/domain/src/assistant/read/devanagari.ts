/** Whether a text has letters of Hindi and Marathi. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Whether a text is in these letters alone: a number or a single Latin letter in it would be misread without its words. */
export const isDevanagariOnly = (text: string): boolean => hasDevanagari(text) && !/[a-z]{2}/i.test(text);
