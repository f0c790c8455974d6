import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { renderRoutes } from '../../test/render-route.tsx';
import { aStudent } from '../../test/students.ts';
import { returnTo } from '../lib/tab-owner.ts';
import { isPublicPath, paths } from '../paths.ts';
import { routes } from './signed-in-pages.tsx';

const server = useFakeServer();
const student = aStudent({ name: 'Asha Patil', subscriptionTier: 'Premium' });
const signedIn = (is = true) => server.on('GET /auth/check', { body: { authenticated: is } });

beforeEach(() => {
  signedIn();
  server.on('GET /student-profile/me', { body: student });
  server.on('POST /auth/logout', {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const mainMenu = () => screen.findByRole('navigation', { name: 'Main menu' });

test.each([
  ['/login', true],
  ['/signup', true],
  ['/signup/anything', true],
  ['/payment-status', true],
  ['/payment-status-counseling', true],
  ['/', false],
  ['/payment', false],
  ['/logins', false],
])('%s is public: %s', (path, is) => {
  expect(isPublicPath(path)).toBe(is);
});

test('every address of the spec has a screen', () => {
  const known = JSON.stringify(routes, (key, value) =>
    key === 'path' || Array.isArray(value) || key === 'children' || key === '' || /^\d+$/.test(key) ? value : undefined,
  );
  for (const path of Object.values(paths)) expect(known).toContain(`"${path}"`);
});

test('while the check runs there is a spinner, and no screen', async () => {
  server.on('GET /auth/check', () => new Promise(() => {}));
  renderRoutes(routes, '/');
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each(['/search?tab=jee&page=2', '/faq#float-risk', '/no/such/page'])(
  'a stranger at %s goes to login, and the address is kept',
  async (address) => {
    signedIn(false);
    const view = renderRoutes(routes, address);
    await screen.findByRole('button', { name: 'Login' });
    expect(view.address()).toBe('/login');
    expect(view.router.state.historyAction).toBe('REPLACE');
    expect(returnTo()).toBe(address);
  },
);

test.each([
  ['an unreachable server', new TypeError('offline')],
  // A network that answers in the server's place.
  ['an answer without success', { body: { status: 'odd', authenticated: true } }],
])('%s means not signed in', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.on('GET /auth/check', answer, { isForeign: true });
  renderRoutes(routes, '/');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  if (answer instanceof Error) expect(logged).toHaveBeenCalledWith('Auth check failed', expect.anything());
});

test('the menu has the eight entries of the product, in order', async () => {
  renderRoutes(routes, '/');
  const menu = await mainMenu();
  const entries = within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(entries).toEqual([
    'Dashboard',
    'College Search',
    'College Predictor',
    'Counseling',
    'Profile',
    'Support & Feedback',
    "FAQ's",
    'Logout',
  ]);
});

test('below the menu stand the screens that students look for there', async () => {
  renderRoutes(routes, '/');
  const more = within(await screen.findByRole('navigation', { name: 'More' }));
  const links = more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Preference lists and rounds', '/rounds'],
    ['AI assistant', '/ai-assistant'],
    ['What your family pays', '/money'],
  ]);
});

test('the top bar shows name and tier, a skeleton while they load, and nothing when there is none', async () => {
  const answer = Promise.withResolvers<{ body: object }>();
  server.on('GET /student-profile/me', () => answer.promise);
  renderRoutes(routes, '/faq');
  expect(await screen.findByTestId('user-info-skeleton')).toBeTruthy();
  answer.resolve({ body: student });
  expect(await screen.findByText('Asha Patil')).toBeTruthy();
  expect(screen.getByText('Premium')).toBeTruthy();
});

test('a student who cannot be fetched is told, and the top bar stays empty', async () => {
  server.on('GET /student-profile/me', { status: 503 });
  renderRoutes(routes, '/faq');
  expect(await screen.findByText('Failed to fetch user data')).toBeTruthy();
  expect(screen.queryByTestId('user-info-skeleton')).toBeNull();
});

test('the footer names the support address and the year', async () => {
  renderRoutes(routes, '/faq');
  const footer = await screen.findByRole('contentinfo');
  expect(footer.textContent).toContain('support@dakhila.example');
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()}`);
});

test('logout clears storage, tells the server and goes to login', async () => {
  const view = renderRoutes(routes, '/faq');
  localStorage.setItem('selectedTierId', 'x');
  sessionStorage.setItem('y', 'z');
  await userEvent.click(within(await mainMenu()).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(server.calls('POST /auth/logout')).toHaveLength(1);
  await waitFor(() => expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]));
});

test('logging out does not wait for a slow server', async () => {
  server.on('POST /auth/logout', () => new Promise(() => {}));
  const view = renderRoutes(routes, '/faq');
  await userEvent.click(within(await mainMenu()).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(view.address()).toBe('/login'));
});

test.each(['/signup/anything', '/payment-status-foo'])(
  'a stranger at %s is told that it does not exist',
  async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    signedIn(false);
    const view = renderRoutes(routes, address);
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    expect(view.address()).toBe(address);
  },
);

test('a logout that fails still leaves for login, with a destructive message', async () => {
  server.on('POST /auth/logout', new TypeError('offline'));
  const view = renderRoutes(routes, '/faq');
  await userEvent.click(within(await mainMenu()).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText('Failed to logout. Please try again.')).toBeTruthy();
});

test('an unknown address shows a signed-in student the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderRoutes(routes, '/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeTruthy();
});
