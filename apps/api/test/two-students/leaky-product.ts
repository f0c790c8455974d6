import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/client.ts';
import { anotherApp } from '../another-app.ts';
import type { Browser } from '../browser.ts';
import { makePower } from '../crash/power.ts';
import type { Harness } from '../harness.ts';
import { rewriting } from '../mutants/tampering.ts';

/** The product with the mistake that all this is about: its statements find a thing by its id and forget whose it is. */
export async function openLeakyProduct(server: Harness): Promise<{ visit: (browser: Browser) => Browser }> {
  const forgetful = rewriting(/"student_id" = (\$\d+)/, '"student_id" is not null and $1::uuid is not null');
  const pool = new pg.Pool({ ...server.connection, max: 5, Client: makePower(forgetful()).Client });
  const app = await anotherApp(server, { deps: { db: openDatabase(pool) } });
  onTestFinished(() => pool.end());
  return {
    /** The same browser, at the other product. */
    visit: ({ cookies }) => {
      const there = app.newBrowser();
      for (const [name, value] of cookies) there.cookies.set(name, value);
      return there;
    },
  };
}
