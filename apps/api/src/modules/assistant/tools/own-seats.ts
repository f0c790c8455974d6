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
  const output = own && cutoffHistory(catalogue, own);
  if (own === undefined || output === undefined) return cutoffHistory(catalogue, input);
  const isOfHome = homeFilter(catalogue, input, answers);
  const series = isOfHome === undefined ? output.series : easiestFirst(output.series.filter(isOfHome));
  // Where no such seat was filled, the open seats tell more than nothing.
  if (series.length === 0) return cutoffHistory(catalogue, input);
  if (own.category === 'OPEN') return { ...output, series };
  const part = input.college.exam === 'josaa' ? 'josaa' : 'mhtCet';
  const note = `These are the ${own.category} seats, as in ${sourceOf(answers, part)}.`;
  return { ...output, series, ownCategory: own.category, notes: [...output.notes, note] };
}

/** The question with the saved category and gender; undefined where it names seats itself or nothing is saved. */
function ownInput(input: Input, answers: OwnAnswers): (Input & { category: string }) | undefined {
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
