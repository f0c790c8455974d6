import { expect, test } from 'vitest';
import { insideParts } from './inside-parts.ts';

const at = (name: string) => `/project/src/${name}.tsx`;
const module = (importers: string[], dynamicImporters: string[] = []) => ({
  importers: importers.map(at),
  dynamicImporters: dynamicImporters.map(at),
  isEntry: false,
});
/** Three screens inside, and the login, which the router names itself. */
const MODULES = new Map([
  [at('index'), { importers: [], dynamicImporters: [], isEntry: true }],
  [at('workshop'), { importers: [], dynamicImporters: [], isEntry: true }],
  [at('router'), module(['index'])],
  [at('shell'), module([], ['router'])],
  [at('login'), module([], ['router'])],
  [at('dashboard'), module([], ['shell'])],
  [at('search'), module([], ['shell'])],
  [at('profile'), module([], ['shell'])],
  [at('heart'), module(['dashboard', 'search'])],
  [at('star'), module(['dashboard', 'workshop'])],
  [at('card'), module(['dashboard', 'search', 'login'])],
  [at('line'), module(['card', 'profile'])],
  // Fetched later on every page, and by a screen inside.
  [at('keeper'), module([], ['index'])],
  [at('dialog'), module([], ['profile'])],
  [at('cloud'), module(['dashboard', 'search', 'keeper'])],
  [at('pen'), module(['dashboard', 'dialog'])],
  // Two that import each other.
  [at('one'), module(['other', 'dashboard'])],
  [at('other'), module(['one', 'profile'])],
]);
const isInside = (name: string) =>
  insideParts({ page: 'index.tsx', router: 'router.tsx', shell: ['shell.tsx'], workshop: 'workshop.tsx' }, 2)(
    at(name),
    (id) => MODULES.get(id) ?? null,
  );

test.each([
  ['shared by two screens inside', 'heart', true],
  ['used by one screen inside, and in the workshop', 'star', false],
  ['shared with a screen outside', 'card', false],
  ['brought along by such a one', 'line', false],
  ['in a circle', 'one', true],
  ['in a circle, from the other side', 'other', true],
  ['shared with what every page fetches later', 'cloud', false],
  ['shared by a screen inside and what another one fetches later', 'pen', true],
  ['a screen itself', 'search', false],
  ['the router', 'router', false],
  ['unknown', 'nowhere', false],
])('%s', (_what, name, isWanted) => {
  expect(isInside(name)).toBe(isWanted);
});
