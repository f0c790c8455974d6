export { checkCode } from './check-code.ts';
export { composeStrangerMessage } from './messages.ts';
export { sendCode, type Target } from './send-code.ts';
export { claimSends, deleteOldCodes } from './store.ts';
