import { compose } from '../../apps/api/src/compose.ts';
import { readConfig } from '../../apps/api/src/config.ts';

// Run as a program of its own: it joins the database that the server of the journeys has started.
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: process.env.E2E_DATA_DIR });
const { pool, close } = await compose(config, { printLine: () => {}, mayShare: true });
try {
  await pool.query(process.argv[2] ?? '', process.argv.slice(3));
} finally {
  await close();
}
