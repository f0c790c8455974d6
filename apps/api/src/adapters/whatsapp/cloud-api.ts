import { z } from 'zod';
import { type Deps, type Message, PermanentFailure, type WhatsApp } from '../../ports.ts';

type CloudSettings = { apiUrl: string; token: string; phoneNumberId: string; codeTemplate: string };

const TIMEOUT_MS = 10_000;

/** Sends by the WhatsApp Business Cloud API: a code by the approved authentication template, anything else as text. */
export function openWhatsAppCloud(settings: CloudSettings, log: Deps['log'], timeoutMs = TIMEOUT_MS): WhatsApp {
  const address = `${settings.apiUrl.replace(/\/$/, '')}/${encodeURIComponent(settings.phoneNumberId)}/messages`;
  return {
    async send(message) {
      const outcome = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(requestFor(message, settings.codeTemplate)),
        // A redirect could send the token to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).then(readResponse, toFailure);
      if (outcome.kind === 'refused') throw new PermanentFailure(outcome.reason);
      if (outcome.kind === 'operator')
        log.error({ reason: outcome.reason }, 'WhatsApp refuses us: check the token, the number and the template');
      if (outcome.kind !== 'accepted') throw new Error(outcome.reason);
    },
  };
}

/** https://developers.facebook.com/docs/whatsapp/business-management-api/authentication-templates: the code is in the body and again in the copy button. */
function requestFor({ to, text, code }: Message, codeTemplate: string) {
  const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to };
  if (!code) return { ...envelope, type: 'text', text: { preview_url: false, body: text } };
  const parameters = [{ type: 'text', text: code }];
  const components = [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
  return { ...envelope, type: 'template', template: { name: codeTemplate, language: { code: 'en' }, components } };
}

const toFailure = (error: unknown) => {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return { kind: 'later' as const, reason: isTimeout ? 'whatsapp did not answer in time' : 'whatsapp is unreachable' };
};

/** The meaning of a response: `later` may work on a retry, `operator` once the account is fixed, `refused` never. */
type Outcome = { kind: 'accepted' } | { kind: 'later' | 'operator' | 'refused'; reason: string };

const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Failed = z.object({ error: z.object({ code: z.number() }) });

// From https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes. A code that is not listed is retried.

/** Errors about this recipient or this message. */
const REFUSED_CODES = new Map([
  [100, 'invalid parameter'],
  [130472, 'recipient is part of an experiment'],
  [131008, 'parameter missing'],
  [131009, 'parameter value not valid'],
  [131021, 'recipient is the sender'],
  [131026, 'undeliverable: not on WhatsApp, or terms not accepted'],
  [131030, 'recipient not on the allowed list'],
  [131047, 'more than 24 hours since the last reply: needs a template'],
  [131050, 'recipient stopped these messages'],
  [131051, 'message type not supported'],
  [132000, 'wrong number of template parameters'],
  [132005, 'text too long'],
  [132012, 'wrong template parameter format'],
]);

/** Errors about our account, number, token or template. */
const OPERATOR_CODES = new Map([
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

/** Reads a response of the Cloud API. Its error text is dropped, because it may contain the phone number. */
async function readResponse(response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && Accepted.safeParse(body).success) return { kind: 'accepted' };
  const code = Failed.safeParse(body).data?.error.code;
  const status = `whatsapp http ${response.status}`;
  if (code === undefined) {
    const isOurs = response.status === 401 || response.status === 403;
    return isOurs
      ? { kind: 'operator', reason: status }
      : { kind: 'later', reason: `${status}, answer not understood` };
  }
  const refused = REFUSED_CODES.get(code);
  if (refused) return { kind: 'refused', reason: `${status} code ${code}: ${refused}` };
  const operator = OPERATOR_CODES.get(code) ?? (code >= 200 && code <= 299 ? 'permission denied' : undefined);
  if (operator || response.status === 401)
    return { kind: 'operator', reason: `${status} code ${code}: ${operator ?? 'login failed'}` };
  return { kind: 'later', reason: `${status} code ${code}` };
}
