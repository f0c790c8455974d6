/** On every answer to a signed-in student: whose it is. A browser that keeps answers for a dead line keeps them apart by it. */
export const OWNER_HEADER = 'x-answer-for';

/** On an answer that the browser kept: when it was fresh. The server never sends it. */
export const KEPT_AT_HEADER = 'x-kept-at';
