// @ts-check

/**
 * How the server is started so that it holds little memory. By default Node lets short-lived objects fill 100 MB a thread while it loads, and the C library keeps an
 * own reserve of freed memory for each thread; neither is given back. The space for them does not grow from a smaller one, because that slows the start by a tenth.
 * The heap is collected each time it has grown by 40%: after 500 predictions the server held 416 MB instead of 496 (`npm run bench -- predictor`).
 */
export const NODE_FLAGS = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--heap-growing-percent=40'];

/** @type {Readonly<Record<string, string>>} */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
