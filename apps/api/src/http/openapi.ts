import { API_BASE_PATH, api } from '@dakhila/contract';
import { type AnyEndpoint, Failure, nothing } from '@dakhila/contract/endpoint';
import * as z from 'zod/mini';
import { compressFile } from './compression.ts';

type JsonSchema = Record<string, unknown>;

const ACCESS = {
  anyone: 'Anyone may call it.',
  signup: 'Needs the pending sign-up of this browser.',
  student: 'Needs a signed-in student.',
  account: 'Needs a signed-in student; also one whose account is closed.',
} as const;

/** The whole API as an OpenAPI 3.0 document, made from the contract. */
export function openApiDocument(title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, endpoints] of Object.entries<Record<string, AnyEndpoint>>(api)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) };
    }
  }
  return { openapi: '3.0.3', info: { title: `${title} API`, version: '1' }, servers: [{ url: API_BASE_PATH }], paths };
}

function operation(area: string, name: string, endpoint: AnyEndpoint) {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    description: typeof endpoint.access === 'string' ? ACCESS[endpoint.access] : 'Needs staff of the desk.',
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'It worked', content: json(jsonSchemaOf(endpoint.response)) },
      default: { description: 'It was refused', content: json(jsonSchemaOf(Failure)) },
    },
  };
}

function bodyOf({ body, file }: AnyEndpoint) {
  if (file) return { requestBody: { required: true, content: { [file]: { schema: { type: 'string' } } } } };
  return body === nothing ? {} : { requestBody: { required: true, content: json(jsonSchemaOf(body, 'input')) } };
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function parametersOf(schema: z.ZodMiniType, place: 'path' | 'query') {
  if (schema === nothing) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

/** A schema of the contract as OpenAPI 3.0 and the serialiser both understand it: `nullable`, no references. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, reused: 'inline', unrepresentable: 'any' });
}

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string] & {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: unknown;
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Makes the description of the API, for programs and for people. It runs in a worker thread. */
export default async function makeDocs({ brand }: { brand: string }) {
  const document = openApiDocument(brand);
  return { json: compressFile(JSON.stringify(document)), html: compressFile(docsPage(document)) };
}

/** The API document as one plain page, without scripts and without files of other sites. */
export function docsPage(document: Document): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation as Operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escaped(document.info.title)}</h1>
<p>Base path <code>${API_BASE_PATH}</code>. Machine-readable: <a href="${API_BASE_PATH}/openapi.json">openapi.json</a>. Unsafe calls carry the cookie <code>XSRF-TOKEN</code> again as the header <code>X-XSRF-TOKEN</code>.</p>
${sections.join('\n')}</main></body></html>`;
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters
    .map((p) => `<li><code>${escaped(p.name)}</code> (${p.in}${p.required ? ', required' : ''})</li>`)
    .join('');
  return `<section><h2><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}. ${escaped(operation.description)}</p>${parameters ? `<ul>${parameters}</ul>` : ''}
${operation.requestBody ? details('Body', operation.requestBody) : ''}${details('Answers', operation.responses)}</section>`;
}

const details = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;
