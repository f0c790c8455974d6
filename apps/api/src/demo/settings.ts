import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { seasonOn } from '@dakhila/domain/season/season';
import { type Config, readConfig } from '../config.ts';

/** Settings that the demo takes from the environment: none of them leads to a database or a service of somebody's own. */
const TAKEN = ['PORT', 'HOST', 'LOG_LEVEL', 'FACTS_DIR', 'FORECASTS_DIR', 'WEB_DIST_DIR', 'DESK_DIST_DIR'] as const;

/** The settings of a demo on a folder of its own. The season is that of today, also while the story of past weeks is played. */
export function readDemoConfig(environment: Record<string, string | undefined>, folder: string, today: Date): Config {
  const taken = Object.fromEntries(TAKEN.map((name) => [name, environment[name]]));
  const day = dayOf(today);
  return readConfig({
    ...taken,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    JOSAA_YEAR: String(seasonOn('josaa', day).year),
    MHT_CET_YEAR: String(seasonOn('mht-cet', day).year),
  });
}
