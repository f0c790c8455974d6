import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/** Keeps what took seconds to compute for the next start. */
export type ForecastCache = { take: <T>(name: string, key: string, make: () => T) => T };

/**
 * Opens the cache of a folder of ours. The same facts and the same code give the same forecasts, so the key holds a fingerprint of both. A file that
 * cannot be read or written is no failure: then it is computed.
 */
export function openForecastCache(folder: string): ForecastCache {
  const code = codeFingerprint();
  return {
    take: (name, key, make) => {
      const file = `${name}-${createHash('sha256').update(`${code} ${key}`).digest('hex').slice(0, 32)}.bin`;
      // Written by `keep` below, under a name that stands for its very shape.
      const kept: ReturnType<typeof make> | undefined = read(join(folder, file));
      if (kept !== undefined) return kept;
      const made = make();
      keep(folder, name, file, made);
      return made;
    },
  };
}

function read(path: string) {
  try {
    return deserialize(readFileSync(path));
  } catch {
    return undefined;
  }
}

/** A half-written file never has its final name. Older ones of the same name have served. */
function keep(folder: string, name: string, file: string, value: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = join(folder, `${file}.${process.pid}`);
    writeFileSync(draft, serialize(value));
    renameSync(draft, join(folder, file));
    for (const other of readdirSync(folder))
      if (other.startsWith(`${name}-`) && other.endsWith('.bin') && other !== file) rmSync(join(folder, other));
  } catch {
    // The next start computes again.
  }
}

function codeFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const { folder, file } of forecastCode()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** All code that a forecast or its words can come from: the rules, the model, and what reads the ranks out of the files. */
export function forecastCode(): { folder: string; file: string }[] {
  const domain = fileURLToPath(new URL('..', import.meta.resolve('@dakhila/domain/predictor/forecaster')));
  const catalogue = join(import.meta.dirname, '../../catalogue');
  return [domain, import.meta.dirname, catalogue].flatMap((folder) =>
    globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
      .sort()
      .map((file) => ({ folder, file })),
  );
}
