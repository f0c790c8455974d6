import { WHATSAPP_OPTED_OUT } from '@dakhila/domain/messaging/suppression';

// From https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes. A code that is not listed is retried.

/** Errors about this recipient or this message. */
export const REFUSED_CODES = new Map([
  [100, 'invalid parameter'],
  [130472, 'recipient is part of an experiment'],
  [131008, 'parameter missing'],
  [131009, 'parameter value not valid'],
  [131021, 'recipient is the sender'],
  [131026, 'undeliverable: not on WhatsApp, or terms not accepted'],
  [131030, 'recipient not on the allowed list'],
  [131047, 'more than 24 hours since the last reply: needs a template'],
  [WHATSAPP_OPTED_OUT, 'recipient stopped these messages'],
  [131051, 'message type not supported'],
  [132000, 'wrong number of template parameters'],
  [132005, 'text too long'],
  [132012, 'wrong template parameter format'],
]);

/** Errors about our account, number, token or template. */
export const OPERATOR_CODES = new Map([
  [0, 'login failed'],
  [3, 'missing capability'],
  [10, 'permission denied'],
  [190, 'access token expired'],
  [368, 'account blocked for a policy violation'],
  [130497, 'account may not message this country'],
  [131005, 'access denied'],
  [131031, 'account locked'],
  [131037, 'display name not approved'],
  [131042, 'payment method missing'],
  [131045, 'number not registered'],
  [132001, 'template does not exist'],
  [132007, 'template breaks a policy'],
  [132015, 'template paused'],
  [132016, 'template disabled'],
  [133010, 'number not registered'],
]);

/** The template, or its translation, is not registered. */
export const TEMPLATE_MISSING = 132001;
