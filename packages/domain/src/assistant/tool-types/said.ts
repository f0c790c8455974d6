/** Who asks for a seat, as far as it was said. Category by the code of the exam it was said in: OBC stands for OBC-NCL too. */
export type Said = {
  category?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  pwd?: boolean | undefined;
  tfws?: boolean | undefined;
  ews?: boolean | undefined;
  defence?: boolean | undefined;
  percentile?: number | undefined;
  /** Of which exam the percentile was said to be. */
  percentileExam?: SaidExam | undefined;
  rank?: SaidRank | undefined;
  homeState?: string | undefined;
  /** Of CAP, by its full name. */
  homeUniversity?: string | undefined;
  /** Marks of Class XII were named, which are no rank and no percentile of these exams. */
  hasBoardMarks?: boolean | undefined;
  /** A range was named, and the figure is its careful end. */
  isCarefulEnd?: boolean | undefined;
  /** Asked for somebody else: the student's own profile says nothing about it. */
  isForAnother?: boolean | undefined;
};
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
