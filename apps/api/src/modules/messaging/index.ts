export { dropDeadLetters, holdWaiting, listDeadLetters, reviveDeadLetters } from '../messaging/dead-letters.ts';
export { registerDevInbox } from '../messaging/dev-inbox.ts';
export { enqueueMessage, type NewMessage, withdrawMessages } from '../messaging/enqueue.ts';
export { messagingJobs, startSenders } from './send-messages.ts';
export { claimMessages } from './store.ts';
