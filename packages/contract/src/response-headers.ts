/** On every response to a logged-in student: whose it is. A browser that caches responses for offline use separates them by it. */
export const OWNER_HEADER = 'x-answer-for';

/** On a response from the browser's cache: when it was fetched. The server never sends it. */
export const CACHED_AT_HEADER = 'x-kept-at';
