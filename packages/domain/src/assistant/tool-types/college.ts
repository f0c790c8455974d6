import type { Exam } from '../../lists/exam-name.ts';

/** A page that an answer rests on or leads to. `href` is one of our own addresses. */
export type Source = { title: string; href: string };

/** A college by its id: a canonical code (MHT-CET) or a slug (JEE). */
export type CollegeKey = { exam: Exam; id: string };

/** A college as an answer names and links it. */
export type CollegeLabel = CollegeKey & {
  name: string;
  /** What students call it, where that names no other college; else its name. */
  short: string;
  city: string;
  href: string;
};

/** Who owns a college. */
export type Ownership = 'government' | 'private';
/** Kinds of JEE institutes. */
export type InstituteLevel = 'IIT' | 'NIT' | 'IIIT' | 'GFTI';
