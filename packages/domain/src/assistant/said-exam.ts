import type { Said, SaidExam, SaidRank } from './tool-types.ts';

/** The list that seats go by: the state merit list, or one of the two JEE lists. */
export type Basis = 'mht-cet' | 'jee-main' | 'jee-advanced';
type Figures = Pick<Said, 'percentile' | 'rank'>;

const LIST_EXAMS: Readonly<Record<SaidRank['list'], SaidExam | undefined>> = {
  merit: 'mht-cet',
  crl: 'jee',
  category: 'jee',
  any: undefined,
};

/** Of which exam a rank is: as it was said, else by its list; undefined when nothing tells. */
export const examOfRank = ({ exam, list }: SaidRank): SaidExam | undefined => exam ?? LIST_EXAMS[list];

/** Whether a figure of an exam can be one of this list. What was not said may be of any. */
export const isOfBasis = (exam: SaidExam | undefined, basis: Basis): boolean =>
  exam === undefined || exam === basis || (exam === 'jee' && basis !== 'mht-cet');

/** The said figures that count on a list; 'other' where figures were said and none of them does. A rank of one exam says nothing about another. */
export function figuresFor(
  { percentile, percentileExam, rank }: Pick<Said, 'percentile' | 'percentileExam' | 'rank'>,
  basis: Basis,
): Figures | 'other' {
  const isState = basis === 'mht-cet';
  // JoSAA goes by ranks. A percentile that was said to be of JEE Main stands for one; without an exam it may be of MHT-CET.
  const isMain = basis === 'jee-main' && percentileExam !== undefined;
  const figures: Figures = {};
  if (percentile !== undefined && (isState || isMain) && isOfBasis(percentileExam, basis))
    figures.percentile = percentile;
  // CAP seats go by the state merit list, whatever the category.
  const isRightList =
    rank !== undefined && (isState ? rank.list === 'merit' || rank.list === 'any' : rank.list !== 'merit');
  if (isRightList && isOfBasis(examOfRank(rank), basis)) figures.rank = rank;
  const isSaid = percentile !== undefined || rank !== undefined;
  return isSaid && Object.keys(figures).length === 0 ? 'other' : figures;
}
