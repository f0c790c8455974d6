import { expect, test } from 'vitest';
import { fill } from '../../../lib/messages.ts';
import hi from './messages/hi.json' with { type: 'json' };
import mr from './messages/mr.json' with { type: 'json' };

test.each([
  [hi, 'Civil, Takshashila से ठीक ऊपर'],
  [mr, 'Civil, Takshashila च्या लगेच वर'],
])('the sentence says above which choice the new one stands, not which choice stands above it', (messages, said) => {
  expect(fill(messages.standsAbove, { place: 7, name: 'Civil, Takshashila' })).toContain(said);
});
