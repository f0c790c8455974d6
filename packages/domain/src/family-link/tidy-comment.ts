/** Invisible characters and marks that change the direction of the text: they could make a comment read as something else. */
const INVISIBLE = /(?!\n|\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Joiners belong to letters of Indian scripts and to emoji; anywhere else they hide. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\p{Extended_Pictographic}])(?:\u200c|\u200d|\ufe0f)+/gu;
/** No script stacks more marks on a letter; more of them cover the lines around it. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A comment as it is stored: plain text without invisible characters, at most one empty line in a row. */
export const tidyComment = (typed: string): string =>
  visible(typed)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A name that somebody gives themselves, on one line. */
export const tidyCommenter = (typed: string): string => visible(typed).replace(/\s+/g, ' ').trim();

const visible = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINERS, '')
    .replace(STACKED_MARKS, '$1');
