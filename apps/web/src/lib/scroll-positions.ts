import { storedText } from './stored.ts';

/** Where React Router stores the scroll positions of a page that is left. */
export const SCROLL_POSITIONS_KEY = 'scroll-positions';

type Entry = { key: string; pathname: string; hash: string };

/** Every typed or reloaded address has the key 'default', so path and hash are used instead: a link to an entry of a page seen before leads to the entry. */
export const scrollKey = ({ key, pathname, hash }: Entry): string => (key === 'default' ? pathname + hash : key);

const positions = storedText(SCROLL_POSITIONS_KEY);
const newLogin = storedText('new-login');

/** Positions from before the login stay in memory and are stored again when its page is left. The next page drops them. */
export const startAtTop = (): void => void newLogin.write('true');

/** For the first page after a login, before it is rendered. */
export function dropOldPositions(): void {
  if (newLogin.read() === null) return;
  newLogin.remove();
  positions.remove();
}
