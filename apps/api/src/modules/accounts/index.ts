export {
  type AffiliationUse,
  insertAffiliationCode,
  listAffiliationCodes,
  readAffiliationUsage,
  seedAffiliationCodes,
  setAffiliationCodeActive,
} from './affiliation-codes.ts';
export { checkCode } from './check-code.ts';
export { wouldPauseWhatsApp } from './code-budgets.ts';
export { lockSignup, type Signup } from './pending-store.ts';
export { accountRoutes } from './routes.ts';
export { sendCode, type Target } from './send-code.ts';
export { requireOwnSignup, requireVerifiedSignup } from './sign-up.ts';
export {
  findProfile,
  findStudent,
  findStudentWithProfile,
  hasCurrentAgreements,
  holdStudent,
  listAgreements,
  lockStudent,
  type Student,
  saveName,
} from './store.ts';
export { createStudent, PhoneTaken } from './student-record.ts';
