/**
 * What the server sees of our environment: enough to run, none of our secrets (its user can read them), and no `PG…`
 * setting that would send it elsewhere.
 */
export function serverEnvironment(): Record<string, string> {
  const { PATH = '', SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}
