import { fill, type Speech } from '../say/speech.ts';
import type { CollegeCost, MyMoney } from '../tool-types.ts';
import type { Block } from '../types.ts';
import { list } from './parts.ts';

/** With more schemes than these, the answers that would decide it are missing. */
const MAX_OWN = 2;

type Verdict = MyMoney['output']['schemes'][number]['verdict'];
type Waiver = { name: string; pays: string; who: string; verdict: Verdict; reasons?: readonly string[] };
type Untold = CollegeCost['output']['untold'];

/** Whether the student gets a fee waiver: the scheme that is their own, what it pays, and the condition that decides. A phone shows no more than this. */
export function waiverParts(
  own: readonly Waiver[],
  { others, untold }: { others: readonly Waiver[]; untold: Untold },
  speech: Speech,
): (Block | string)[] {
  const { words, tell, all } = speech;
  const best = bestOf(own);
  const missing = untold.map(({ words: answer, href }) => ({ text: tell(answer), href }));
  const [first, ...more] = best;
  if (first === undefined || best.length > MAX_OWN)
    return [
      words.waiver.depends,
      ...(missing.length === 0 ? [] : [{ kind: 'list' as const, items: missing }]),
      list([...own, ...others].filter(isOpen).map(({ name, pays }) => `${tell(name)}: ${tell(pays)}`)),
    ];
  const schemes = all(best.map(({ name }) => tell(name)));
  const told =
    more.length > 0
      ? best.map(({ name, pays }) => `${tell(name)}: ${tell(pays)}`)
      : [...(first.verdict === 'not' ? [] : [tell(first.pays)]), ...decidingOf(first, untold).map(tell)];
  return [
    fill(words.waiver[first.verdict], { schemes, count: best.length }),
    { kind: 'list', items: [...told.map((text) => ({ text })), ...(first.verdict === 'may' ? missing : [])] },
  ];
}

/** Whether a scheme pays the fee on an ordinary seat there. */
export function waiverAtCollege({ college, seats, untold }: CollegeCost['output'], speech: Speech) {
  const schemes = seats.find(({ seat }) => seat === 'cap')?.schemes ?? [];
  if (schemes.length === 0) return [fill(speech.words.waiver.noneThere, { college: college.short })];
  const own = schemes.map(({ name, pays = '', who = '', isSure }) => ({
    ...{ name, pays, who },
    verdict: isSure ? ('applies' as const) : ('may' as const),
  }));
  return waiverParts(own, { others: [], untold }, speech);
}

const isOpen = ({ verdict }: Waiver) => verdict !== 'not';

/** What applies counts more than what may apply, and that more than what does not. */
const bestOf = (own: readonly Waiver[]): Waiver[] =>
  (['applies', 'may', 'not'] as const)
    .map((verdict) => own.filter((one) => one.verdict === verdict))
    .find((found) => found.length > 0) ?? [];

/** For whom the scheme is; and why it is open or refused, where no answer of the student is missing. */
function decidingOf({ who, verdict, reasons = [] }: Waiver, untold: Untold): string[] {
  if (verdict === 'not') return [...reasons, who];
  return verdict === 'applies' || untold.length > 0 ? [who] : [who, ...reasons];
}
