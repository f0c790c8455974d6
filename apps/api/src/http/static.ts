import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DomainError } from '@dakhila/domain/errors';
import { LANGUAGE_COOKIE, languageOf, pageLanguage } from '@dakhila/domain/language/languages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { manifestIn, preparePage, type Render, readBuilt, readScreenLinks } from './page.ts';
import { sendPagePolicy, sendWorkerPolicy } from './security-headers.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;
const MANIFEST = 'manifest.webmanifest';
const WORKER = 'service-worker.js';

type Needs = {
  config: Config;
  gatewayOrigins: string[];
  equip: (request: FastifyRequest, reply: FastifyReply) => void;
};

/** Serves the built web: hashed assets, cached for ever, and the page for every other URL. */
export function serveWeb(app: FastifyInstance, { config, gatewayOrigins, equip }: Needs) {
  const page = preparePage('index.html', config);
  const linksOf = readScreenLinks(config.WEB_DIST_DIR);
  const sendPage = (render: Render) => (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    sendPagePolicy(reply, nonce, gatewayOrigins);
    equip(request, reply);
    const language = pageLanguage(languageOf(request.cookies[LANGUAGE_COOKIE]));
    const isSignedIn = request.caller.session !== null;
    // Without a session the page starts as a public one: it shows the login without loading the pages behind it.
    const page = render(nonce, language, request.cookies.theme);
    const html = isSignedIn ? page : page.replace('<html ', '<html data-guest ');
    const links = linksOf(request.url, isSignedIn);
    // An old page would ask for assets that a newer build no longer has.
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(links ? html.replace('</head>', `${links}</head>`) : html);
  };

  app.register(fastifyStatic, {
    root: config.WEB_DIST_DIR,
    preCompressed: true,
    index: false,
    // Only existing files are routes, so that a URL with a dot (`/josaa-college/name/Dr. B R …`) is a page.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', MANIFEST],
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(join(config.WEB_DIST_DIR, WORKER))) return sendWorkerPolicy(reply);
      const isHashed = path.startsWith(join(config.WEB_DIST_DIR, 'assets/'));
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
      );
    },
  });
  if (config.NODE_ENV !== 'production') app.get('/dev/ui', sendPage(preparePage('dev-ui.html', config)));

  const manifest = readBuilt(config.WEB_DIST_DIR, MANIFEST);
  app.get<{ Querystring: { language?: unknown } }>(`/${MANIFEST}`, ({ query }, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/manifest+json; charset=utf-8')
      .send(manifestIn(pageLanguage(languageOf(query.language)), manifest, config.BRAND_NAME)),
  );

  for (const address of ['/assets/*', '/api', '/api/*'])
    app.get(address, async () => {
      throw new DomainError('not-found');
    });
  app.get('/*', sendPage(page));
}
