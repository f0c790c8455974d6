/** The error of a command that cannot do what was asked: one line, and its usage where the arguments were wrong. */
export class CommandError extends Error {
  readonly isUsage: boolean;

  constructor(message: string, isUsage = false) {
    super(message);
    this.isUsage = isUsage;
  }
}

/** Runs a command and answers its exit code: 0, 1 where it failed, 2 where the asking was wrong. */
export function runCommand(usage: string, run: () => void): number {
  try {
    run();
    return 0;
  } catch (error) {
    const isUsage = error instanceof CommandError ? error.isUsage : isArgumentError(error);
    console.error(error instanceof Error ? error.message : String(error));
    if (isUsage) console.error(`\n${usage}`);
    return isUsage ? 2 : 1;
  }
}

const isArgumentError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
