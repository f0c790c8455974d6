import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from './format/layout.ts';

/** The version of a facts folder; `none` before the first import. */
export function factsVersion(folder: string): string {
  const path = join(folder, FILES.manifest);
  if (!existsSync(path)) return 'none';
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'none';
}
