export { checkCode } from './check-code.ts';
export { composeStrangerMessage } from './messages.ts';
export { sendCode, type Target } from './send-code.ts';
export { claimSends, deleteOldCodes } from './store.ts';
export { wouldPauseWhatsApp } from './whatsapp-budget.ts';
