import type { Language } from '../language/languages.ts';
import type { Exam } from '../lists/exam-name.ts';
import type {
  CollegeKey,
  Gender,
  InstituteLevel,
  Maybe,
  Ownership,
  Quota,
  SaidExam,
  SaidRank,
  Source,
  Special,
  ToolName,
} from './tool-types.ts';

/** One part of an answer. Text is plain: it is never markup. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: { text: string; href?: string | undefined }[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  /** Ranks over the years: smaller is better. A year without a value was not published. */
  | {
      kind: 'chart';
      title: string;
      unit: 'rank' | 'percentile';
      series: { label: string; points: { year: number; value: number }[] }[];
    };

/** What the student gets. `handOver` offers a person, with the transcript. */
export type Answer = {
  blocks: Block[];
  sources: Source[];
  /** What to ask next, ready to send. */
  suggestions: string[];
  tools: ToolName[];
  handOver?: 'support' | 'counselling' | undefined;
  language?: Language | undefined;
};

/** What a question is about. */
export type Intent =
  | 'cutoff'
  | 'chance'
  | 'suggest'
  | 'merit'
  | 'search'
  | 'facts'
  | 'compare'
  | 'cost'
  | 'placements'
  | 'my-money'
  | 'seat-code'
  | 'rule'
  | 'dates'
  | 'my-plan'
  | 'my-bookings'
  | 'my-lists'
  | 'my-payments'
  | 'my-profile'
  | 'my-prediction'
  | 'how-to'
  | 'person'
  | 'greeting'
  | 'thanks'
  | 'abilities'
  | 'distress'
  | 'unsure'
  | 'refuse'
  | 'unknown-data'
  | 'opinion'
  | 'off-topic'
  | 'unclear';

/** The topic of a question whether a TFWS seat or an ordinary one costs less. */
export const SEAT_CHOICE = 'seat-choice';
/** The topic of a question whether the student gets a fee waiver. */
export const WAIVER = 'waiver';

/** Minority colleges of whatever community. */
export const ANY_MINORITY = 'any';

/** The pieces of a question. Absent means not said. Plain JSON. */
export type Slots = Maybe<{
  exam: Exam;
  colleges: CollegeKey[];
  /** A key of the table of branches. */
  branch: string;
  /** One for each of `colleges`, where a question names them in pairs; `branch` is the first. */
  branches: string[];
  /** Every branch that is named, where there are several. */
  allBranches: string[];
  city: string;
  /** Every city that is named, where there are several; `city` is the first. */
  cities: string[];
  state: string;
  category: string;
  gender: Gender;
  special: Special;
  quota: Quota;
  percentile: number;
  percentileExam: SaidExam;
  rank: SaidRank;
  /** The ends of a range of percentiles or ranks: of the student, or of cut-offs. */
  range: { low: number; high: number; isOfClosings?: boolean | undefined };
  homeState: string;
  homeUniversity: string;
  hasBoardMarks: boolean;
  isForAnother: boolean;
  round: number;
  /** A place in a preference list: 1 is the first choice. */
  choicePlace: number;
  year: number;
  type: Ownership;
  level: InstituteLevel;
  /** Every kind of institute that is named, where there are several; `level` is the first. */
  levels: InstituteLevel[];
  isForWomen: boolean;
  isAutonomous: boolean;
  /** A community with colleges of its own, or any of them. */
  minority: string;
  /** Near where the student lives, which only the student can say. */
  isNearHome: boolean;
  order: 'nirf' | 'fee' | 'chance';
  mostFeeRupees: number;
  /** Of the family, a year. */
  incomeRupees: number;
  seatCodes: string[];
  /** Which facts of a college are asked for. */
  facts: FactTopic[];
}>;
export type FactTopic =
  | 'fee'
  | 'nirf'
  | 'place'
  | 'website'
  | 'contact'
  | 'intake'
  | 'courses'
  | 'code'
  | 'type'
  | 'autonomy'
  | 'university'
  | 'minority'
  | 'established'
  | 'accreditation'
  | 'all';

export type Refusal =
  | 'guarantee'
  | 'bought-seat'
  | 'forged-papers'
  | 'other-people'
  | 'cheating'
  | 'instructions'
  | 'abuse';

/** A question taken apart. */
export type Understood = {
  text: string;
  intent: Intent;
  slots: Slots;
  /** Colleges that the words may mean, when they mean several. */
  choices?: { said: string; colleges: (CollegeKey & { name: string })[] } | undefined;
  /** Words that look like a college but are none of ours. */
  unknownCollege?: string | undefined;
  refusal?: Refusal | undefined;
  /** It wants a seat promised: nobody can, and the chance answers it. */
  wantsPromise?: true | undefined;
  /** The id of a question of the FAQ, or a topic of the how-to. */
  topic?: string | undefined;
  /** It speaks of fear or strain, or tells of something that is no admission: the helplines are named beside the answer. */
  mayNeedHelp?: boolean | undefined;
  /** What is asked for but is not in the data: placements, hostels, … */
  outside?: string | undefined;
  /** The questions of a message that asks several, each answered briefly. */
  parts?: Understood[] | undefined;
};

/** The languages of a conversation so far: the one last written in, and the one that was asked for. */
export type Spoken = { written?: Language | undefined; asked?: Language | undefined };

/** What a conversation remembers from one question to the next. Plain JSON, stored with the conversation. */
export type ConversationContext = {
  intent?: Intent | undefined;
  slots: Slots;
  /** The colleges that a question asked back about. */
  choices?: (CollegeKey & { name: string })[] | undefined;
  spoken?: Spoken | undefined;
};

export const EMPTY_CONTEXT: ConversationContext = { slots: {} };
