export { dropDeadLetters, holdWaiting, listDeadLetters, reviveDeadLetters } from '../messaging/dead-letters.ts';
export { registerDevInbox } from '../messaging/dev-inbox.ts';
export { enqueueMessage, type NewMessage, withdrawMessages } from '../messaging/enqueue.ts';
export { startSenders } from './send-messages.ts';
export { claimMessages } from './store.ts';
export { messagingJobs } from './sweep.ts';
