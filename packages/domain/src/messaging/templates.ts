/** The examples of a template about a round. */
const ROUND = {
  name: 'Asha',
  exam: 'JoSAA 2027',
  step: 'Choice filling',
  day: '12 Jun 2027',
  source: 'JoSAA',
  as_of: '1 Jun 2027',
} as const;

/**
 * The messages that go out by WhatsApp. Meta delivers to a person who has not written to us only what it approved as a
 * template, so there is no other way to write one. Each body is the text `whatsapp.<name>`, in three languages.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/utility-templates/utility-templates
 */
export const TEMPLATES = {
  /** Meta fixes its words: the code stands in the body and behind the copy button. */
  sign_in_code: { category: 'AUTHENTICATION', parameters: { code: '482913' } },
  /** No code in it: Meta allows codes in authentication templates only, and the guardian reads the whole text first. */
  guardian_consent: {
    category: 'UTILITY',
    parameters: { student: 'Asha' },
    button: { path: '/guardian/', parameter: 'link' },
  },
  number_change_requested: { category: 'UTILITY', parameters: { number: '98••••3210' } },
  number_changed: { category: 'UTILITY', parameters: { name: 'Asha', number: '98••••3210' } },
  number_in_use: { category: 'UTILITY', parameters: {} },
  sign_up_attempt: { category: 'UTILITY', parameters: {} },
  round_begins: { category: 'UTILITY', parameters: ROUND, button: { path: '/rounds' } },
  round_ends: { category: 'UTILITY', parameters: ROUND, button: { path: '/rounds' } },
  papers_missing: {
    category: 'UTILITY',
    parameters: {
      name: 'Asha',
      exam: 'JoSAA 2027',
      step: 'Registration',
      day: '12 Jun 2027',
      count: '3',
      source: 'JoSAA',
      as_of: '1 Jun 2027',
    },
    button: { path: '/rounds' },
  },
} as const satisfies Record<string, Template>;

type Template = {
  category: 'AUTHENTICATION' | 'UTILITY';
  /** The parameters of the body, each with the example that Meta asks for. */
  parameters: Readonly<Record<string, string>>;
  /** A button that opens a page of ours. Its parameter is the end of the address. */
  button?: { path: string; parameter?: string };
};

export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

type ButtonParameter<N extends TemplateName> = (typeof TEMPLATES)[N] extends {
  button: { parameter: infer Name extends string };
}
  ? Name
  : never;
type ParameterOf<N extends TemplateName> = (keyof (typeof TEMPLATES)[N]['parameters'] & string) | ButtonParameter<N>;

/** A template with a value for each of its parameters, and no other. */
export type TemplateMessage<Value = string> = {
  [N in TemplateName]: { readonly name: N; readonly parameters: Readonly<Record<ParameterOf<N>, Value>> };
}[TemplateName];

export const templateOf = (name: TemplateName): Template => TEMPLATES[name];

/** The shortest limit for a body: 1,024 characters with its parameters filled in. A name or a step is far shorter. */
const PARAMETER_LENGTH = 120;

/** A parameter as Meta accepts it: one line, and never four spaces in a row. An empty one would be refused. */
export function tidyParameter(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const short = [...line].slice(0, PARAMETER_LENGTH).join('');
  return (short.length < line.length ? `${[...line].slice(0, PARAMETER_LENGTH - 1).join('')}…` : line) || '–';
}
