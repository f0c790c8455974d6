import { afterEach, expect, test } from 'vitest';
import { dropOldPositions, SCROLL_POSITIONS_KEY, scrollKey, startAtTop } from './scroll-positions.ts';

const leavePage = () => sessionStorage.setItem(SCROLL_POSITIONS_KEY, '{"/":867}');
const positions = () => sessionStorage.getItem(SCROLL_POSITIONS_KEY);
afterEach(() => sessionStorage.clear());

test('the first page after a login begins at the top, also where the login page stored old positions as it was left', () => {
  startAtTop();
  leavePage();
  dropOldPositions();
  expect(positions()).toBeNull();
});

test('a reload restores the position, also the first one after a login', () => {
  startAtTop();
  dropOldPositions();
  leavePage();
  dropOldPositions();
  expect(positions()).toBe('{"/":867}');
});

test('a link to an entry of a page has a position of its own, so that the one of the page does not replace it', () => {
  const faq = { key: 'default', pathname: '/faq', hash: '' };
  expect(scrollKey({ ...faq, hash: '#float-risk' })).not.toBe(scrollKey(faq));
  expect(scrollKey({ ...faq, key: 'a1b2' })).toBe('a1b2');
});
