// @ts-check

/**
 * Arrows point toward purity: each layer and what it may import, by folder or file. A layer may always import itself.
 * `npm:` is any package, `node:` any part of Node, `npm:zod` one package. The first layer that holds a file decides.
 * @type {{ layer: string, may: string[] }[]}
 */
export const LAYERS = [
  { layer: 'packages/domain/src', may: [] },
  { layer: 'packages/contract/src', may: ['packages/domain/src', 'npm:zod'] },
  ...inApp('apps/api/src', ['npm:', 'node:'], {
    'build-forecasts.ts': ['catalogue', 'config.ts', 'logger.ts', 'modules'],
    'build-dashboard.ts': ['config.ts', 'list-metrics.ts', 'observability'],
    'list-metrics.ts': ['app.ts', 'compose.ts', 'config.ts', 'jobs', 'observability'],
    'main.ts': ['config.ts', 'explain-failure.ts', 'quick-loading.ts', 'serve-until-stopped.ts', 'start-server.ts'],
    'serve-until-stopped.ts': ['config.ts', 'start-server.ts'],
    // Whatever it takes to play five weeks of a student; the server never imports it.
    demo: [
      'adapters',
      'app.ts',
      'compose.ts',
      'config.ts',
      'db',
      'explain-failure.ts',
      'http',
      'modules',
      'ports.ts',
      'quick-loading.ts',
      'seed.ts',
      'serve-until-stopped.ts',
      'start-server.ts',
    ],
    'load-thread.ts': ['quick-loading.ts'],
    'quick-loading.ts': [],
    'explain-failure.ts': ['adapters', 'command-names.ts', 'config.ts', 'db'],
    'start-server.ts': [
      'app.ts',
      'compose.ts',
      'config.ts',
      'db',
      'jobs',
      'modules',
      'ports.ts',
      'seed.ts',
      'worker-app.ts',
    ],
    // The data build is a tool of its own; operators run it through a command that leaves a trace.
    ops: [
      'catalogue',
      'command-names.ts',
      'compose.ts',
      'config.ts',
      'db',
      'explain-failure.ts',
      'files',
      'logger.ts',
      'modules',
      'ports.ts',
      'quick-loading.ts',
      'seed.ts',
      '/tools/data-build',
    ],
    'compose.ts': ['adapters', 'catalogue', 'config.ts', 'db', 'logger.ts', 'observability', 'ports.ts'],
    'app.ts': ['catalogue', 'config.ts', 'db', 'documents', 'http', 'modules', 'ports.ts', 'workers'],
    'worker-app.ts': ['http', 'modules', 'ports.ts'],
    'seed.ts': ['config.ts', 'db', 'modules', 'ports.ts'],
    modules: [
      'catalogue',
      'config.ts',
      'db',
      'documents',
      'files',
      'http',
      'jobs',
      'observability',
      'ports.ts',
      'words',
      'workers',
    ],
    documents: ['db', 'http', 'ports.ts', 'workers'],
    http: ['command-names.ts', 'config.ts', 'db', 'observability', 'ports.ts', 'words', 'workers'],
    jobs: ['db', 'observability', 'ports.ts'],
    observability: ['config.ts', 'db', 'ports.ts'],
    adapters: ['config.ts', 'db', 'files', 'ports.ts'],
    'logger.ts': ['config.ts', 'ports.ts'],
    'ports.ts': ['catalogue', 'config.ts', 'db'],
    catalogue: ['files'],
    words: [],
    workers: [],
    db: [],
    files: [],
    'command-names.ts': [],
    'config.ts': [],
  }),
  ...inApp('apps/web/src', ['npm:'], {
    'main.tsx': ['app', 'lib', 'styles.css', 'ui'],
    // The page and its service worker agree on the messages they exchange; the rest of the worker is a script of its own.
    app: ['features', 'lib', 'paths.ts', 'service-worker/messages.ts', 'styles.css', 'ui'],
    features: ['lib', 'paths.ts', 'ui', '/data/manifest.json'],
    'service-worker': ['lib', 'paths.ts'],
    ui: ['lib', 'paths.ts'],
    lib: ['paths.ts'],
    'paths.ts': [],
    'styles.css': [],
  }),
  // The desk is made of the same parts as the students' pages; these never import the desk.
  {
    layer: 'apps/desk/src',
    may: [
      'packages/domain/src',
      'packages/contract/src',
      'npm:',
      'apps/web/src/lib',
      'apps/web/src/ui',
      'apps/web/src/styles.css',
    ],
  },
];

/** Folders whose sub-folders are neighbours: they meet only at the named file. */
export const NEIGHBOURS = [
  { folder: 'apps/api/src/modules', door: 'index.ts' },
  { folder: 'apps/web/src/features', door: 'index.ts' },
];

/** The folder of an import by package name. */
export const PACKAGES = {
  '@dakhila/domain': 'packages/domain/src',
  '@dakhila/contract': 'packages/contract/src',
  '@dakhila/api': 'apps/api/src',
  '@dakhila/web': 'apps/web/src',
  '@dakhila/desk': 'apps/desk/src',
};

/** What a pure layer may not use: time, randomness and I/O come in as arguments. */
export const IMPURE = {
  layers: ['packages/domain/src', 'packages/contract/src'],
  words: /\b(?:Date\.now\(|new Date\(\)|Math\.random\(|fetch\(|process\.|console\.|crypto\.|setTimeout\()/,
};

/**
 * The layers of one app: every one of them may also import both packages. A name that begins with a slash starts at the root.
 * @param {string} app
 * @param {string[]} outside
 * @param {Record<string, string[]>} layers
 */
function inApp(app, outside, layers) {
  return Object.entries(layers).map(([name, may]) => ({
    layer: `${app}/${name}`,
    may: [
      'packages/domain/src',
      'packages/contract/src',
      ...outside,
      ...may.map((other) => (other.startsWith('/') ? other.slice(1) : `${app}/${other}`)),
    ],
  }));
}
