import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { precompress } from './build/precompress.ts';
import { schemaFreeContract } from './build/schema-free-contract.ts';

/** The pages a student sees first, often on a prepaid data pack. */
const PUBLIC_SCREENS = [
  'src/features/login/login-screen.tsx',
  'src/features/signup/signup-screen.tsx',
  'src/features/subscription/subscription-screen.tsx',
  'src/features/payment/signup-payment-screen.tsx',
  'src/features/payment-result/payment-result-screen.tsx',
];
const PUBLIC_PARTS =
  /src\/(paths|lib\/(api|api-error|api-messages|brand|browser-storage|class-names|cookies|format|leave-for-login|load-page|locale|messages|safe-storage|use-load)|ui\/(badge|button|card|checkbox|field|input|link|logo|messages|notice|page-header|public-frame|skeleton|spinner))\.tsx?$/;
const FIRST_LOAD_LIMIT_BYTES = 115_000;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    schemaFreeContract(),
    react(),
    tailwindcss(),
    budget({
      entry: 'index.html',
      screens: PUBLIC_SCREENS,
      limitBytes: FIRST_LOAD_LIMIT_BYTES,
    }),
    precompress(),
  ],
  // The server puts a fresh nonce in place of this word in every page it sends.
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
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // What every public screen shows: one file packs better than thirty small ones, and is fetched at once.
            { name: 'frame', test: PUBLIC_PARTS },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/dev/inbox': 'http://localhost:3000' } },
});
