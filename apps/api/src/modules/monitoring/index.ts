export { watchState } from './watch-state.ts';
