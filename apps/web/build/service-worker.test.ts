import { expect, test } from 'vitest';
import { stylesOf } from './service-worker.ts';

test('the reader of PDFs and the complete fonts are not downloaded before they are needed', () => {
  const assets = ['assets/inter-basic-a.woff2', 'assets/inter-latin-wght-b.woff2', 'assets/pdf-worker-c.js'];
  const manifest = { 'index.html': { file: 'assets/main-d.js', css: ['assets/main-e.css'], assets } };
  expect(stylesOf(manifest)).toEqual(['/assets/main-e.css', '/assets/inter-basic-a.woff2']);
});
