import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { precompress } from './build/precompress.ts';

/** `/login` is the first page most students see, often on a prepaid data pack. */
const FIRST_LOAD_LIMIT_BYTES = 115_000;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    budget({
      entry: 'index.html',
      routes: ['src/features/login/login-screen.tsx'],
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
    rolldownOptions: { input: { main: 'index.html', ui: 'dev-ui.html' } },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/dev/inbox': 'http://localhost:3000' } },
});
