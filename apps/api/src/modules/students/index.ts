export { findStudent, lockStudent, type Student, saveName } from './store.ts';
