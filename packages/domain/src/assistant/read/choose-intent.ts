import type { FactTopic, Intent } from '../types.ts';
import { type Clue, isFactTopic, RULES, TOPICS } from '../words/topics.ts';

/** What is known of a question before its intent is chosen: its English words and marks, its plain lower-case text, and what it names. */
export type Clues = { line: string; plain: string; colleges: number; clues: ReadonlySet<Clue> };
export type Chosen = { intent: Intent; topic?: string; facts?: FactTopic[]; outside?: string };

type Rule = (typeof RULES)[number];

const COUNTS: Readonly<Record<NonNullable<Rule['colleges']>, (colleges: number) => boolean>> = {
  none: (colleges) => colleges === 0,
  one: (colleges) => colleges === 1,
  some: (colleges) => colleges > 0,
  several: (colleges) => colleges > 1,
};

const holds = (rule: Rule, { line, plain, colleges, clues }: Clues): boolean =>
  (rule.colleges === undefined || COUNTS[rule.colleges](colleges)) &&
  (rule.is ?? []).every((clue) => clues.has(clue)) &&
  !(rule.isNot ?? []).some((clue) => clues.has(clue)) &&
  (rule.plain?.test(plain) ?? true) &&
  (rule.line?.test(line) ?? true) &&
  (rule.and?.test(line) ?? true) &&
  !rule.unless?.test(line);

/** The intent of a question; undefined when no rule matches. */
export function chooseIntent(clues: Clues): Chosen | undefined {
  for (const rule of RULES) {
    if (!holds(rule, clues)) continue;
    const { intent, topics } = rule;
    if (topics === undefined) return { intent };
    const text = topics === 'outside' ? clues.plain : clues.line;
    const found = TOPICS[topics].filter(({ pattern, unless }) => pattern.test(text) && !unless?.test(text));
    const [first] = found;
    if (first === undefined) continue;
    if (topics === 'outside') return { intent, outside: first.topic };
    if (topics !== 'facts') return { intent, topic: first.topic };
    const facts = found.map(({ topic }) => topic).filter(isFactTopic);
    const telling = facts.filter((topic) => topic !== 'all');
    return { intent, facts: telling.length > 0 ? telling : ['all'] };
  }
  return undefined;
}
