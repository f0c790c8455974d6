import type { Plugin } from 'vite';

const STAND_IN = '\0no-schemas';

/**
 * Keeps the schema library out of the browser: the page reads only method and path off an endpoint, the compiler has
 * checked the rest, and the server validates. The library would be 7 kB that every student downloads for nothing.
 */
export function schemaFreeContract(): Plugin {
  return {
    name: 'schema-free-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? STAND_IN : null),
    // Whatever is asked of it, called or not, it answers with itself.
    load: (id) => (id === STAND_IN ? 'const z = new Proxy(() => z, { get: () => z });\nexport default z;' : null),
    transform: {
      filter: { id: /packages\/contract\/src\// },
      handler: (code) => code.replace("import * as z from 'zod/mini'", "import z from 'zod/mini'"),
    },
  };
}
