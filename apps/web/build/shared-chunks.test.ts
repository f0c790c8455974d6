import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

/** By name: what a module imports, and what it fetches later. */
const WEB: Record<string, { imports?: string[]; later?: string[] }> = {
  main: { imports: ['publicScreens', 'theme'], later: ['signedIn'] },
  publicScreens: { later: ['login', 'signup', 'plans', 'report'] },
  signedIn: { imports: ['signedInScreens', 'shell'] },
  signedInScreens: { later: ['dashboard', 'search', 'profile'] },
  login: { imports: ['code', 'field'] },
  signup: { imports: ['code'] },
  plans: { imports: ['price', 'table'] },
  // Opened by a link.
  report: { imports: ['field', 'badge', 'pen'] },
  dashboard: { imports: ['table', 'heart', 'price', 'theme', 'badge'] },
  search: { imports: ['table', 'heart', 'pen', 'badge'] },
  profile: { imports: ['table', 'heart', 'pen', 'badge', 'one'] },
  // A module brings along what it imports.
  heart: { imports: ['icon'] },
  table: { imports: ['row'] },
  // Two that import each other.
  one: { imports: ['other'] },
  other: { imports: ['one'] },
};
const look = (id: string) =>
  id in WEB ? { importedIds: WEB[id]?.imports ?? [], dynamicallyImportedIds: WEB[id]?.later ?? [] } : null;
const chunkOf = sharedChunks({
  public: { entry: 'main', screens: 'publicScreens', leastScreens: 2, linked: ['report'] },
  signedIn: { entry: 'signedIn', screens: 'signedInScreens', leastScreens: 3 },
});

test.each([
  ['that every page loads', 'theme', 'public'],
  ['of two public screens', 'code', 'public'],
  ['of one public screen and of one that a link opens', 'field', null],
  ['of a screen that a link opens and of many others', 'badge', 'linked'],
  ['of one public screen and of many others', 'table', 'public'],
  ['that such a module imports', 'row', 'public'],
  ['of one public screen and of few others', 'price', null],
  ['that every signed-in page loads', 'shell', 'signed-in'],
  ['of many signed-in screens', 'heart', 'signed-in'],
  ['that such a module imports', 'icon', 'signed-in'],
  ['of two signed-in screens', 'pen', null],
  ['in a circle', 'other', null],
  ['that is a screen', 'search', null],
  ['that is an entry', 'main', null],
  ['that nobody imports', 'nowhere', null],
])('a module %s', (_what, name, chunk) => {
  expect(chunkOf(name, look)).toBe(chunk);
});
