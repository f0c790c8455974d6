import type { ToolFailure, ToolOutcome } from '@dakhila/domain/assistant/tool-types';

export type Outcome<Output> = ToolOutcome<Output>;

export const refused = (reason: ToolFailure, message: string) => ({ ok: false, reason, message }) as const;

/** What was found; else a refusal with this sentence. */
export const orNotFound = <Output>(output: Output | null | undefined, message: string): Outcome<Output> =>
  output === null || output === undefined ? refused('not-found', message) : { ok: true, output };
