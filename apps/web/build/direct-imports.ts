import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = /features\/[\w-]+\/index\.ts$/;
const IMPORT = /import \{([^}]*)\} from '([^']*index\.ts)';/g;
const EXPORT = /export (type )?\{([^}]*)\} from '([^']*)';/g;

/**
 * Imports from the index of another feature become imports of the file behind it. The index shows readers what a feature shares; for the bundler, an import
 * from it would need every file that the index names.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/.*\.tsx?$/, code: /index\.ts'/ },
      handler: (code, id) =>
        code.replace(IMPORT, (statement: string, names: string, source: string) => {
          const index = resolve(dirname(id), source);
          if (!INDEX.test(index)) return statement;
          const fileOf = exportsOf(index);
          return namesIn(names)
            .map((name) => `import { ${name} } from '${pathTo(id, fileOf.get(plainName(name)) ?? index)}';`)
            .join(' ');
        }),
    },
  };
}

/** Which file an index takes each name from. */
function exportsOf(index: string): Map<string, string> {
  const text = readFileSync(index, 'utf8');
  return new Map(
    [...text.matchAll(EXPORT)].flatMap(([, , names = '', source = '']) =>
      namesIn(names).map((name) => [plainName(name), resolve(dirname(index), source)] as const),
    ),
  );
}

const namesIn = (list: string): string[] => list.split(',').flatMap((name) => name.trim() || []);
const plainName = (name: string): string => name.replace(/^type /, '').replace(/ as .*$/, '');

function pathTo(id: string, file: string): string {
  const path = relative(dirname(id), file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
