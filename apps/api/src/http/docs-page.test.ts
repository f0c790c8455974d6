import { brotliDecompressSync } from 'node:zlib';
import { API_BASE_PATH, api } from '@dakhila/contract';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const server = useServer();

test('the document is served as the contract has it', async () => {
  const response = await server.app.server.inject('/api/v1/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument('Dakhila'))));
});

test.each(['/api/v1/openapi.json', '/api/docs'])(
  '%s is packed, and sent once to a browser that keeps it',
  async (url) => {
    const plain = await server.app.server.inject(url);
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
    const packed = await server.app.server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const etag = String(packed.headers.etag);
    const again = await server.app.server.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
  },
);

test('every call of the contract is answered by a module', () => {
  const calls = Object.values<Record<string, AnyEndpoint>>(api).flatMap((area) => Object.values(area));
  const unanswered = calls.filter(
    ({ method, path: url }) => !server.app.server.hasRoute({ method, url: API_BASE_PATH + url }),
  );
  expect(unanswered.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the readable page shows every call and loads nothing foreign', async () => {
  const response = await server.app.server.inject('/api/docs');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of Object.keys(openApiDocument('x').paths)) expect(response.body).toContain(`<code>${path}</code>`);
  expect(response.body).not.toMatch(/<script|https?:\/\//);
});

test('the page’s style comes from here', async () => {
  const response = await server.app.server.inject('/api/docs.css');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, expect.stringContaining('text/css')]);
});

test('whatever stands in a name or a summary cannot become markup', () => {
  const evil = '<img src=x onerror="alert(1)">&';
  const document = openApiDocument(evil);
  document.paths = {
    [`/${evil}`]: {
      get: {
        summary: evil,
        description: evil,
        tags: [],
        parameters: [{ name: evil, in: 'query', required: false }],
        requestBody: { description: evil },
        responses: { 200: { description: evil } },
      },
    },
  };
  const page = docsPage(document);
  expect(page).not.toContain('<img');
  expect(page.split('&lt;img src=x onerror=').length - 1).toBe(8);
  expect(page).toContain('&amp;');
});
