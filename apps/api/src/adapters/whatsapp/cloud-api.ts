import { type Deps, type Message, PermanentFailure, type WhatsApp } from '../../ports.ts';
import { judgeAnswer } from './judge-answer.ts';

export type CloudSettings = { apiUrl: string; token: string; phoneNumberId: string; codeTemplate: string };

const ANSWER_LIMIT_MS = 10_000;

/** Sends by the WhatsApp Business Cloud API: a code by the approved authentication template, anything else as text. */
export function openWhatsAppCloud(
  settings: CloudSettings,
  log: Deps['log'],
  answerLimitMs = ANSWER_LIMIT_MS,
): WhatsApp {
  const address = `${settings.apiUrl.replace(/\/$/, '')}/${encodeURIComponent(settings.phoneNumberId)}/messages`;
  return {
    async send(message) {
      const verdict = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(requestFor(message, settings.codeTemplate)),
        // The token goes to the address in the settings and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(answerLimitMs),
      }).then(judgeAnswer, unreachable);
      if (verdict.kind === 'refused') throw new PermanentFailure(verdict.reason);
      if (verdict.kind === 'operator')
        log.error({ reason: verdict.reason }, 'WhatsApp refuses us: check the token, the number and the template');
      if (verdict.kind !== 'accepted') throw new Error(verdict.reason);
    },
  };
}

/** https://developers.facebook.com/docs/whatsapp/business-management-api/authentication-templates: the code stands in the body and again in the copy button. */
function requestFor({ to, text, code }: Message, codeTemplate: string) {
  const addressed = { messaging_product: 'whatsapp', recipient_type: 'individual', to };
  if (!code) return { ...addressed, type: 'text', text: { preview_url: false, body: text } };
  const parameters = [{ type: 'text', text: code }];
  const components = [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
  return { ...addressed, type: 'template', template: { name: codeTemplate, language: { code: 'en' }, components } };
}

const unreachable = (error: unknown) => {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return { kind: 'later' as const, reason: isTimeout ? 'whatsapp did not answer in time' : 'whatsapp is unreachable' };
};
