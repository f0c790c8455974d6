import texts from './data/round-texts.json' with { type: 'json' };
import type { Exam } from './exam-name.ts';
import type { RoundAction } from './round-actions.ts';

/** The rules of the rounds as a student reads them, each with who publishes it. */
export const RULE_TEXTS: Readonly<Record<Exam, readonly { text: string; source: string }[]>> = texts.rules;

/** Each way to go on: its name, what it does, and what it gives up. */
export const ACTION_TEXTS: Readonly<Record<RoundAction, { title: string; meaning: string; loses: string }>> =
  texts.actions;
