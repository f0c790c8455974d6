import { brotliDecompressSync } from 'node:zlib';
import { API_BASE_PATH, api } from '@dakhila/contract';
import { type AnyEndpoint, nothing } from '@dakhila/contract/endpoint';
import { expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';
import { docsPage, openApiDocument } from './openapi.ts';

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

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: { anyOf?: object[] } }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string; content: Record<string, { schema: { type?: string } }> }>;
};
const document = openApiDocument('Dakhila');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
);
const endpoints = Object.values<Record<string, AnyEndpoint>>(api).flatMap((area) => Object.values(area));

test('the document says what it is, in the words of OpenAPI 3.0', () => {
  expect(document).toMatchObject({
    openapi: '3.0.3',
    info: { title: 'Dakhila API', version: '1' },
    servers: [{ url: '/api/v1' }],
  });
});

test('every endpoint of the contract is in the document, and nothing else', () => {
  const declared = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(described.toSorted()).toEqual(declared.toSorted());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
});

test.each(operations)('$method $path is described whole', (operation) => {
  expect(operation.summary).not.toBe('');
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const named = operation.parameters.filter((parameter) => parameter.in === 'path');
  expect(named.map(({ name }) => name)).toEqual(inPath);
  for (const parameter of operation.parameters) {
    // What may come once or many times has a type for each.
    for (const schema of parameter.schema.anyOf ?? [parameter.schema])
      expect(schema, parameter.name).toMatchObject({ type: expect.any(String) });
    if (parameter.in === 'path') expect(parameter.required).toBe(true);
  }
  for (const status of ['200', 'default']) {
    const answer = operation.responses[status];
    expect(answer?.description).toBeTruthy();
    expect(answer?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      properties: expect.anything(),
    });
  }
});

test('a call has a body in the document exactly when it has one, and a file has its own type', () => {
  for (const { method, path, body, file } of endpoints) {
    const described = operations.find(
      (operation) => operation.path === path.replace(/:(\w+)/g, '{$1}') && operation.method === method.toLowerCase(),
    );
    const types = Object.keys(described?.requestBody?.content ?? {});
    expect(types, `${method} ${path}`).toEqual(file ? [file] : body === nothing ? [] : ['application/json']);
  }
});

test('nothing in the document is of a later dialect, or refers to what is not there', () => {
  const text = JSON.stringify(document);
  for (const word of ['$ref', '$schema', '$defs', '"const"', '"type":["', '"type":"null"'])
    expect(text).not.toContain(word);
});
