// @ts-check

/**
 * How the server is started so that it holds little memory. By default Node lets short-lived objects fill 100 MB a thread while it loads, and the C library keeps an
 * own reserve of freed memory for each thread; neither is given back.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];

/** @type {Readonly<Record<string, string>>} */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
