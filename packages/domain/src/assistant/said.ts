/** Pieces of which any may be left out. */
export type Maybe<Pieces> = { [Piece in keyof Pieces]?: Pieces[Piece] | undefined };

export type Gender = 'male' | 'female';

/** Seats that are asked for besides those of a category. */
export type Special = 'tfws' | 'ews' | 'pwd' | 'defence' | 'orphan' | 'minority' | 'all-india';
/** For whom seats are, by home. */
export type Quota = 'home' | 'other' | 'state' | 'all-india';
/** Which list a rank is said to be of; 'any' where only 'rank' was said. */
export type RankList = 'merit' | 'crl' | 'category' | 'any';
/** Of which exam a rank or percentile was said to be; 'jee' where neither Main nor Advanced was said. */
export type SaidExam = 'mht-cet' | 'jee' | 'jee-main' | 'jee-advanced';
/** A rank with all that was said about it. */
export type SaidRank = { value: number; list: RankList; exam?: SaidExam | undefined };

/** The candidate that a question describes. The category is the code of the exam that it was named for; OBC also means OBC-NCL. */
export type Said = Maybe<{
  category: string;
  gender: Gender;
  pwd: boolean;
  tfws: boolean;
  ews: boolean;
  defence: boolean;
  percentile: number;
  percentileExam: SaidExam;
  rank: SaidRank;
  homeState: string;
  /** Of CAP, by its full name. */
  homeUniversity: string;
  /** Marks of Class XII were named, which are no rank and no percentile of these exams. */
  hasBoardMarks: boolean;
  /** A range was named, and the figure is its careful end. */
  isCarefulEnd: boolean;
  /** The question is about another person, so the student's own profile does not apply. */
  isForAnother: boolean;
}>;

/** The list that seats go by: the state merit list, or one of the two JEE lists. */
export type Basis = 'mht-cet' | 'jee-main' | 'jee-advanced';
type Figures = Pick<Said, 'percentile' | 'rank'>;

const LIST_EXAMS: Readonly<Record<SaidRank['list'], SaidExam | undefined>> = {
  merit: 'mht-cet',
  crl: 'jee',
  category: 'jee',
  any: undefined,
};

/** The exam of a rank: the one that the question names, else that of its list; undefined when neither is known. */
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
  // JoSAA goes by ranks. A percentile of JEE Main counts as a rank; one without an exam may be of MHT-CET.
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
