export { dropDeadLetters, listDeadLetters, reviveDeadLetters } from './dead-letters.ts';
export { registerDevInbox } from './dev-inbox-routes.ts';
export { enqueueMessage, type NewMessage } from './enqueue.ts';
export { holdWaiting } from './hold-waiting.ts';
export { outboxJobs } from './outbox-jobs.ts';
export { claimMessages } from './store.ts';
export { withdrawMessages } from './withdraw.ts';
