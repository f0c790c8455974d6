import type { Plugin } from 'vite';

const STAND_IN = '\0no-schemas';

/**
 * Keeps the schema library out of the browser, and with it the schemas and summaries: the page reads only method and path off an
 * endpoint, the compiler has checked the rest, and the server validates. They would be 8 kB that every student downloads for nothing.
 */
export function schemaFreeContract(): Plugin {
  return {
    name: 'schema-free-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? STAND_IN : null),
    // Every property and every call returns the substitute itself.
    load: (id) => (id === STAND_IN ? 'const z = new Proxy(() => z, { get: () => z });\nexport default z;' : null),
    transform: {
      filter: { id: /packages\/contract\/src\// },
      handler(code) {
        const edits = editsIn(this.parse(code, { lang: 'ts' }));
        return applied(code, edits).replace("import * as z from 'zod/mini'", "import z from 'zod/mini'");
      },
    },
  };
}

type Node = { type: string; start: number; end: number; [part: string]: unknown };
type Edit = { start: number; end: number; text: string };

/** A schema becomes the substitute itself, which the bundler can drop; an endpoint keeps what the page reads. */
function editsIn(part: unknown): Edit[] {
  if (Array.isArray(part)) return part.flatMap(editsIn);
  if (!isNode(part)) return [];
  if (part.type === 'CallExpression' && isSchema(part)) return [{ start: part.start, end: part.end, text: 'z' }];
  if (part.type === 'CallExpression' && isNamed(part.callee, 'endpoint')) return unread(part);
  return Object.values(part).flatMap(editsIn);
}

/** All arguments after the first, which has the method and path: only the server and the compiler need them. */
function unread({ arguments: given, end }: Node): Edit[] {
  const call: unknown = Array.isArray(given) ? given[0] : null;
  return isNode(call) ? [{ start: call.end, end: end - 1, text: '' }] : [];
}

/** Whether an expression begins with the schema library: `z.string().check(…)`. */
function isSchema(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'CallExpression') return isSchema(node.callee);
  return node.type === 'MemberExpression' ? isSchema(node.object) : isNamed(node, 'z');
}

const isNamed = (node: unknown, name: string): boolean =>
  isNode(node) && node.type === 'Identifier' && node.name === name;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** From the end, so that earlier positions stay valid. */
const applied = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
