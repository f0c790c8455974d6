import type { PoolConfig } from 'pg';

/** The address of a test's database in the form that DATABASE_URL has; a socket's folder travels as a parameter. */
export function databaseUrlOf({ host = 'localhost', port = 5432, user = '', password, database }: PoolConfig): string {
  const url = new URL('postgresql://localhost');
  url.username = user;
  if (typeof password === 'string') url.password = password;
  url.pathname = `/${database}`;
  if (host.startsWith('/')) url.search = new URLSearchParams({ host, port: String(port) }).toString();
  else url.host = `${host}:${port}`;
  return url.href;
}
