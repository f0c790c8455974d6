import type { Config } from '../config.ts';
import type { Deps, Mailer, Message } from '../ports.ts';
import { inOrder, withBreaker } from './circuit-breaker.ts';
import { openSmtpMailer } from './mail/smtp.ts';
import { openWhatsAppCloud } from './whatsapp/cloud-api.ts';

type MessagingConfig = Pick<
  Config,
  | 'SMTP_URL'
  | 'SMTP_URL_2'
  | 'MAIL_FROM'
  | 'WHATSAPP_API_URL'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_PHONE_NUMBER_ID'
  | 'WHATSAPP_TEMPLATE'
>;

/** Opens the driver of each channel: the service in the settings, otherwise the dev inbox. `close` closes their connections. */
export function openMessaging(config: MessagingConfig, log: Deps['log']) {
  const { SMTP_URL, SMTP_URL_2, MAIL_FROM: from, WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID } = config;
  const smtp = SMTP_URL ? openSmtpMailer({ url: SMTP_URL, from, name: 'mail' }, log) : null;
  const second = smtp && SMTP_URL_2 ? openSmtpMailer({ url: SMTP_URL_2, from, name: 'mail-2' }, log) : null;
  const whatsApp =
    WHATSAPP_TOKEN && WHATSAPP_PHONE_NUMBER_ID
      ? openWhatsAppCloud(
          {
            apiUrl: config.WHATSAPP_API_URL,
            token: WHATSAPP_TOKEN,
            phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
            codeTemplate: config.WHATSAPP_TEMPLATE,
          },
          log,
        )
      : null;
  return {
    mailer: smtp ? inSettingsOrder(smtp, second) : useDevInbox(log),
    whatsApp: whatsApp ? withBreaker('whatsapp', whatsApp) : useDevInbox(log),
    close: () => {
      smtp?.close();
      second?.close();
    },
  };
}

function inSettingsOrder(smtp: Mailer, second: Mailer | null): Mailer {
  const first = withBreaker('mail', smtp);
  return second ? inOrder(first, withBreaker('mail-2', second)) : first;
}

/** A stand-in for a real service: it sends nothing, and the message stays in the outbox for the dev inbox. */
const useDevInbox = (log: Deps['log']) => ({
  keepsMessages: true,
  send: async ({ id, channel }: Message) => {
    log.debug({ message: id, channel }, 'message kept in the dev inbox');
    return { provider: 'dev-inbox', providerId: null };
  },
});
