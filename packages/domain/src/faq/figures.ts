/** What a text says in figures, sorted. “Class X” to “Class XII” are 10वीं to 12वीं in Hindi: the only numbers that English does not write in digits. */
export const figuresIn = (text: string): string[] =>
  (text.replaceAll(/1[012]वीं/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();
