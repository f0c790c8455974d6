import { startEmbeddedPostgres } from '../../src/adapters/embedded-postgres/index.ts';

/** Starts a server, says so, and holds it until it is killed. For tests of what happens then. */
const [dataDir = '', isDurable] = process.argv.slice(2);
await startEmbeddedPostgres({ dataDir, log: () => {}, isDurable: isDurable !== 'false' });
process.stdout.write('up\n');
setInterval(() => {}, 60_000);
