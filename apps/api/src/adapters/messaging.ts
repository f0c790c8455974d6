import type { Config } from '../config.ts';
import type { Deps, Message } from '../ports.ts';
import { openSmtpMailer } from './mail/smtp.ts';
import { openWhatsAppCloud } from './whatsapp/cloud-api.ts';

type MessagingConfig = Pick<
  Config,
  'SMTP_URL' | 'MAIL_FROM' | 'WHATSAPP_API_URL' | 'WHATSAPP_TOKEN' | 'WHATSAPP_PHONE_NUMBER_ID' | 'WHATSAPP_TEMPLATE'
>;

/** Opens the driver of each channel: the service in the settings, otherwise the dev inbox. `close` closes their connections. */
export function openMessaging(config: MessagingConfig, log: Deps['log']) {
  const { SMTP_URL, MAIL_FROM, WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID } = config;
  const smtp = SMTP_URL ? openSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }, log) : null;
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
    mailer: smtp ?? useDevInbox(log),
    whatsApp: whatsApp ?? useDevInbox(log),
    close: () => smtp?.close(),
  };
}

/** A stand-in for a real service: it sends nothing, and the message stays in the outbox for the dev inbox. */
const useDevInbox = (log: Deps['log']) => ({
  keepsMessages: true,
  send: async ({ id, channel }: Message) => {
    log.debug({ message: id, channel }, 'message kept in the dev inbox');
    return { provider: 'dev-inbox', providerId: null };
  },
});
