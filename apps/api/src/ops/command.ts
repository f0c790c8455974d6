import type { Db } from '../db/client.ts';
import type { Deps } from '../ports.ts';

/** A positional argument: `affiliation close <code>`. */
type Positional = { summary: string; isOptional?: true };
/** `--name "…"`, or a switch such as `--full`. */
export type Option = { type: 'string' | 'boolean'; summary: string; isRequired?: true };
type Positionals = Record<string, Positional>;
export type Options = Record<string, Option>;

/** The typed values by name. */
type ArgsOf<P extends Positionals, O extends Options> = {
  [K in keyof P]: P[K] extends { isOptional: true } ? string | undefined : string;
} & {
  [K in keyof O]: O[K] extends { type: 'boolean' }
    ? boolean
    : O[K] extends { isRequired: true }
      ? string
      : string | undefined;
};

/** The result of a command: lines for a person, `data` for a program (`--json`). */
export type Report = {
  lines: string[];
  data: unknown;
  /** A page of a list: where the next one begins, for `--after`; null on the last page. */
  next?: string | null;
  /** For the audit log: ids, codes and figures, never personal data. */
  subject?: string;
  details?: Record<string, string | number | boolean>;
  /** The result is bad: exit code 1. */
  isBad?: boolean;
  /** A promise is broken: exit code 4, so that an alert can tell it from a failed check. */
  isBreach?: boolean;
};

/** Reports progress, apart from the result. */
export type Progress = { tell(line: string): void };

type Common = {
  /** As it is typed: an area and a verb, `affiliation add`. */
  name: string;
  /** What it does, without a full stop. */
  summary: string;
  /** An example call for the help: `affiliation close FERG26`. */
  example: string;
  /** It cannot be undone, so it needs `--yes` or a typed confirmation. */
  isIrreversible?: true;
};
export type Args = Record<string, string | boolean | undefined>;
/** With a transaction that the command neither begins nor ends. */
type TransactionDeps = Omit<Deps, 'db'> & { db: Db };

/**
 * One command of the operators' command line. `changes` says what it may change, and how `--dry-run` works. `nothing`:
 * it only reads, and a dry run is the same run. `database`: it gets a transaction that the audit log shares; a dry run
 * is rolled back. `world`: it has other effects or its own transactions; `plan` describes them without doing anything.
 */
type Runnable<A> =
  | { changes: 'nothing'; run(deps: Deps, args: A, progress: Progress): Promise<Report> }
  | { changes: 'database'; run(deps: TransactionDeps, args: A, progress: Progress): Promise<Report> }
  | {
      changes: 'world';
      plan(deps: Deps, args: A): Promise<Report>;
      run(deps: Deps, args: A, progress: Progress): Promise<Report>;
    };
export type Command = Common & { positionals: Positionals; options: Options } & Runnable<Args>;

/** Declares a command; its arguments are typed by its positionals and options. */
export const command = <const P extends Positionals = {}, const O extends Options = {}>(
  declared: Common & { positionals?: P; options?: O } & Runnable<ArgsOf<P, O>>,
): Command => ({ positionals: {}, options: {}, ...declared });

/** The command cannot be done: exit code 1. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** A named thing does not exist: exit code 2. */
export class NotThere extends Error {
  override name = 'NotThere';
}

/** The arguments are wrong: exit code 2, with a hint to the help. */
export class UsageError extends Error {
  override name = 'UsageError';
}
