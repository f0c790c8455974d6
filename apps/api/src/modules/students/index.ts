export { findStudent, saveName } from './store.ts';
