import { compose } from '../compose.ts';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../seed.ts';
import { fillDemo } from './fill-demo.ts';

/** Makes and fills the demo's database, and closes it again for the server. */
export async function prepareDemo(config: Config, printLine: (line: string) => void): Promise<{ deskUrl: string }> {
  const composed = await compose(config, { printLine });
  try {
    await migrate(composed.pool);
    await seed(composed.deps);
    return await fillDemo(composed);
  } finally {
    await composed.close();
  }
}
