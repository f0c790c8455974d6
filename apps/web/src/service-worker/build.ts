declare const OFFLINE_FILES: { always: string[]; words: Record<string, string[]>; all: string[] };

/**
 * The files that the screens for a dead line are made of, by the build: what all need, and the words of each language. `all` is whatever
 * a page of this build may ask for.
 */
export const offlineFiles = OFFLINE_FILES;
