import { API_BASE_PATH, api } from '@dakhila/contract';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { jsonSchemaOf } from '../../src/http/openapi.ts';

const BRANCH = /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/;
const LEVEL = 4;

/** The calls that a server answers, without the base path of the API: `GET /lists/:id.csv`. */
export const registeredCalls = (printed: string): string[] =>
  registeredRoutes(printed).map((route) => route.replace(` ${API_BASE_PATH}/`, ' /'));

/** The routes of a server, as it prints them. What it prints and we cannot read is an error, so that none is overlooked. */
export function registeredRoutes(printed: string): string[] {
  const parts: string[] = [];
  return printed
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = BRANCH.exec(line) ?? [];
      if (part === '') throw new Error(`What route is this? ${line}`);
      parts.splice(indent.length / LEVEL, Number.POSITIVE_INFINITY, part);
      // Without what a parameter has to look like.
      const path = parts.join('').replaceAll(/(:\w+)\([^)]*\)/g, '$1');
      if (path === '*') return [];
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}

export const endpoints: AnyEndpoint[] = Object.values(api).flatMap((area) => Object.values(area));
export const callOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The places of a call in which something can be named: `GET /lists/:id params.id`. Words from a fixed list name nothing of anybody. */
export function namingPlaces(endpoint: AnyEndpoint): string[] {
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    leavesOf(jsonSchemaOf(endpoint[part], 'input'), part),
  );
  return [...new Set(places)].map((place) => `${callOf(endpoint)} ${place}`);
}

/** The parameters in an address, for a route that is not in the contract. */
export const pathPlaces = (call: string) => [...call.matchAll(/:(\w+)/g)].map(([, name]) => `${call} params.${name}`);

const LOOKS_LIKE_AN_ID = /(^|[a-z])(id|ids|token|key|cursor|before|after)(\[\])?$/i;

function leavesOf(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, items, anyOf, oneOf, allOf } = schema as Record<string, unknown>;
  const choices = [anyOf, oneOf, allOf].flatMap((some) => (Array.isArray(some) ? some : []));
  const fields = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  const isFixed = 'enum' in schema || 'const' in schema;
  const isNaming =
    (type === 'string' && !isFixed) || ((type === 'integer' || type === 'number') && LOOKS_LIKE_AN_ID.test(place));
  return [
    ...(isNaming ? [place] : []),
    ...choices.flatMap((choice) => leavesOf(choice, place)),
    ...fields.flatMap(([name, field]) => leavesOf(field, `${place}.${name}`)),
    ...leavesOf(items, `${place}[]`),
  ];
}
