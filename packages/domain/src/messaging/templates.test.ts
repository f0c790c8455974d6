import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { say } from '../messages/say.ts';
import { registrationOf } from './template-registration.ts';
import { templateBody, templateButton, templateText } from './template-text.ts';
import { TEMPLATE_NAMES, TEMPLATES, templateOf, tidyParameter } from './templates.ts';

const SETTINGS = { brand: 'Dakhila', supportEmail: 'support@dakhila.example', publicUrl: 'https://dakhila.example' };
const EVERY = TEMPLATE_NAMES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const));
const aTypedValue = fc.string({ unit: 'binary', maxLength: 400 });

test.each(EVERY)('%s in %s keeps to the limits of Meta, whatever is typed', (name, language) => {
  const parameters = Object.keys(templateOf(name).parameters);
  fc.assert(
    fc.property(fc.array(aTypedValue, { minLength: parameters.length, maxLength: parameters.length }), (typed) => {
      const values = Object.fromEntries(parameters.map((parameter, at) => [parameter, tidyParameter(typed[at] ?? '')]));
      const body = say(language, templateBody(name, SETTINGS, values));
      expect([...body].length).toBeLessThanOrEqual(1024);
      for (const value of Object.values(values)) {
        expect(value).not.toMatch(/[\n\r\t]| {4}/);
        expect(value.trim()).not.toBe('');
      }
    }),
  );
});

test.each(EVERY)('%s in %s has a name, parameters and a button that Meta accepts', (name, language) => {
  expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
  const parameters = Object.keys(templateOf(name).parameters);
  for (const parameter of parameters) expect(parameter).toMatch(/^[a-z_]{1,20}$/);
  const gaps = Object.fromEntries(parameters.map((parameter) => [parameter, `{{${parameter}}}`]));
  const body = say(language, templateBody(name, SETTINGS, gaps));
  for (const gap of Object.values(gaps)) expect(body.split(gap)).toHaveLength(2);
  // No gap is left for which there is no value.
  expect(body.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  const button = templateButton(name);
  expect(button !== null).toBe(templateOf(name).button !== undefined);
  if (button) expect(say(language, button).length).toBeLessThanOrEqual(25);
  if (templateOf(name).category === 'AUTHENTICATION') return;
  expect(body).not.toMatch(/^\{\{|\}\}[\s.।]*$|\}\}\s*\{\{/);
  expect(body.split(/\s+/).length).toBeGreaterThan(2 * parameters.length + 1);
  expect(body).not.toMatch(/\n{3}|\t| {4}/);
});

test('a reader sees the body, and the address behind the button', () => {
  const text = templateText(SETTINGS, { name: 'guardian_consent', parameters: { student: 'Asha', link: 'abc' } });
  const said = say('mr', text);
  expect(said).toMatch(/^“Asha” या नावाने एक विद्यार्थी/);
  expect(said).toMatch(/वाचा आणि ठरवा\nhttps:\/\/dakhila\.example\/guardian\/abc$/);
});

test('a code is registered as an authentication template, whose words are those of Meta', () => {
  expect(registrationOf('sign_in_code', 'hi', SETTINGS)).toEqual({
    name: 'sign_in_code',
    language: 'hi',
    category: 'AUTHENTICATION',
    components: [
      { type: 'BODY', add_security_recommendation: true },
      { type: 'FOOTER', code_expiration_minutes: 10 },
      { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
    ],
  });
});

test('any other is registered with named parameters, an example for each, and the brand in its words', () => {
  const registered = registrationOf('guardian_consent', 'en', SETTINGS);
  expect(registered).toMatchObject({ category: 'UTILITY', parameter_format: 'NAMED' });
  expect(registered.components).toEqual([
    {
      type: 'BODY',
      text: expect.stringMatching(/^A student who gave the name “\{\{student\}\}” uses Dakhila to plan/),
      example: {
        body_text_named_params: [{ param_name: 'student', example: TEMPLATES.guardian_consent.parameters.student }],
      },
    },
    {
      type: 'BUTTONS',
      buttons: [
        {
          type: 'URL',
          text: 'Read and decide',
          url: 'https://dakhila.example/guardian/{{1}}',
          example: ['https://dakhila.example/guardian/link'],
        },
      ],
    },
  ]);
});
