import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { timeLimit } from '../../../test/time-limit.ts';
import { readConfig } from '../../config.ts';
import { openFileStore, openS3 } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 's3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
let endpoint = '';
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The one account that the server of the test knows; it checks signatures. */
const ACCOUNT = { region: 'ap-south-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const open = (more = {}) => openS3({ endpoint, bucket: 'pictures', ...ACCOUNT, ...more });

test('a file is stored, read, replaced and removed', async () => {
  const files = await openFileStore(
    readConfig({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'pictures',
      S3_REGION: ACCOUNT.region,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
    }),
  );
  if (!files) throw new Error('a store was configured');
  const bytes = Buffer.alloc(2 * 1024 * 1024, 'x');
  await files.put('screenshots/one', bytes);
  expect((await files.get('screenshots/one'))?.equals(bytes)).toBe(true);
  await files.put('screenshots/one', Buffer.from('new'));
  expect(await files.get('screenshots/one')).toEqual(Buffer.from('new'));
  await files.remove('screenshots/one');
  expect(await files.get('screenshots/one')).toBeNull();
  await files.remove('screenshots/one');
});

test('without settings there is no store', async () => {
  expect(await openFileStore(readConfig({}))).toBeNull();
});

test('a wrong key, an unknown bucket and a file that is too large are errors, not missing files', async () => {
  const wrong = await open({ secretAccessKey: 'wrong' });
  await expect(wrong.put('a', Buffer.from('x'))).rejects.toThrow();
  await expect(wrong.get('a')).rejects.toThrow();
  const elsewhere = await open({ bucket: 'nowhere' });
  await expect(elsewhere.get('a')).rejects.toThrow();
  const files = await open();
  await files.put('large', Buffer.alloc(9 * 1024 * 1024));
  await expect(files.get('large')).rejects.toThrow('too large');
});

test('a store that is unreachable, silent or stops in the middle fails within its time', async () => {
  const stuck = createServer((request, response) => {
    if (request.method !== 'GET') return;
    response.writeHead(200, { 'content-length': '1000' });
    response.write('a part');
  });
  await new Promise<void>((resolve) => stuck.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    stuck.closeAllConnections();
    stuck.close();
  });
  const { port } = stuck.address() as AddressInfo;
  const files = await open({ endpoint: `http://127.0.0.1:${port}`, longestCallMs: 500 });
  const away = await open({ endpoint: 'http://127.0.0.1:1', longestCallMs: 500 });
  const bytes = Buffer.from('x');
  const calls = [
    () => files.put('a', bytes),
    () => files.get('a'),
    () => files.remove('a'),
    () => away.put('a', bytes),
  ];
  for (const call of calls) {
    const began = performance.now();
    await expect(call()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(timeLimit(3_000));
  }
});
