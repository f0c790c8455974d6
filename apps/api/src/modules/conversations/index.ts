export { readTranscript } from './read-transcript.ts';
export * from './store.ts';
