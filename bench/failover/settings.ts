import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../apps/api/src/config.ts';
import { addressOf, type MachineName, NAMES } from './machines.ts';

const deployed = (name: string) => readFileSync(join(PROJECT_DIR, 'deploy', name), 'utf8');

/** The programs of PostgreSQL 15, the newest that Debian 12 and its Patroni know. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

/** The shipped settings of Patroni for one machine of the drill. It has no passwords: nobody else is in its network. */
export const patroniSettings = (name: MachineName, folder: string) =>
  deployed('patroni.yml')
    .replaceAll('10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379', NAMES.map((one) => `${addressOf(one)}:2379`).join())
    .replaceAll('10.0.0.21', addressOf(name))
    .replace(/^name: .*$/m, `name: ${name}`)
    .replaceAll('10.0.0.0/8 scram-sha-256', '10.213.7.0/24 trust')
    .replace(/^ {2}data_dir: .*$/m, `  data_dir: ${folder}/${name}/data`)
    .replace(
      /^ {2}bin_dir: .*$/m,
      [
        `  bin_dir: ${POSTGRES_BIN}`,
        `  pgpass: ${folder}/${name}/pgpass`,
        // The machines share one file system.
        `  parameters: { unix_socket_directories: ${folder}/${name} }`,
      ].join('\n'),
    );

/** How a machine's etcd is started; shipped as a comment in `deploy/patroni.yml`. */
export const etcdWords = (name: MachineName, folder: string) => [
  ...['--name', name, '--data-dir', `${folder}/${name}/etcd`],
  ...['--listen-client-urls', `http://${addressOf(name)}:2379`],
  ...['--advertise-client-urls', `http://${addressOf(name)}:2379`],
  ...['--listen-peer-urls', `http://${addressOf(name)}:2380`],
  ...['--initial-advertise-peer-urls', `http://${addressOf(name)}:2380`],
  ...['--initial-cluster', NAMES.map((one) => `${one}=http://${addressOf(one)}:2380`).join()],
  // A member that was cut off does not disturb the others when it returns.
  '--pre-vote',
  '--enable-v2',
];

/** The shipped HAProxy in front of the databases. */
export const databaseBalancerSettings = (ports: { primary: number; replica: number }) =>
  NAMES.reduce(
    (text, name, at) => text.replaceAll(`10.0.0.${21 + at}`, addressOf(name)),
    deployed('haproxy-database.cfg').replace('127.0.0.1:5000', `127.0.0.1:${ports.primary}`),
  ).replace('127.0.0.1:5001', `127.0.0.1:${ports.replica}`);
