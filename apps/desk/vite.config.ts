import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { directImports } from '../web/build/direct-imports.ts';
import { precompress } from '../web/build/precompress.ts';
import { schemaFreeContract } from '../web/build/schema-free-contract.ts';

/** A build of its own, so that the files of students do not depend on the desk. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [schemaFreeContract(), directImports(), react(), tailwindcss(), precompress()],
  // The desk speaks English, whatever language this browser has chosen for the students' pages.
  resolve: { alias: [{ find: /^.*\/locale\.ts$/, replacement: join(import.meta.dirname, 'src/english.ts') }] },
  html: { cspNonce: 'CSP_NONCE' },
  // Inlined assets become data: addresses, which the content security policy refuses.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5174, proxy: { '/api': 'http://localhost:3000' } },
});
