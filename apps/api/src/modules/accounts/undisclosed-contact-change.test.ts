import { contactChange } from '@dakhila/contract/contact-change';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo } from '../../../test/inbox.ts';

const server = useServer({ environment: { DISCLOSE_REGISTRATION: 'false' } });

test('whether an address has an account stays between us and its owner, who gets a notice in the place of a code', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  const answers = [];
  for (const contact of [rohan.email, 'nobody@example.com']) {
    answers.push((await asha.browser.call(contactChange.start, { body: { contact } })).status);
    const otp = await codeTo(server, asha.email);
    answers.push((await asha.browser.call(contactChange.confirm, { body: { otp } })).status);
  }
  expect(answers).toEqual([200, 200, 200, 200]);
  const [notice] = await messagesTo(server, rohan.email);
  expect(notice).toMatchObject({ subject: expect.stringContaining('You already have an account') });
  expect(notice).not.toHaveProperty('code');
  expect(await codeTo(server, 'nobody@example.com')).toMatch(/^\d{6}$/);
});
