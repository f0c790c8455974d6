export { findStudent, holdStudent, isRegistered, lockStudent, type Student, saveName } from './store.ts';
export { tellRegistered } from './tell-registered.ts';
