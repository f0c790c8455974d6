import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import type { Text } from '@dakhila/domain/messages/message';
import { once } from '@dakhila/domain/once';
import { locale } from '../lib/locale.ts';
import { defineMessages, fill, useMessages } from '../lib/messages.ts';

/** The server says the same in its files. */
const unsureMessages = defineMessages({
  en: () => import('@dakhila/domain/messages/en/unsure.json'),
  hi: () => import('@dakhila/domain/messages/hi/unsure.json'),
  mr: () => import('@dakhila/domain/messages/mr/unsure.json'),
});

const lists = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

/** Puts the texts about unsure chances into the language of the page. */
export function useUnsureText(): (text: Text) => string {
  const messages: Readonly<Record<string, string>> = useMessages(unsureMessages);
  const say = (text: Text): string => {
    if (typeof text === 'string') return text;
    if ('officialLabel' in text) return text.officialLabel;
    if ('parts' in text) {
      const parts = text.parts.map(say);
      return text.between === 'and' ? lists().format(parts) : parts.join(text.between);
    }
    const values = Object.entries(text.values ?? {});
    return fill(
      messages[text.messageId.replace('unsure.', '')] ?? '',
      Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'number' ? value : say(value)])),
    );
  };
  return say;
}
