import { Gauge, type Registry } from 'prom-client';
import type { Predictor } from './predictor.ts';

/** Adds metrics of the forecasts that students are served: their edition, and the years they rest on. None before the first prediction. */
export function watchForecasts(registry: Registry, { openEditions }: Pick<Predictor, 'openEditions'>): void {
  new Gauge({
    name: 'dakhila_forecast_edition',
    help: 'The edition of the forecasts of an exam and the season that it is for; always 1',
    labelNames: ['exam', 'edition', 'season'],
    registers: [registry],
    collect() {
      // An edition that was replaced is no longer shown.
      this.reset();
      for (const { exam, id: edition, year: season } of openEditions()) this.set({ exam, edition, season }, 1);
    },
  });
  new Gauge({
    name: 'dakhila_data_year',
    help: 'The last year of cut-offs that the forecasts of an exam rest on',
    labelNames: ['exam'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { exam, dataYears } of openEditions()) this.set({ exam }, dataYears.last);
    },
  });
}
