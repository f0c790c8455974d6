import { OTP_TTL_SECONDS } from '../auth/otp.ts';
import type { Language } from '../language/languages.ts';
import { say } from '../messages/say.ts';
import { type TemplateSettings, templateBody, templateButton } from './template-text.ts';
import { type TemplateName, templateOf } from './templates.ts';

type Button = { type: 'OTP'; otp_type: 'COPY_CODE' } | { type: 'URL'; text: string; url: string; example?: [string] };
type Component =
  | { type: 'BODY'; add_security_recommendation: true }
  | { type: 'BODY'; text: string; example?: { body_text_named_params: { param_name: string; example: string }[] } }
  | { type: 'FOOTER'; code_expiration_minutes: number }
  | { type: 'BUTTONS'; buttons: [Button] };

/** A template as the Business Management API takes it: `POST /<business account>/message_templates`. */
export type Registration = {
  name: string;
  language: Language;
  category: 'AUTHENTICATION' | 'UTILITY';
  parameter_format?: 'NAMED';
  components: Component[];
};

/** A template in one language, as it must be registered. */
export function registrationOf(name: TemplateName, language: Language, settings: TemplateSettings): Registration {
  const { category } = templateOf(name);
  if (category === 'AUTHENTICATION') return { name, language, category, components: CODE_COMPONENTS };
  return {
    name,
    language,
    category,
    parameter_format: 'NAMED',
    components: [bodyOf(name, language, settings), ...buttonsOf(name, language, settings)],
  };
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/authentication-templates/copy-code-button-authentication-templates */
const CODE_COMPONENTS: Component[] = [
  { type: 'BODY', add_security_recommendation: true },
  { type: 'FOOTER', code_expiration_minutes: OTP_TTL_SECONDS / 60 },
  { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
];

function bodyOf(name: TemplateName, language: Language, settings: TemplateSettings): Component {
  const examples = Object.entries(templateOf(name).parameters);
  const gaps = Object.fromEntries(examples.map(([parameter]) => [parameter, `{{${parameter}}}`]));
  const text = say(language, templateBody(name, settings, gaps));
  if (examples.length === 0) return { type: 'BODY', text };
  const named = examples.map(([param_name, example]) => ({ param_name, example }));
  return { type: 'BODY', text, example: { body_text_named_params: named } };
}

function buttonsOf(name: TemplateName, language: Language, { publicUrl }: TemplateSettings): Component[] {
  const { button } = templateOf(name);
  const words = templateButton(name);
  if (!button || !words) return [];
  const url = `${publicUrl}${button.path}`;
  const text = say(language, words);
  const opened: Button =
    button.parameter === undefined
      ? { type: 'URL', text, url }
      : { type: 'URL', text, url: `${url}{{1}}`, example: [`${url}${button.parameter}`] };
  return [{ type: 'BUTTONS', buttons: [opened] }];
}
