export { discloseRegistration } from './disclose-registration.ts';
export { findStudent, holdStudent, isRegistered, lockStudent, type Student, saveName } from './store.ts';
