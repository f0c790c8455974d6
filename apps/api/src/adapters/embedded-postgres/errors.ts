/** Why the embedded database cannot start, in words for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The code of an error, where there is one: `ENOENT`, PostgreSQL's `57P03`. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
