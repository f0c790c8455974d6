declare const OFFLINE_FILES: { always: string[]; messages: Record<string, string[]>; all: string[] };

/** Filled in by the build: the files that offline screens need, the texts of each language, and all files of the build. */
export const offlineFiles = OFFLINE_FILES;
