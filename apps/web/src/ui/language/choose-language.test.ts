import { expect, test, vi } from 'vitest';
import { fakeCaches } from '../../../test/fake-caches.ts';
import { useFakeServer } from '../../../test/fake-server.ts';
import * as load from '../../lib/load-page.ts';
import * as messages from '../../lib/messages.ts';
import { chooseLanguage } from './choose-language.ts';

const server = useFakeServer();

test('answers kept in the old language go when the server has heard of the new one; on a dead line they stay', async () => {
  const reload = vi.spyOn(load, 'reloadPage').mockImplementation(() => {});
  vi.stubGlobal('caches', fakeCaches());
  await caches.open('responses-3:asha');
  await chooseLanguage('hi');
  expect(await caches.keys()).toEqual(['responses-3:asha']);
  server.on('POST /language', {});
  await chooseLanguage('mr');
  expect(await caches.keys()).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the old page stays until the texts of the new language have arrived', async () => {
  const reload = vi.spyOn(load, 'reloadPage').mockImplementation(() => {});
  reload.mockClear();
  const texts = Promise.withResolvers<void>();
  vi.spyOn(messages, 'preloadMessages').mockReturnValue(texts.promise);
  server.on('POST /language', {});
  const done = chooseLanguage('hi');
  await vi.waitFor(() => expect(server.calls('POST /language')).toHaveLength(1));
  expect(reload).not.toHaveBeenCalled();
  texts.resolve();
  await done;
  expect(reload).toHaveBeenCalledOnce();
});
