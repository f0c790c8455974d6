/** On every response to a logged-in student: the owner. The browser's offline cache uses it to keep students apart. */
export const OWNER_HEADER = 'x-answer-for';

/** On a response from the browser's cache: when it was fetched. The server never sends it. */
export const CACHED_AT_HEADER = 'x-kept-at';
