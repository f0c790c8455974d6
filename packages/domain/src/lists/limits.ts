/** The limit of the official forms; a longer list helps nobody. */
export const CHOICES_LIMIT = 300;
/** Lists of one exam: several to think with, not an archive. */
export const LISTS_LIMIT = 12;
export const LIST_NAME_LENGTH = 60;
