import type { CutoffHistory } from '@dakhila/domain/assistant/tool-types';
import { decodeSeatCode } from '@dakhila/domain/colleges/seat-code';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { isFromOutside } from './candidate.ts';
import { cutoffHistory } from './cutoff-history.ts';
import { type OwnAnswers, sourceOf } from './own-prediction.ts';
import { josaaCategory } from './pool-rows.ts';

type Input = CutoffHistory['input'];
type Output = CutoffHistory['output'];
type Series = Output['series'];

/** The closing ranks of a college. A question that names no kind of seat means the student’s own seats: those of another category would mislead. */
export function cutoffsFor(catalogue: Catalogue, input: Input, answers: OwnAnswers): Output | undefined {
  const own = ownInput(input, answers);
  if (own === undefined) return cutoffHistory(catalogue, input);
  const isOfHome = homeFilter(catalogue, input, answers);
  // Where no such seat was filled, other seats tell more than nothing: first those that the student competes for too.
  for (const seats of seatsInOrder(own.category, isOfHome !== undefined)) {
    const output = cutoffHistory(catalogue, { ...own, category: seats.category });
    if (output === undefined) break;
    const isShown = isOfHome !== undefined && !seats.isOfOtherHome ? isOfHome : () => true;
    const series = isOfHome === undefined ? output.series : easiestFirst(output.series.filter(isShown));
    if (series.length === 0) continue;
    const note = noteOn(seats, own, answers);
    const isOwn = seats.category === own.category && !seats.isOfOtherHome;
    const whose = {
      ...(seats.category === 'OPEN' ? {} : { ownCategory: seats.category }),
      ...(isOwn || note === undefined ? {} : { insteadOfOwn: note }),
    };
    return { ...output, series, ...whose, notes: note === undefined ? output.notes : [...output.notes, note] };
  }
  return cutoffHistory(catalogue, input);
}

type Seats = { category: string; isOfOtherHome: boolean };

/** The student's own seats, then what is shown where none of them has a closing. */
function seatsInOrder(category: string, hasHome: boolean): Seats[] {
  const categories = category === 'OPEN' ? [category] : [category, 'OPEN'];
  const homes = hasHome ? [false, true] : [false];
  return homes.flatMap((isOfOtherHome) => categories.map((one) => ({ category: one, isOfOtherHome })));
}

/** Whose seats are shown; nothing where they are the student's own open seats. */
function noteOn({ category, isOfOtherHome }: Seats, own: OwnInput, answers: OwnAnswers): string | undefined {
  const isJosaa = own.college.exam === 'josaa';
  const none = `There are no closing ranks for your ${own.category} seats here.`;
  if (isOfOtherHome)
    return `${none} These are ${category} seats for another home ${isJosaa ? 'state' : 'university'}, so they aren’t yours.`;
  if (category !== own.category) return `${none} These are the open seats, which you compete for too.`;
  if (category === 'OPEN') return undefined;
  return `These are the ${category} seats, as in ${sourceOf(answers, isJosaa ? 'josaa' : 'mhtCet')}.`;
}

type OwnInput = Input & { category: string };

/** The question with the saved category and gender; undefined where it names seats itself or nothing is saved. */
function ownInput(input: Input, answers: OwnAnswers): OwnInput | undefined {
  const { college, category, gender, special, quota } = input;
  if ([category, special, quota].some((named) => named !== undefined)) return undefined;
  const { mhtCet, josaa } = answers;
  const isCap = college.exam === 'mht-cet';
  const saved = (isCap ? mhtCet : josaa)?.category;
  if (saved === undefined || (isCap && isFromOutside({}, mhtCet))) return undefined;
  const savedGender = answers.gender === 'female' ? answers.gender : undefined;
  return { ...input, category: isCap ? saved : (josaaCategory(saved) ?? saved), gender: gender ?? savedGender };
}

/** Leaves out the seats of the other home: a student of the home university or state never competes for those of outsiders, nor the other way round. Undefined where a home is not known. */
function homeFilter(catalogue: Catalogue, { college }: Input, { mhtCet, josaa }: OwnAnswers) {
  const isCap = college.exam === 'mht-cet';
  const home = isCap ? mhtCet?.homeUniversity : josaa?.homeState;
  const homes = isCap
    ? [catalogue.mhtCet.byId(college.id)?.homeUniversity ?? null]
    : (catalogue.jee.records.find(({ id }) => id === college.id)?.homeStates.HS ?? [null]);
  if (home === undefined || homes.includes(null)) return undefined;
  const other = homes.includes(home) ? 'other' : 'home';
  return ({ pool: { code } }: Series[number]) => levelOf(code, isCap) !== other;
}

const levelOf = (code: string, isCap: boolean) =>
  isCap ? decodeSeatCode(code)?.level : { HS: 'home', OS: 'other' }[code.slice(0, 2)];

/** Of the seats of one programme the one that is easiest to get comes first. */
function easiestFirst(series: Series): Series {
  const programmes = [...new Set(series.map(({ programme }) => programme))];
  const last = ({ points }: Series[number]) => points.findLast(({ isLastRound }) => isLastRound)?.rank ?? 0;
  return programmes.flatMap((programme) =>
    series.filter((one) => one.programme === programme).sort((one, other) => last(other) - last(one)),
  );
}
