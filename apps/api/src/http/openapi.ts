import { API_BASE_PATH, api } from '@dakhila/contract';
import { type AnyEndpoint, Failure, nothing } from '@dakhila/contract/endpoint';
import * as z from 'zod/mini';

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
    description: ACCESS[endpoint.access],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body === nothing
      ? {}
      : { requestBody: { required: true, content: json(jsonSchemaOf(endpoint.body, 'input')) } }),
    responses: {
      200: { description: 'It worked', content: json(jsonSchemaOf(endpoint.response)) },
      default: { description: 'It was refused', content: json(jsonSchemaOf(Failure)) },
    },
  };
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
