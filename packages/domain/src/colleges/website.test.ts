import fc from 'fast-check';
import { expect, test } from 'vitest';
import { websiteLink } from './website.ts';

test.each([
  ['coep.org.in', 'https://coep.org.in/'],
  ['www.iitb.ac.in/path?x=1', 'https://www.iitb.ac.in/path?x=1'],
  ['http://spa.ac.in', 'http://spa.ac.in/'],
  ['  https://vjti.ac.in  ', 'https://vjti.ac.in/'],
  ['//vjti.ac.in', 'https://vjti.ac.in/'],
  ['HTTPS://VJTI.AC.IN', 'https://vjti.ac.in/'],
  ['college.ac.in:8080/admission', 'https://college.ac.in:8080/admission'],
])('%s opens %s', (address, link) => {
  expect(websiteLink(address)).toBe(link);
});

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)//x.in'],
  ['data:text/html,hello'],
  ['ftp://college.ac.in'],
  ['mailto:dean@college.ac.in'],
  ['https://user:secret@college.ac.in'],
  ['not available'],
  ['localhost'],
  ['http://127.0.0.1'],
  ['https://'],
  [''],
  ['x'.repeat(400)],
  [null],
  [undefined],
])('%s becomes no link', (address) => {
  expect(websiteLink(address)).toBeNull();
});

test('whatever is typed, only http and https ever become a link', () => {
  const schemes = fc.constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'file:///',
    'blob:',
    'http:',
    'https://',
    '//',
    '',
  );
  const hosts = fc.constantFrom('college.ac.in', 'alert(1)', 'a.b', 'x', 'user@host.in', '[::1]', '');
  fc.assert(
    fc.property(schemes, hosts, fc.string(), (scheme, host, rest) => {
      const address = scheme + host + rest;
      const link = websiteLink(address);
      expect(link === null || /^https?:\/\/[^/@]+\//.test(link)).toBe(true);
    }),
  );
});
