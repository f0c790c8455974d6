import { expect, test } from 'vitest';
import { isHighlighted, MENU_ENTRIES } from './side-menu.tsx';

const highlightedAt = (address: string) =>
  MENU_ENTRIES.filter((entry) => isHighlighted(entry.path, address)).map((entry) => entry.word);

test.each([
  ['/', ['dashboard']],
  ['/search', ['collegeSearch']],
  ['/college/06006', ['collegeSearch']],
  ['/josaa-college/iit-bombay', ['collegeSearch']],
  ['/josaa-college/name/Indian Institute', ['collegeSearch']],
  ['/mhtcet-college/code/06006', []],
  ['/predictor', ['collegePredictor']],
  ['/predictor/josaa', ['collegePredictor']],
  ['/predictor/mht-cet', ['collegePredictor']],
  ['/counseling', ['counselling']],
  ['/rounds', []],
])('at %s the menu highlights %j', (address, expected) => {
  expect(highlightedAt(address)).toEqual(expected);
});
