import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { EditionHead } from './edition.ts';
import { watchForecasts } from './watch-forecasts.ts';

const EDITION: EditionHead = {
  id: 'first',
  exam: 'josaa',
  year: 2026,
  rounds: 6,
  dataYears: { first: 2016, last: 2025 },
  lastYearRounds: 6,
  dataVersion: 'data',
  modelVersion: 'model',
};

test('the edition and the data year of an exam are shown while its forecasts are open, and not afterwards', async () => {
  const registry = new Registry();
  let open = [EDITION];
  watchForecasts(registry, { openEditions: () => open });
  const shown = await registry.metrics();
  expect(shown).toContain('dakhila_forecast_edition{exam="josaa",edition="first",season="2026"} 1');
  expect(shown).toContain('dakhila_data_year{exam="josaa"} 2025');
  open = [];
  expect(await registry.metrics()).not.toContain('josaa');
});
