import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, preparedFolder, start, temporaryFolder, usePreparedFolders } from '../../../test/servers/postgres.ts';
import { chooseDataLocation, isRoot } from './data-location.ts';

usePreparedFolders();

const quiet = () => {};

test('the cluster lives in the data folder, closed to others', () => {
  const folder = temporaryFolder();
  const location = chooseDataLocation(join(folder, 'not yet', 'there'), quiet, []);
  expect(location.folder).toBe(join(folder, 'not yet', 'there', 'postgres'));
  expect(statSync(location.folder).mode & 0o777).toBe(0o700);
});

describe.runIf(isRoot())('as root', () => {
  /** A checkout in a home that only its owner enters. */
  const closedHome = () => {
    const root = temporaryFolder('home/clone/var');
    chmodSync(join(root, '../..'), 0o700);
    return { dataDir: root, home: join(root, '../..'), shared: [join(root, '../../../shared')] };
  };
  const withData = (folder: string) => {
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'data', 'PG_VERSION'), '18\n');
  };

  test('a closed home moves the cluster out, always to the same folder, and says where', () => {
    const { dataDir, home, shared } = closedHome();
    const lines: string[] = [];
    const [first, second] = [1, 2].map(() => chooseDataLocation(dataDir, (line) => lines.push(line), shared));
    expect(first?.folder).toBe(second?.folder);
    expect(first?.folder).toContain('shared/data-');
    expect(lines[0]).toBe(
      `The database is in ${first?.folder}: PostgreSQL does not run as root, and ${home} is closed to other users.`,
    );
  });

  test('data that was moved out is still found after the home was opened', () => {
    const { dataDir, home, shared } = closedHome();
    const moved = chooseDataLocation(dataDir, quiet, shared);
    withData(moved.folder);
    chmodSync(home, 0o755);
    expect(chooseDataLocation(dataDir, quiet, shared).folder).toBe(moved.folder);
  });

  test('data in a home that was closed later is not silently replaced by an empty database', () => {
    const { dataDir, home, shared } = closedHome();
    withData(join(dataDir, 'postgres'));
    expect(() => chooseDataLocation(dataDir, quiet, shared)).toThrow(`by the mode of ${home}`);
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['data']);
  });

  test('a cluster that belonged to nobody, as other programs’ files do, gets an owner of its own', async () => {
    const folder = await preparedFolder();
    const where = join(folder, 'postgres');
    const files = () => ['.', ...readdirSync(where, { recursive: true, encoding: 'utf8' })];
    for (const name of files()) chownSync(join(where, name), 65_534, 65_534);
    const server = await start(folder, { isDurable: false });
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    const owners = files().map((name) => statSync(join(where, name), { throwIfNoEntry: false })?.uid);
    expect(owners).not.toContain(65_534);
  });

  test('an ordinary user’s data is served as that user, who can start it again without root', async () => {
    const folder = await preparedFolder();
    const where = join(folder, 'postgres');
    for (const name of ['.', ...readdirSync(where, { recursive: true, encoding: 'utf8' })]) {
      chownSync(join(where, name), 65_000, 65_000);
    }
    await start(folder, { isDurable: false });
    const owners = readdirSync(where).map((name) => statSync(join(where, name)).uid);
    expect(new Set(owners)).toEqual(new Set([65_000]));
  });
});
