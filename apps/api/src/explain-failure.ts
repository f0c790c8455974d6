import { EmbeddedPostgresError } from './adapters/embedded-postgres/index.ts';
import { commandNames } from './command-names.ts';
import { SettingsError } from './config.ts';
import { isDatabaseGone, isTimeOut } from './db/errors.ts';

type SystemError = Error & { code?: string; port?: number; path?: string; syscall?: string };

/** One readable line for a failed start; the stack only for unexpected errors. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Could not start: ${String(error)}`;
  const { code, port, path, syscall }: SystemError = error;
  if (error instanceof SettingsError || error instanceof EmbeddedPostgresError) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 ${commandNames().start}`;
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 ${commandNames().start}`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `Cannot write to ${path}. Give this user access, or set DATA_DIR to another folder.`;
  if (code === 'ENOSPC') return `The disk is full: ${error.message}. Make room, or set DATA_DIR to another folder.`;
  if (isTimeOut(error))
    return 'The database stopped a statement that took longer than its time limit. It can be reached, but it is busy or has too much to read. Try again when fewer students are online.';
  if (isDatabaseGone(error) || code === '28P01' || code === '3D000' || code === 'ENOTFOUND') {
    return `Cannot reach the database at DATABASE_URL: ${error.message || code}. Is it running, and is the address right?`;
  }
  return `Could not start: ${error.stack ?? error.message}${error.cause instanceof Error ? `\nBecause: ${error.cause.message}` : ''}`;
}
