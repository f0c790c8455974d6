export { checkCode } from './check-code.ts';
export { sendCode, type Target } from './send-code.ts';
export { deleteOldCodes } from './store.ts';
