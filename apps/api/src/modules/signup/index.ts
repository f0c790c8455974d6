export { insertAffiliationCode, listAffiliationCodes, setAffiliationCodeActive } from './affiliation-codes.ts';
export { type AffiliationUse, readAffiliationUsage } from './affiliation-usage.ts';
export { createStudent, PhoneTaken } from './create-student.ts';
export { seedAffiliationCodes } from './seed-affiliation-codes.ts';
export { lockSignup, type Signup } from './store.ts';
export { requireOwnSignup, requireVerifiedSignup } from './verified-signup.ts';
