import type { ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Intent, Refusal } from '@dakhila/domain/assistant/types';
import type { Facts } from './facts.ts';

/** What a right answer contains, computed from the facts when the question is asked. */
export type Fact = string | ((facts: Facts) => string);

/** What makes an answer right. Every part that is given must hold. */
export type Want = {
  /** Tools that must have been asked. */
  tools?: readonly ToolName[];
  /** Texts that the answer must contain; case does not matter. */
  says?: readonly Fact[];
  /** The beginning of an address that must be among the sources. */
  source?: Fact;
  /** The question of the FAQ that must come first. */
  faq?: string;
  intent?: Intent;
  refusal?: Refusal;
  /** It may not be refused. */
  isInnocent?: true;
  /** It asks back with at least two choices to send. */
  asksBack?: true;
  /** It says that it does not know, and offers a person. */
  admits?: true;
  /** None of this may be in the answer. */
  never?: RegExp;
};

/** A question as a student types it, with what was asked before it in the same conversation. */
export type Question = {
  ask: string;
  before?: readonly string[];
  /** What was asked before needs forecasts, which take long to make. */
  isAfterForecast?: true;
  want: Want;
};
