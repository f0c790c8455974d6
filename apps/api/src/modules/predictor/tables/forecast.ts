import type { CapKind } from '@dakhila/domain/predictor/exams/cap-kind';
import type { JosaaCollege } from '@dakhila/domain/predictor/exams/josaa';
import type { JosaaKind } from '@dakhila/domain/predictor/exams/josaa-kind';
import type { CapCollege } from '@dakhila/domain/predictor/exams/mht-cet';
import type { Forecaster } from '@dakhila/domain/predictor/forecaster';
import { ratioForecaster } from '@dakhila/domain/predictor/ratio-forecaster';
import type { Layout } from './layout.ts';

/** The forecaster of the pools of JoSAA, in the order of the layout. */
export function josaaForecaster({ pools, kinds, season }: Layout<JosaaKind, JosaaCollege>): Forecaster {
  const groups = kinds.map(
    ({ basis, category, isPwd }) =>
      (basis === 'JEE Advanced' ? 0 : 4) + (category === 'OPEN' ? 0 : 2) + (isPwd ? 1 : 0),
  );
  return ratioForecaster(
    pools.map(({ cells, kind }) => ({ cells, group: groups[kind] ?? 0 })),
    season,
  );
}

/** The forecaster of the pools of CAP, in the order of the layout. */
export function capForecaster({ pools, kinds, season }: Layout<CapKind, CapCollege>): Forecaster {
  const groups = kinds.map(capGroup);
  return ratioForecaster(
    pools.map(({ cells, kind }) => ({ cells, group: groups[kind] ?? 0 })),
    season,
  );
}

/** Pools alike in how their merit numbers move. */
function capGroup({ side, seat: { kind, category } }: CapKind): number {
  if (side === 'all-india') return 0;
  if (kind === 'category') return category === 'OPEN' ? 1 : category === 'OBC' || category === 'SEBC' ? 2 : 3;
  return kind === 'tfws' || kind === 'ews' || kind === 'minority' ? 4 : 5;
}
