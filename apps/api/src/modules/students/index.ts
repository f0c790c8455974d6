export { findStudent, holdStudent, lockStudent, type Student, saveName } from './store.ts';
