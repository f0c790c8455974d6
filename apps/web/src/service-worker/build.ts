declare const OFFLINE_FILES: { always: string[]; words: Record<string, string[]> };

/** The files that the screens for a dead line are made of, by the build: what all need, and the words of each language. */
export const offlineFiles = OFFLINE_FILES;
