import { CODE_LIMIT_MS, isCodeTemplate } from '@dakhila/domain/messaging/senders';
import { WHATSAPP_OPTED_OUT } from '@dakhila/domain/messaging/suppression';
import { templateOf } from '@dakhila/domain/messaging/templates';
import { z } from 'zod';
import {
  type Deps,
  OptedOut,
  PermanentFailure,
  ServiceDown,
  type WhatsApp,
  type WhatsAppMessage,
} from '../../ports.ts';
import { OPERATOR_CODES, REFUSED_CODES, TEMPLATE_MISSING } from './error-codes.ts';

type CloudSettings = { apiUrl: string; token: string; phoneNumberId: string; codeTemplate: string };

const TIMEOUT_MS = 10_000;

/** Sends templates by the WhatsApp Business Cloud API. */
export function openWhatsAppCloud(settings: CloudSettings, log: Deps['log'], timeoutMs = TIMEOUT_MS): WhatsApp {
  const address = `${settings.apiUrl.replace(/\/$/, '')}/${encodeURIComponent(settings.phoneNumberId)}/messages`;
  const post = (message: WhatsAppMessage): Promise<Outcome> =>
    fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(requestFor(message, settings.codeTemplate)),
      // A redirect could send the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(
        isCodeTemplate(message.template.name) ? Math.min(timeoutMs, CODE_LIMIT_MS) : timeoutMs,
      ),
    }).then(readResponse, toFailure);
  return {
    async send(message) {
      let outcome = await post(message);
      // A code in English is better than none, while a translation is not approved yet.
      if (outcome.kind === 'operator' && outcome.code === TEMPLATE_MISSING && message.language !== 'en') {
        log.error({ template: message.template.name, language: message.language }, 'WhatsApp lacks a translation');
        outcome = await post({ ...message, language: 'en' });
      }
      if (outcome.kind === 'refused')
        throw outcome.code === WHATSAPP_OPTED_OUT ? new OptedOut(outcome.reason) : new PermanentFailure(outcome.reason);
      if (outcome.kind === 'operator')
        log.error({ reason: outcome.reason }, 'WhatsApp refuses us: check the token, the number and the template');
      if (outcome.kind === 'down') throw new ServiceDown(outcome.reason);
      if (outcome.kind !== 'accepted') throw new Error(outcome.reason);
      return { provider: 'whatsapp', providerId: outcome.providerId };
    },
  };
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages */
function requestFor({ id, to, language, template }: WhatsAppMessage, codeTemplate: string) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    // It comes back with every report about this message.
    biz_opaque_callback_data: id,
    type: 'template',
    template: {
      name: template.name === 'sign_in_code' ? codeTemplate : template.name,
      language: { code: language },
      components: componentsOf(template),
    },
  };
}

/** The template of a code has the code in its body and in its copy button; other templates have named parameters in the body. */
function componentsOf({ name, parameters }: WhatsAppMessage['template']) {
  if (name === 'sign_in_code') return [bodyWith([textOf(parameters.code)]), buttonWith(parameters.code)];
  const { button } = templateOf(name);
  const values: Readonly<Record<string, string>> = parameters;
  const named = Object.keys(templateOf(name).parameters).map((parameter_name) => ({
    ...textOf(values[parameter_name] ?? ''),
    parameter_name,
  }));
  return [
    ...(named.length > 0 ? [bodyWith(named)] : []),
    ...(button?.parameter === undefined ? [] : [buttonWith(values[button.parameter] ?? '')]),
  ];
}

const textOf = (text: string) => ({ type: 'text', text });
const bodyWith = (parameters: object[]) => ({ type: 'body', parameters });
const buttonWith = (text: string) => ({ type: 'button', sub_type: 'url', index: '0', parameters: [textOf(text)] });

const toFailure = (error: unknown) => {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return { kind: 'down' as const, reason: isTimeout ? 'whatsapp did not answer in time' : 'whatsapp is unreachable' };
};

/** The meaning of a response: `down` and `later` may work on a retry (`down` is a failure of the service, not of this message), `operator` once the account is fixed, `refused` never. */
type Outcome =
  | { kind: 'accepted'; providerId: string }
  | { kind: 'down' | 'later'; reason: string }
  | { kind: 'refused'; reason: string; code: number }
  | { kind: 'operator'; reason: string; code?: number };

const Accepted = z.object({ messages: z.tuple([z.object({ id: z.string() })], z.unknown()) });
const Failed = z.object({ error: z.object({ code: z.number() }) });

/** Reads a response of the Cloud API. Its error text is dropped, because it may contain the phone number. */
async function readResponse(response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => null);
  const accepted = Accepted.safeParse(body).data;
  if (response.ok && accepted) return { kind: 'accepted', providerId: accepted.messages[0].id };
  const code = Failed.safeParse(body).data?.error.code;
  const status = `whatsapp http ${response.status}`;
  const retryKind = response.status >= 500 ? 'down' : 'later';
  if (code === undefined) {
    const isOurs = response.status === 401 || response.status === 403;
    return isOurs
      ? { kind: 'operator', reason: status }
      : { kind: retryKind, reason: `${status}, answer not understood` };
  }
  const refused = REFUSED_CODES.get(code);
  if (refused) return { kind: 'refused', code, reason: `${status} code ${code}: ${refused}` };
  const operator = OPERATOR_CODES.get(code) ?? (code >= 200 && code <= 299 ? 'permission denied' : undefined);
  if (operator || response.status === 401)
    return { kind: 'operator', code, reason: `${status} code ${code}: ${operator ?? 'login failed'}` };
  return { kind: retryKind, reason: `${status} code ${code}` };
}
