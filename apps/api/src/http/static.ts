import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '@dakhila/domain/errors';
import { LANGUAGE_COOKIE, type Language, languageOf, pageLanguage } from '@dakhila/domain/language/languages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Config, SettingsError } from '../config.ts';
import { manifestIn, pageIn } from './page-words.ts';
import { readScreenLinks } from './screen-links.ts';
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

/** Serves the built web: hashed assets for ever, every other address as the page, which finds its own way. */
export function serveWeb(app: FastifyInstance, { config, gatewayOrigins, equip }: Needs) {
  const page = preparePage('index.html', config);
  const linksOf = readScreenLinks(config.WEB_DIST_DIR);
  const sendPage = (render: Render) => (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    sendPagePolicy(reply, nonce, gatewayOrigins);
    equip(request, reply);
    const language = pageLanguage(languageOf(request.cookies[LANGUAGE_COOKIE]));
    const html = render(nonce, language, request.cookies.theme);
    const links = linksOf(request.url, request.caller.session !== null);
    // A stale page would ask for assets that a newer build no longer has.
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(links ? html.replace('</head>', `${links}</head>`) : html);
  };

  app.register(fastifyStatic, {
    root: config.WEB_DIST_DIR,
    preCompressed: true,
    index: false,
    // Routes for the files that exist, so that an address with a dot in it (`/josaa-college/name/Dr. B R …`) is a page.
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

/** Fills in this answer's nonce, the language, and the theme the student has chosen, so that the page does not flash in the other one. */
type Render = (nonce: string, language: Language, theme: string | undefined) => string;

/** Reads a built page once; each answer gets its own nonce in it. The brand travels inside, so that the page needs no call for it. */
function preparePage(name: string, config: Config): Render {
  const brand = JSON.stringify({
    name: config.BRAND_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    providerUrl: config.PROVIDER_URL,
    legalName: config.LEGAL_NAME,
  }).replaceAll('<', '\\u003c');
  const html = readBuilt(config.WEB_DIST_DIR, name).replace(
    '</head>',
    () => `<script type="application/json" id="brand">${brand}</script></head>`,
  );
  const pages = { en: pageIn('en', html), hi: pageIn('hi', html), mr: pageIn('mr', html) };
  return (nonce, language, theme) => {
    const page = pages[language].replaceAll('CSP_NONCE', nonce);
    return theme === 'light' || theme === 'dark' ? page.replace('<html ', `<html data-theme="${theme}" `) : page;
  };
}

function readBuilt(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) throw new SettingsError('The web is not built. Run `npm start`, which builds it.');
  return readFileSync(path, 'utf8');
}
