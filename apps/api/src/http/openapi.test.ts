import { api } from '@dakhila/contract';
import { type AnyEndpoint, nothing } from '@dakhila/contract/endpoint';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: unknown;
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
    expect(parameter.schema, parameter.name).toMatchObject({ type: expect.any(String) });
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

test('a call has a body in the document exactly when it has one', () => {
  for (const { method, path, body } of endpoints) {
    const described = operations.find(
      (operation) => operation.path === path.replace(/:(\w+)/g, '{$1}') && operation.method === method.toLowerCase(),
    );
    expect(described?.requestBody !== undefined, `${method} ${path}`).toBe(body !== nothing);
  }
});

test('nothing in the document is of a later dialect, or refers to what is not there', () => {
  const text = JSON.stringify(document);
  for (const word of ['$ref', '$schema', '$defs', '"const"', '"type":["', '"type":"null"'])
    expect(text).not.toContain(word);
});
