export { createStudent, PhoneTaken } from './create-student.ts';
export { findPendingSignup, lockSignup, type Signup } from './store.ts';
export { requireOwnSignup, requireVerifiedSignup } from './verified-signup.ts';
