// @ts-check

/** Without the base, as documented in the operators' handbook. */
export const LARGEST_IMAGE_MB = 350;
const USER = '10001:10001';
const LABELS = ['title', 'description', 'licenses', 'version', 'revision'];

/**
 * @typedef {{ User?: string, Labels?: Record<string, string>, Env?: string[], Cmd?: string[], WorkingDir?: string,
 *   StopSignal?: string, Volumes?: object, ExposedPorts?: object, Healthcheck?: { Test?: string[] } }} ImageConfig
 */

/**
 * What an image lacks of what the product promises, one sentence each.
 * @param {ImageConfig} config
 * @param {{ ownBytes: number, version: string }} known
 */
export function imageFaults(config, { ownBytes, version }) {
  const labels = config.Labels ?? {};
  const missing = LABELS.map((name) => `org.opencontainers.image.${name}`).filter((name) => !labels[name]);
  const megabytes = Math.ceil(ownBytes / 1_000_000);
  const wrong = [
    [config.User === USER, `it runs as ${config.User || 'root'}, not as ${USER}`],
    [missing.length === 0, `labels are missing: ${missing.join(', ')}`],
    [labels['org.opencontainers.image.version'] === version, 'its version is not that of the release'],
    [config.Healthcheck?.Test?.[0] === 'CMD', 'it has no health check'],
    [/^(SIG)?TERM$/.test(config.StopSignal ?? ''), 'it is not stopped with SIGTERM'],
    ['/var/lib/dakhila' in (config.Volumes ?? {}), 'its data folder is no volume'],
    ['3000/tcp' in (config.ExposedPorts ?? {}), 'it does not name its port'],
    [config.Env?.includes('NODE_ENV=production'), 'it is not in production mode'],
    [megabytes <= LARGEST_IMAGE_MB, `it has ${megabytes} MB without its base, more than ${LARGEST_IMAGE_MB}`],
  ];
  return wrong.flatMap(([isRight, sentence]) => (isRight ? [] : [String(sentence)]));
}
