import { BRANCHES } from '../branches.ts';
import { mark, type Reading } from './reading.ts';

/** What is said → the key of the branch. */
const SAID: ReadonlyMap<string, string> = new Map(
  BRANCHES.flatMap(({ key, said }) => said.map((phrase): [string, string] => [phrase, key])),
);
const LONGEST_PHRASE = Math.max(...[...SAID.keys()].map((phrase) => phrase.split(' ').length));
/** Short words that are a branch beside a college, and something else elsewhere. */
const ONLY_AS_ONE_WORD: ReadonlySet<string> = new Set([
  'ice',
  'ep',
  'bt',
  'auto',
  'comp',
  'meta',
  'prod',
  'printing',
  'physics',
]);

/** The branches of a question, in their order, marked '@branch'. */
export function findBranches(reading: Reading): string[] {
  const found: { at: number; key: string }[] = [];
  const { marks } = reading;
  for (let length = LONGEST_PHRASE; length > 0; length -= 1)
    for (let at = 0; at + length <= marks.length; at += 1) {
      const key =
        SAID.get(marks.slice(at, at + length).join(' ')) ??
        (length === 1 ? informationTechnology(reading, at) : undefined);
      if (
        key === undefined ||
        (ONLY_AS_ONE_WORD.has(marks[at] ?? '') && !marks.includes('@college') && marks.length > 3)
      )
        continue;
      found.push({ at, key });
      mark(reading, at, length, '@branch');
    }
  return found.sort((one, other) => one.at - other.at).map(({ key }) => key);
}

const PRONOUN_AFTER =
  /^(?:get|is|was|does|did|do|if|will|would|can|could|has|had|take|make|book|use|find|got|say|change|how|what|when|where|why|that|so|as|think|of|put|want|need|know|buy|like|give|tell|because|whether|see|on|worth)$/;
const PRONOUN_BEFORE =
  /^(?:is|was|be|has|does|will|would|can|ok|okay|possible|true|compulsory|mandatory|mean|means|to|take|that|really|all|good|worth|necessary|happen|happens|work|works)$/;

/** 'IT' in capitals is the branch; 'it' is too, unless it is in the position of a pronoun. */
function informationTechnology({ tokens, marks }: Reading, at: number): string | undefined {
  const token = tokens[at];
  if (token?.said !== 'it') return undefined;
  const isShouted = tokens.filter(({ isUpper }) => isUpper).length > tokens.length / 2 && tokens.length > 3;
  if (token.isUpper && !isShouted) return 'it';
  return PRONOUN_AFTER.test(marks[at - 1] ?? '') || PRONOUN_BEFORE.test(marks[at + 1] ?? '') ? undefined : 'it';
}

/** The branch of each college, where a question names them in pairs: 'computer at COEP and IT at PICT'. Undefined where it does not. */
export function pairBranches(line: string, branches: readonly string[], collegeCount: number): string[] | undefined {
  // A name of several words is marked word by word.
  const named = line.replace(/@college(?: @college)+/g, '@college').match(/@(?:branch|college)\b/g) ?? [];
  const takeTurns = named[0] !== named[1] && named.every((mark, at) => mark === named[at % 2]);
  const areAll = branches.length === collegeCount && named.length === 2 * collegeCount;
  return takeTurns && areAll && new Set(branches).size > 1 ? [...branches] : undefined;
}
