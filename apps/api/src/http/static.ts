import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '@dakhila/domain/errors';
import {
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  languageOf,
  pageLanguage,
} from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { howToBuild } from '../command-names.ts';
import { type Config, SettingsError } from '../config.ts';
import { sendPagePolicy, sendWorkerPolicy } from './security-headers.ts';

/** The description of the product in the page and the manifest. */
const DESCRIPTION = messageOf('general.description');

/** The built page in a language, before any script runs: its language, description and manifest. */
export const pageIn = (language: Language, html: string): string =>
  html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(say('en', DESCRIPTION), say(language, DESCRIPTION))
    // Browsers fetch it without cookies, so the URL names the language.
    .replace('/manifest.webmanifest"', `/manifest.webmanifest?language=${language}"`);

/** The manifest for installation on a phone, with the name of this brand. */
const manifestIn = (language: Language, built: string, brand: string): string =>
  JSON.stringify({
    ...Object(JSON.parse(built)),
    name: brand,
    short_name: brand,
    description: say(language, DESCRIPTION),
    lang: language,
  });

const LOGIN = '/login';
const Files = z.record(z.enum(LANGUAGES), z.array(z.string()));
const ScreenFiles = z.object({
  screens: z.array(z.object({ path: z.string(), isInside: z.boolean(), files: Files })),
  otherPages: Files,
});

/** Links that let a browser fetch the scripts of a screen together with those of the page. */
type ScreenLinks = (url: string, isSignedIn: boolean, language: Language) => string;

/** Reads the list of screens that the build has written. Links only save time: without the list there are none. */
export function readScreenLinks(webDist: string): ScreenLinks {
  const file = join(webDist, '.vite', 'screen-files.json');
  if (!existsSync(file)) return () => '';
  const { screens, otherPages } = ScreenFiles.parse(JSON.parse(readFileSync(file, 'utf8')));
  const prepared = screens.map(({ path, isInside, files }) => ({ parts: path.split('/'), isInside, files }));
  const find = (path: string) => {
    const given = path.split('/');
    return prepared.find(({ parts }) => parts.length === given.length && parts.every(isMet(given)));
  };
  const login = find(LOGIN);
  return (url, isSignedIn, language) => {
    const found = find(url.split('?', 1)[0] ?? '');
    // Without a session every inner screen shows the login instead.
    const shown = found?.isInside && !isSignedIn ? login : found;
    const files = (shown?.files ?? otherPages)[language];
    return files.map((name) => `<link rel="modulepreload" href="/${name}">`).join('');
  };
}

/** `:id` matches any part of a path. */
const isMet = (given: readonly string[]) => (part: string, at: number) => part.startsWith(':') || part === given[at];

/** Fills in the nonce, the language and the chosen theme, so that the page does not flash in the other theme. */
type Render = (nonce: string, language: Language, theme: string | undefined) => string;

/** Reads a built page once; each response gets its own nonce. The page contains the brand, so that it needs no call for it. */
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
  if (!existsSync(path)) throw new SettingsError(`The web is not built. ${howToBuild()}`);
  return readFileSync(path, 'utf8');
}

/** Pages that a link opens without a login: no search engine lists them. */
const SHARED_PAGES = /^\/(family|guardian|shared-report)\//i;

const YEAR_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;
const MANIFEST = 'manifest.webmanifest';
const WORKER = 'service-worker.js';

type Needs = {
  config: Config;
  gatewayOrigins: string[];
  equip: (request: FastifyRequest, reply: FastifyReply) => void;
};

/** Serves the built web: hashed assets, cached forever, and the page for every other URL. */
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
    const links = linksOf(request.url, isSignedIn, language);
    if (SHARED_PAGES.test(request.url)) reply.header('x-robots-tag', 'noindex');
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
