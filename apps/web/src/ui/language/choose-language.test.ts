import { expect, test, vi } from 'vitest';
import { fakeCaches } from '../../../test/fake-caches.ts';
import { useFakeServer } from '../../../test/fake-server.ts';
import * as load from '../../lib/load-page.ts';
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
