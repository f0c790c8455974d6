import { LANGUAGE_COOKIE } from '@dakhila/domain/language/languages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import * as load from '../../lib/load-page.ts';
import { readCookie } from '../../lib/locale.ts';
import { useSharedLanguage } from './use-shared-language.ts';

const server = useFakeServer();
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself sets it.
  document.cookie = `${LANGUAGE_COOKIE}=${value}`;
};

beforeEach(() => {
  setCookie('; Max-Age=0');
  localStorage.clear();
  vi.spyOn(load, 'reloadPage').mockImplementation(() => {});
  server.on('POST /language', {});
});

function Page() {
  useSharedLanguage();
  return <p>Shared</p>;
}
const open = async (language: string) => {
  const view = renderRoutes([{ path: '/family/abc', element: <Page /> }], `/family/abc?language=${language}`);
  await screen.findByText('Shared');
  return view;
};

test('the language that a link has set is no choice of the reader: the next link sets another', async () => {
  const first = await open('mr');
  await waitFor(() => expect(readCookie(LANGUAGE_COOKIE)).toBe('mr'));
  first.unmount();
  await open('hi');
  await waitFor(() => expect(readCookie(LANGUAGE_COOKIE)).toBe('hi'));
  // The page reloads when the texts are there; the next test must not see it.
  await waitFor(() => expect(load.reloadPage).toHaveBeenCalledTimes(2));
});

test('a language that the reader has chosen stays', async () => {
  setCookie('hi');
  await open('mr');
  expect(readCookie(LANGUAGE_COOKIE)).toBe('hi');
  expect(load.reloadPage).not.toHaveBeenCalled();
});
