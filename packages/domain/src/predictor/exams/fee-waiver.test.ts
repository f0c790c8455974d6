import { expect, test } from 'vitest';
import { shownChoiceCode } from './fee-waiver.ts';

test('a fee waiver seat is never shown under the choice code of its programme', () => {
  expect(shownChoiceCode({ programme: 'Computer Engineering', choiceCode: '0321524510' })).toBe('0321524510');
  expect(shownChoiceCode({ programme: 'Computer Engineering (TFWS)', choiceCode: '0321524510' })).toBeUndefined();
});
