import { expect, test } from 'vitest';
import { sharedParts } from './shared-parts.ts';

const at = (name: string) => `/project/src/${name}.tsx`;
/** By name: who imports it, who fetches it later, what it imports, and how long it is. */
const WEB: Record<string, { by?: string[]; later?: string[]; imports?: string[]; bytes?: number }> = {
  page: {},
  workshop: {},
  router: { by: ['page'] },
  shell: { later: ['router'] },
  login: { later: ['router'] },
  signup: { later: ['router'] },
  plans: { later: ['router'] },
  report: { later: ['router'] },
  dashboard: { later: ['shell'] },
  search: { later: ['shell'] },
  profile: { later: ['shell'] },
  button: { by: ['login', 'dashboard'] },
  theme: { by: ['router', 'search'] },
  showcase: { by: ['router', 'workshop'] },
  code: { by: ['login', 'signup'] },
  price: { by: ['plans', 'dashboard'] },
  terms: { by: ['signup', 'plans'] },
  tier: { by: ['plans', 'dashboard', 'search'], imports: ['button'] },
  coupon: { by: ['plans', 'dashboard', 'search'], imports: ['price'] },
  heart: { by: ['dashboard', 'search', 'profile'] },
  star: { by: ['dashboard', 'workshop'] },
  pen: { by: ['dashboard', 'profile'] },
  icon: { by: ['dashboard', 'profile'], bytes: 100 },
  holder: { by: ['dashboard', 'profile'], bytes: 100, imports: ['pen'] },
  chart: { by: ['dashboard', 'search', 'report'] },
  // Fetched later, on every page, by a screen outside and by one inside.
  keeper: { later: ['page'] },
  cloud: { by: ['dashboard', 'search', 'profile', 'keeper'] },
  leaflet: { later: ['report'] },
  fold: { by: ['dashboard', 'search', 'leaflet'] },
  dialog: { later: ['profile'] },
  brush: { by: ['dashboard', 'search', 'dialog'] },
  // Two that import each other.
  one: { by: ['other', 'dashboard', 'search'], imports: ['other'] },
  other: { by: ['one', 'profile'], imports: ['one'] },
  left: { by: ['right', 'dashboard', 'search'], bytes: 100, imports: ['right'] },
  right: { by: ['left'], bytes: 100, imports: ['left'] },
};
const look = (id: string) => {
  const module = Object.entries(WEB).find(([name]) => at(name) === id)?.[1];
  if (!module) return null;
  return {
    importers: (module.by ?? []).map(at),
    dynamicImporters: (module.later ?? []).map(at),
    importedIds: (module.imports ?? []).map(at),
    code: 'x'.repeat(module.bytes ?? 5_000),
  };
};
const fileOf = sharedParts(
  {
    page: 'page.tsx',
    router: 'router.tsx',
    shell: ['shell.tsx'],
    first: { entry: ['login.tsx', 'signup.tsx'], plans: ['plans.tsx'] },
    frame: /button\.tsx$/,
    workshop: 'workshop.tsx',
  },
  { leastScreens: 3, smallBytes: 1_000 },
);

test.each([
  ['that every screen outside shows', 'button', 'frame'],
  ['of the page and of a screen', 'theme', 'frame'],
  ['of the page and of the workshop', 'showcase', 'frame'],
  ['of login and signup', 'code', 'entry'],
  ['of the plans and of one screen inside', 'price', 'plans'],
  ['of both kinds of first screens', 'terms', 'frame'],
  ['of the plans and of many screens', 'tier', 'frame'],
  ['of those, that brings along more', 'coupon', 'plans'],
  ['of three screens inside', 'heart', 'inside'],
  ['of one screen inside and of the workshop', 'star', null],
  ['of two screens inside', 'pen', null],
  ['of two screens inside, and short', 'icon', 'inside'],
  ['of those, short, that brings along what is not', 'holder', null],
  ['of screens inside and one outside', 'chart', 'shared'],
  ['of screens inside and of what every page fetches later', 'cloud', 'later'],
  ['of screens inside and of what one outside fetches later', 'fold', 'shared'],
  ['of screens inside and of what one of them fetches later', 'brush', 'inside'],
  ['in a circle', 'one', 'inside'],
  ['in a circle, from the other side', 'other', 'inside'],
  ['in a circle of two screens, and short', 'left', null],
  ['that is a screen', 'search', null],
  ['that is the router', 'router', null],
  ['that nobody knows', 'nowhere', null],
])('a part %s', (_what, name, file) => {
  expect(fileOf(at(name), look)).toBe(file);
});
