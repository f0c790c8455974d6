import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactOf, isEmail, isPhone, mailboxOf, maskEmail, maskPhone, normalPhone } from './contact.ts';

test.each(['asha@example.com', 'a.b+c@mail.example.co.in', "o'hara@example.org", 'ASHA@EXAMPLE.COM'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a b@example.com',
  'a@b..com',
  'a@-b.com',
  'a@b.com\n',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(250)}.com`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['9876543210', true],
  ['919876543210', true],
  ['987654321', false],
  ['98765432101', false],
  ['929876543210', false],
  ['+919876543210', false],
  ['98765 43210', false],
])('%j as a phone number: %s', (text, is) => {
  expect(isPhone(text)).toBe(is);
});

test('a contact is read from what a student types', () => {
  expect(contactOf(' Asha@Example.com ')).toEqual({ kind: 'email', email: 'asha@example.com' });
  expect(contactOf('9876543210')).toEqual({ kind: 'phone', phone: '919876543210' });
  expect(contactOf('919876543210')).toEqual({ kind: 'phone', phone: '919876543210' });
  expect(contactOf('asha')).toBeNull();
});

test('a masked contact shows enough to recognise and no more', () => {
  expect(maskEmail('rohan.gupta@example.com')).toBe('r****a@example.com');
  expect(maskEmail('ab@example.com')).toBe('a****@example.com');
  expect(maskPhone('919876543210')).toBe('******3210');
});

test('a number of ten digits gets the prefix, once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
      expect(normalPhone(digits)).toBe(`91${digits}`);
      expect(normalPhone(normalPhone(digits))).toBe(`91${digits}`);
    }),
  );
});

test('estimation an address takes no longer for a hostile one', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2000 }), (text) => void isEmail(text)));
  expect(isEmail(`${'a@'.repeat(50_000)}`)).toBe(false);
});

test.each([
  ['asha+mum@example.com', 'asha@example.com'],
  ['A.Sha+x@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
])('%s lands in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
