export { checkCode } from './check-code.ts';
export { composeStrangerMessage } from './messages.ts';
export { sendCode, type Target } from './send-code.ts';
export { deleteOldCodes } from './store.ts';
