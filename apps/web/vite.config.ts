import { join } from 'node:path';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { directImports } from './build/direct-imports.ts';
import { precompress } from './build/precompress.ts';
import { schemaFreeContract } from './build/schema-free-contract.ts';
import { screenFiles } from './build/screen-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { withoutDesk } from './build/without-desk.ts';
import { paths } from './src/paths.ts';

/** The pages a student sees first, often on a prepaid data pack. */
const FIRST_PAGES = {
  entry: ['src/features/account/login/login-screen.tsx', 'src/features/account/signup/signup-screen.tsx'],
  plans: [
    'src/features/billing/subscription/subscription-screen.tsx',
    'src/features/billing/payment/signup-payment-screen.tsx',
    'src/features/billing/payment/payment-result-screen.tsx',
  ],
};
/** The screens that open offline, and the parts around them. */
const OFFLINE_SCREENS = [
  'src/app/signed-in-pages.tsx',
  'src/app/search-route.tsx',
  'src/app/notice-bar.tsx',
  'src/app/offline/offline-support.tsx',
  'src/features/home/dashboard/dashboard-screen.tsx',
  'src/features/colleges/shortlist-screen.tsx',
  'src/features/lists/rounds-screen.tsx',
  'src/features/lists/submit/submit-screen.tsx',
  'src/features/predictor/predictor-screen.tsx',
  'src/features/predictor/exam-screen.tsx',
  'src/features/counselling/counselling-screen.tsx',
  'src/features/help/faq/faq-screen.tsx',
  'src/features/account/login/login-screen.tsx',
];
/** The addresses where most visits begin, with their screens. */
const FIRST_SCREENS = [
  { path: paths.login, isInside: false, source: 'src/features/account/login/login-screen.tsx' },
  { path: paths.signup, isInside: false, source: 'src/features/account/signup/signup-screen.tsx' },
  { path: paths.subscription, isInside: false, source: 'src/features/billing/subscription/subscription-screen.tsx' },
  { path: paths.dashboard, isInside: true, source: 'src/features/home/dashboard/dashboard-screen.tsx' },
  { path: paths.search, isInside: true, source: 'src/app/search-route.tsx' },
  { path: paths.college, isInside: true, source: 'src/features/colleges/college/mht-cet-college-screen.tsx' },
  { path: paths.josaaCollege, isInside: true, source: 'src/features/colleges/college/jee-college-screen.tsx' },
  { path: paths.predictorMhtCet, isInside: true, source: 'src/features/predictor/exam-screen.tsx' },
  { path: paths.predictorJosaa, isInside: true, source: 'src/features/predictor/exam-screen.tsx' },
];
const SHELL = ['src/app/signed-in-pages.tsx'];
/** The file that requests the messages of a domain is a chunk of its own, so that only pages of that domain load them. Every page needs those of the account. */
const MESSAGES = /features\/(?!account\/)(?:billing\/)?([\w-]+)\/messages\.ts$/;
/** Messages that every page needs are one file for each language. */
const EVERYWHERE = /(?:src\/lib|features\/account|features\/help\/legal)\/messages\/(\w+)\.json$/;
/** What the pages of plans and payments share, which the login does not need. */
const BILLING = /features\/billing\//;
const source = (name: string) => join(import.meta.dirname, 'src', name);
const chunkOf = sharedChunks({
  public: {
    entry: source('main.tsx'),
    screens: source('app/public-screens.tsx'),
    leastScreens: 2,
    linked: [
      source('features/assessment/report/shared-report-screen.tsx'),
      source('features/lists/family/family-screen.tsx'),
      source('features/assessment/guardian-page/guardian-screen.tsx'),
    ],
  },
  signedIn: { entry: source('app/signed-in-pages.tsx'), screens: source('app/shell-screens.tsx'), leastScreens: 4 },
});
const FIRST_LOAD_LIMIT_BYTES = 90_000;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    schemaFreeContract(),
    directImports(),
    react(),
    tailwindcss(),
    withoutDesk({ entry: '/apps/web/src/main.tsx' }),
    budget({
      entry: 'index.html',
      screens: [...FIRST_PAGES.entry, ...FIRST_PAGES.plans],
      languages: LANGUAGES,
      limitBytes: FIRST_LOAD_LIMIT_BYTES,
    }),
    serviceWorker({ entry: 'index.html', screens: OFFLINE_SCREENS, languages: LANGUAGES }),
    screenFiles({
      entry: 'index.html',
      languages: LANGUAGES,
      screens: FIRST_SCREENS.map(({ path, isInside, source }) => ({
        path,
        isInside,
        sources: [...(isInside ? SHELL : []), source],
      })),
    }),
    precompress(),
  ],
  // The server replaces this placeholder with a new nonce in every page.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // Inlined assets become data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', ui: 'dev-ui.html' },
      // Libraries change seldom: a phone that has them keeps them when the product is updated.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'signed-in-libraries', test: /node_modules\/(react-router|@tanstack)\// },
            {
              name: (id) => {
                const [, language] = EVERYWHERE.exec(id) ?? [];
                return language ? `messages-${language}` : null;
              },
            },
            {
              name: (id, context) => {
                const [, domain] = MESSAGES.exec(id) ?? [];
                if (domain) return `${domain}-messages`;
                const chunk = chunkOf(id, (one) => context.getModuleInfo(one));
                return chunk === 'public' && BILLING.test(id) ? 'billing' : chunk;
              },
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/dev/inbox': 'http://localhost:3000' } },
});
