import type { FactTopic, Intent } from '../types.ts';
import { FORMALITY_WORDS } from '../words/formality-words.ts';
import * as words from '../words/intent-words.ts';
import { ABILITIES, GREETING, OFF_TOPIC, OUTSIDE_FACTS, THANKS } from '../words/outside-words.ts';
import { RULE_WORDS } from '../words/rule-words.ts';

/** What is known of a question before its intent is chosen. */
export type Clues = {
  /** English words and marks. */
  line: string;
  /** Plain lower-case text. */
  plain: string;
  colleges: number;
  hasUnknownCollege: boolean;
  hasBranch: boolean;
  hasPlace: boolean;
  hasFigure: boolean;
  hasKind: boolean;
  seatCode: boolean;
  hasContextCollege: boolean;
  /** A family pulls the student another way. */
  isPressed: boolean;
};
export type Chosen = { intent: Intent; topic?: string; facts?: FactTopic[]; outside?: string };

type Rule = (clues: Clues) => Chosen | undefined;
const when = (holds: boolean, chosen: Chosen) => (holds ? chosen : undefined);

/** In the order of trust: the first that recognises the question decides. */
const RULES: readonly Rule[] = [
  ({ plain }) => when(GREETING.test(plain), { intent: 'greeting' }),
  ({ plain }) => when(THANKS.test(plain), { intent: 'thanks' }),
  ({ plain }) => when(ABILITIES.test(plain), { intent: 'abilities' }),
  ({ seatCode, line, colleges }) =>
    when(
      seatCode &&
        colleges === 0 &&
        !/\bchoice code\b/.test(line) &&
        (line.includes('@seatcode') || words.ASKS_CODE.test(line)),
      {
        intent: 'seat-code',
      },
    ),
  ({ line }) => when(words.PERSON_WORDS.test(line), { intent: 'person' }),
  ({ isPressed, colleges, hasFigure, hasPlace }) =>
    when(isPressed && colleges === 0 && !hasFigure && !hasPlace, { intent: 'unsure' }),
  ({ line, plain, colleges }) =>
    when(OFF_TOPIC.test(plain) && colleges === 0 && !words.CUTOFF_WORDS.test(line.replace(/@\w+/g, '')), {
      intent: 'off-topic',
    }),
  ({ plain, line, colleges }) =>
    when(/\b(?:neet|mbbs|aiims)\b/.test(plain) && colleges === 0 && line !== '', { intent: 'off-topic' }),
  formality,
  outsideFact,
  ({ line, colleges, hasFigure }) =>
    when(colleges >= 2 && (hasFigure || words.GET_WORDS.test(line)) && !words.PLAIN_COMPARE.test(line), {
      intent: 'chance',
    }),
  ({ line, colleges }) =>
    when(colleges >= 2 && (words.COMPARE_WORDS.test(line) || !words.CUTOFF_WORDS.test(line)), { intent: 'compare' }),
  howTo,
  ({ line, colleges }) => {
    const own = colleges > 0 ? undefined : words.OWN_WORDS.find(([, pattern]) => pattern.test(line));
    return own && { intent: own[0] };
  },
  rule,
  ({ line, colleges }) =>
    when(colleges === 0 && words.DATE_WORDS.test(line) && words.DATE_THINGS.test(line), { intent: 'dates' }),
  ({ line, colleges, hasFigure }) =>
    when(colleges === 0 && /@(?:round) (?:date|when|start)|when @round/.test(line) && !hasFigure, { intent: 'dates' }),
  ({ line, colleges, hasFigure, hasContextCollege }) =>
    when(colleges === 0 && hasFigure && isConversion(line) && !(hasContextCollege && /\bget\b/.test(line)), {
      intent: 'merit',
    }),
  ({ line, colleges, hasFigure }) =>
    when(colleges > 0 && (hasFigure || words.GET_WORDS.test(line)) && !isPlainCutoff(line), { intent: 'chance' }),
  ({ line, colleges, hasContextCollege, hasFigure }) =>
    when(
      colleges === 0 &&
        hasContextCollege &&
        hasFigure &&
        /\b(?:get|chance|chances|possible|enough)\b/.test(line) &&
        !/\bcolleges?\b/.test(line),
      { intent: 'chance' },
    ),
  ({ colleges, hasFigure, hasUnknownCollege }) =>
    when(colleges === 0 && hasFigure && !hasUnknownCollege, { intent: 'suggest' }),
  ({ line, colleges, hasUnknownCollege }) =>
    when(colleges > 0 || hasUnknownCollege ? words.CUTOFF_WORDS.test(line) : false, { intent: 'cutoff' }),
  ({ line, colleges, hasContextCollege }) =>
    when(colleges === 0 && hasContextCollege && words.CUTOFF_WORDS.test(line), { intent: 'cutoff' }),
  ({ line, colleges, hasBranch, hasKind }) =>
    when(colleges === 0 && hasBranch && !hasKind && words.CUTOFF_WORDS.test(line), { intent: 'cutoff' }),
  facts,
  ({ line, colleges, hasUnknownCollege, hasPlace, hasBranch, hasKind }) =>
    when(
      colleges === 0 &&
        !hasUnknownCollege &&
        words.IN_REACH.test(line) &&
        (words.SEARCH_WORDS.test(line) ? hasPlace || hasKind : hasPlace && hasBranch),
      { intent: 'suggest' },
    ),
  ({ line, colleges }) => when(colleges === 0 && words.TOP_COLLEGES.test(line), { intent: 'search' }),
  ({ line, colleges, hasPlace, hasKind }) =>
    when(
      colleges === 0 &&
        !hasPlace &&
        !hasKind &&
        /\b(?:which|what) colleges? (?:can|will|do|could|should) i\b|\bwhich colleges? (?:get|i get)\b|\bsuggest\b.{0,20}\bcolleges?\b/.test(
          line,
        ),
      { intent: 'suggest' },
    ),
  ({ line, colleges, hasPlace, hasBranch, hasKind }) =>
    when(colleges === 0 && words.SEARCH_WORDS.test(line) && (hasPlace || hasBranch || hasKind), { intent: 'search' }),
  ({ colleges, hasBranch }) => when(colleges === 1 && hasBranch, { intent: 'cutoff' }),
];

const isPlainCutoff = (line: string) =>
  words.CUTOFF_WORDS.test(line) && !/\b(?:can|will|could) i\b|\bi get\b|\bchance|@percentile|@rank/.test(line);

/** A percentile for a rank, or the other way round. */
function isConversion(line: string): boolean {
  const asks = line.replace(/@percentile|@rank/g, '');
  if (/\bcolleges?\b|\bget\b|@branch|@city|\b(?:iit|nit|iiit)s?\b/.test(asks)) return false;
  return /@percentile/.test(line) ? /\b(?:rank|merit)\b/.test(asks) : /\bpercentile\b/.test(asks);
}

function outsideFact({ line, plain, colleges }: Clues): Chosen | undefined {
  const found = OUTSIDE_FACTS.find(([pattern]) => pattern.test(plain));
  if (found === undefined || /\b(?:session|plan)\b/.test(line)) return undefined;
  return colleges > 0 ||
    /\b(?:scholarships?|loans?|hostels?|placements?)\b/.test(plain) ||
    /\b(?:colleges?|best|average|highest|good|education)\b/.test(line)
    ? { intent: 'unknown-data', outside: found[1] }
    : undefined;
}

function howTo({ line, colleges }: Clues): Chosen | undefined {
  if (colleges > 0 || !words.HOW_WORDS.test(line)) return undefined;
  if (RULE_WORDS.slice(0, 13).some(([, pattern]) => pattern.test(line)) || /\baccura/.test(line)) return undefined;
  const found = words.HOW_TOPICS.find(([, pattern]) => pattern.test(line));
  return found && { intent: 'how-to', topic: found[0] };
}

function formality({ line, colleges, hasFigure }: Clues): Chosen | undefined {
  if (colleges > 0 || hasFigure) return undefined;
  const found = FORMALITY_WORDS.find(([, pattern]) => pattern.test(line));
  return found && { intent: 'rule', topic: found[0] };
}

function rule({ line, colleges, hasFigure }: Clues): Chosen | undefined {
  if (colleges > 0 || hasFigure) return undefined;
  const found = RULE_WORDS.find(([, pattern]) => pattern.test(line));
  return found && { intent: 'rule', topic: found[0] };
}

function facts({ line, colleges, hasContextCollege, hasPlace, hasKind }: Clues): Chosen | undefined {
  const hasCollege = colleges > 0 || (hasContextCollege && !hasPlace && !hasKind && !/\bcolleges\b/.test(line));
  if (!hasCollege) return undefined;
  const asked = words.FACT_WORDS.flatMap(([topic, pattern]) => (pattern.test(line) ? [topic] : []));
  const telling = asked.filter((topic) => topic !== 'all');
  if (asked.length === 0) return undefined;
  return { intent: 'facts', facts: telling.length > 0 ? telling : ['all'] };
}

/** What a question is about; undefined when nothing tells. */
export function chooseIntent(clues: Clues): Chosen | undefined {
  for (const choose of RULES) {
    const chosen = choose(clues);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}
