import type { EN } from './en/index.ts';

/** All that the engine says. A language that lacks a sentence does not compile. */
export type Words = typeof EN;
