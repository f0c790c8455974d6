/** A text in lower case and without punctuation, for the tables of words. */
export const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}%@.'+*-]+/gu, ' ')
    .replace(/(?<=\s|^)[.'-]+|[.'-]+(?=\s|$)/g, '')
    .trim();
