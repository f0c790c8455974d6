import fc from 'fast-check';
import { expect, test } from 'vitest';
import { framesOf, scrubText } from './scrub.ts';

test.each([
  ['no seat for asha.patil+cet@example.com today', 'no seat for [email] today'],
  ['no seat for asha.patil%40example.com today', 'no seat for [email] today'],
  ['sms to 9876543210 failed', 'sms to [number] failed'],
  ['sms to +91 98765-43210 failed', 'sms to +[number] failed'],
  ['sms to ९८७६५४३२१० failed', 'sms to [number] failed'],
  ['the code 482913 is wrong', 'the code [number] is wrong'],
  ['the code 4829 is wrong', 'the code [number] is wrong'],
  ['answered 503 after 2 tries', 'answered 503 after 2 tries'],
  ['session dG9rZW4gb2YgYXNoYSAxMjM0 ended', 'session [token] ended'],
  ['no run 3f0e9a52-77a1-4c5e-9a57-0d3a1f2b4c6d', 'no run [token]'],
  ["Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading [text])'],
  ["can't read 'Asha's note' of \"today\"!", "can't read [text]!"],
  ['Unexpected token A in "{name: Asha', 'Unexpected token A in [text]'],
  ["no 'seat' for 'Asha Patil", 'no [text]'],
  ['GET /colleges?name=asha failed', 'GET /colleges?[query] failed'],
  ['fetch of https://dakhila.test/l/secret failed', 'fetch of [address] failed'],
  ['the student आशा has no list', 'the student [text] has no list'],
  ['connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ['makeConcurrencyLimit is not a function', 'makeConcurrencyLimit is not a function'],
])('%s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('a long text is cut', () => {
  expect(scrubText('seat '.repeat(1_000)).length).toBeLessThanOrEqual(500);
});

test('wherever a long text is cut, nothing of an address or a quoted name is left', () => {
  for (let length = 470; length <= 500; length += 1) {
    const before = 'no seat '.repeat(100).slice(0, length - 1);
    expect(scrubText(`${before} asha.patil.of.nashik@example.com and more`)).not.toContain('asha');
    expect(scrubText(`'seat' ${before} 'Asha Patil of Nashik' and more`)).not.toContain('Asha');
  }
});

const letters = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: min, maxLength: max })
    .map((all) => all.join(''));
const digits = (min: number, max: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength: min, maxLength: max }).map((all) => all.join(''));
const email = fc.tuple(letters(1, 12), letters(2, 10)).map(([name, host]) => `${name}@${host}.in`);
const phone = digits(10, 10).chain((number) =>
  fc.constantFrom(number, `+91${number}`, `+91 ${number.slice(0, 5)} ${number.slice(5)}`, `91-${number}`),
);
const code = digits(4, 8);
const quoted = fc
  .tuple(fc.constantFrom(['"', '"'], ["'", "'"], ['“', '”'], ['`', '`']), letters(6, 20))
  .map(([[open = '', close = ''], text]) => `${open}${text}${close}`);
const around = fc.tuple(
  fc.constantFrom('', 'failed for ', 'no such row (', 'key=', 'sent to: '),
  fc.constantFrom('', ' is missing', ')', ', retry', '. End'),
);

test('whatever stands around it, no contact, code or quoted text is left', () => {
  fc.assert(
    fc.property(around, fc.oneof(email, phone, code, quoted), ([before, after], secret) => {
      const shown = scrubText(`${before}${secret}${after}`);
      for (const part of secret.split(/[@ ."'“”`+-]+/).filter(({ length }) => length >= 4))
        expect(shown).not.toContain(part);
    }),
  );
});

test('of any text only English letters, signs and short numbers are left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(scrubText(text)).not.toMatch(/[\u0080-\uffff]/);
      expect(scrubText(text)).not.toMatch(/\d{4}/);
    }),
  );
});

test('places of a stack are relative to the program, the innermost last, and the message is not among them', () => {
  const stack = [
    'TypeError: no seat for asha@example.com',
    'at home (https://asha.test/x.js:1:2)',
    '    at know (file:///home/asha/dakhila/apps/api/src/http/errors.ts:80:12)',
    '    at async Object.run (/srv/dakhila/current/server/main.js:1:4821)',
    '    at /srv/dakhila/node_modules/fastify/lib/hooks.js:10:2',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ].join('\n');
  expect(
    framesOf(stack).map(({ function: name, filename, lineno, in_app }) => [name, filename, lineno, in_app]),
  ).toEqual([
    ['process.processTicksAndRejections', 'node:internal/process/task_queues', 105, false],
    [undefined, 'node_modules/fastify/lib/hooks.js', 10, false],
    ['Object.run', 'server/main.js', 1, true],
    ['know', 'apps/api/src/http/errors.ts', 80, true],
    ['home', 'x.js', 1, true],
  ]);
});

test('a stack of any text costs little time and names no folder of the machine', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const { filename } of framesOf(`Error\n    at f (/home/${text}/secret/own.js:1:1)`))
        expect(filename).not.toContain('/home/');
    }),
  );
});
