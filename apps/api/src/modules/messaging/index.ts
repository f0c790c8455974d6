export { dropDeadLetters, holdWaiting, readDeadLetters, reviveDeadLetters } from '../messaging/dead-letters.ts';
export { registerDevInbox } from '../messaging/dev-inbox.ts';
export {
  enqueueMessage,
  type NewMessage,
  templateSettings,
  whatsAppContent,
  withdrawMessages,
} from '../messaging/enqueue.ts';
export { readTemplates, standingOf } from './approved-templates.ts';
export { deliverMessage } from './deliver.ts';
export { readDeliveries } from './delivery-store.ts';
export { messagingJobs, startSenders } from './send-messages.ts';
export { claimMessages } from './store.ts';
export { hasOptedOut, liftSuppression, readSuppressions } from './suppression-store.ts';
export { webhookRoutes } from './webhook-routes.ts';
