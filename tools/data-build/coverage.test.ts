import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import { coverageOf, coverageTable } from './coverage.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const catalogue = loadCatalogue(path('data'));

test('most colleges of CAP have a website and a fee', () => {
  const [cap] = coverageOf(catalogue);
  const share = (fact: string) => {
    const { known = 0, of = 1 } = cap?.facts.find((one) => one.fact === fact) ?? {};
    return known / of;
  };
  expect(share('website')).toBeGreaterThanOrEqual(0.85);
  expect(share('fee, tuition and development')).toBeGreaterThanOrEqual(0.8);
  expect(share('home university')).toBe(1);
});

test('the page on the data shows the shares as they are', () => {
  expect(readFileSync(path('docs/data-sources.md'), 'utf8')).toContain(coverageTable(catalogue));
});
