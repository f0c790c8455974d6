/** A reason why the embedded database cannot serve, told in words for the person who typed the command. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The system's short word for what went wrong (`ENOENT`, PostgreSQL's `57P03`), where there is one. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
