import { join } from 'node:path';
import { codeIn, openComputedCache } from '../../files/computed-cache.ts';

/** Opens the cache of forecasts in a folder of ours. */
export const openForecastCache = (folder: string) => openComputedCache(folder, forecastCode());

/** All code that a forecast or its words can come from: the rules, the model, and what reads the ranks out of the files. */
export const forecastCode = () =>
  codeIn([
    join(import.meta.dirname, '../../../../../packages/domain/src'),
    import.meta.dirname,
    join(import.meta.dirname, '../../catalogue'),
  ]);
