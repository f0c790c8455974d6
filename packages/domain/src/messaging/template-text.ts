import { joined, type Message, messageOf, type Text, type Values } from '../messages/message.ts';
import { type TemplateMessage, type TemplateName, templateOf } from './templates.ts';

/** What is written into a template when it is registered: it is the same for everybody. */
export type TemplateSettings = { brand: string; supportEmail: string; publicUrl: string };

/** The body of a template, with these values in its gaps. */
export const templateBody = (name: TemplateName, settings: TemplateSettings, values: Values): Message =>
  messageOf(`whatsapp.${name}`, { ...values, brand: settings.brand, supportEmail: settings.supportEmail });

/** The words on the button of a template. */
export const templateButton = (name: TemplateName): Message | null => {
  switch (name) {
    case 'guardian_consent':
      return messageOf('whatsapp.guardian_consent.button');
    case 'round_begins':
    case 'round_ends':
    case 'papers_missing':
      return messageOf('whatsapp.rounds.button');
    default:
      return null;
  }
};

/** The whole message as its reader sees it, with the address that the button opens. */
export function templateText(settings: TemplateSettings, { name, parameters }: TemplateMessage<Text>): Text {
  const values: Values = parameters;
  const body = templateBody(name, settings, values);
  const { button } = templateOf(name);
  const words = templateButton(name);
  if (!button || !words) return body;
  const end = button.parameter === undefined ? '' : values[button.parameter];
  const address = `${settings.publicUrl}${button.path}${typeof end === 'string' ? end : ''}`;
  return joined('\n\n', [body, joined('\n', [words, address])]);
}
