import { INCOME_BANDS, INCOMES, STAYS } from '@dakhila/domain/money/family';
import { COST_FACTS } from '@dakhila/domain/money/net-cost';
import { COLLEGE_KINDS, SEATS } from '@dakhila/domain/money/place';
import { SCHEME_IDS } from '@dakhila/domain/money/scheme';
import { MATCH_VERDICTS } from '@dakhila/domain/money/scholarship-match';
import * as z from 'zod/mini';
import { FeeShown, OwnSitePlacements, PlacementYearShown } from './college-detail.ts';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says } from './fields.ts';
import { capCategory, gender } from './predictor-inputs.ts';

const Documents = z.array(z.object({ id: z.string(), title: z.string() }));

const flag = z.boolean(says('input.yesOrNo'));
/** Yearly, in lakh rupees. */
const income = z.enum(INCOME_BANDS, says('input.income'));
const stays = z.enum(STAYS, says('input.stays'));

/** What a student answers about the family's money. A missing fact is unknown. */
const FamilyFacts = z.strictObject({
  category: z.optional(capCategory),
  ews: z.optional(flag),
  gender: z.optional(gender),
  income: z.optional(income),
  /** Domicile of Maharashtra. */
  domicile: z.optional(flag),
  /** Of a religious minority community. */
  minority: z.optional(flag),
  orphan: z.optional(flag),
  /** `hostel` is anywhere but at home. */
  stays: z.optional(stays),
});
export type FamilyFacts = z.output<typeof FamilyFacts>;

/** The answers that change. Null takes one back: it stays untold, whatever the exam profile says. */
const FamilyChange = z.strictObject({
  category: z.optional(z.nullable(capCategory)),
  ews: z.optional(z.nullable(flag)),
  gender: z.optional(z.nullable(gender)),
  income: z.optional(z.nullable(income)),
  domicile: z.optional(z.nullable(flag)),
  minority: z.optional(z.nullable(flag)),
  orphan: z.optional(z.nullable(flag)),
  stays: z.optional(z.nullable(stays)),
});
export type FamilyChange = z.output<typeof FamilyChange>;

/** What is known of the family. An income of `up-to-8` is that of a student who asks for TFWS seats. */
const Family = z.strictObject({ ...FamilyFacts.shape, income: z.optional(z.enum(INCOMES)) });

/** `applies`, `may` (a fact is missing or the rule is not settled: check), `not`. */
export const ReliefVerdict = z.enum(['applies', 'may', 'not']);
export type ReliefVerdict = z.infer<typeof ReliefVerdict>;

/** Equal ends are sure. */
export const RupeeRange = z.object({ least: z.number(), most: z.number() });
export type RupeeRange = z.infer<typeof RupeeRange>;

/** A scheme of the state for the student's family, on an ordinary seat of an unaided college; TFWS on a seat of its own. */
export const MoneyScheme = z.object({
  id: z.enum(SCHEME_IDS),
  name: z.string(),
  verdict: ReliefVerdict,
  reasons: z.array(z.string()),
  /** What it pays and what stays with the family; whom it is for; its conditions; what is doubtful about it. */
  pays: z.string(),
  who: z.string(),
  rules: z.string(),
  check: z.string(),
  documents: Documents,
  incomeLimitRupees: z.nullable(z.number()),
  /** The admission year from which on it holds, where that is known. */
  validFrom: z.nullable(z.number()),
  /** The pages it was read from. `isOfficial`: of a government. */
  pages: z.array(z.object({ url: z.string(), host: z.string(), isOfficial: z.boolean() })),
});
export type MoneyScheme = z.infer<typeof MoneyScheme>;

/** A scholarship as a second-hand list has it; null is unknown. Never say that it is open now. */
export const MoneyScholarship = z.object({
  name: z.string(),
  provider: z.nullable(z.string()),
  verdict: z.enum(MATCH_VERDICTS),
  reasons: z.array(z.string()),
  amountRupees: z.nullable(z.number()),
  /** 'year', 'once', 'up to, year'. */
  amountPer: z.nullable(z.string()),
  incomeLimitRupees: z.nullable(z.number()),
  officialLink: z.nullable(z.string()),
  /** A portal that takes applications for the provider. */
  platformLink: z.nullable(z.string()),
  /** `2025-12-07`: the last closing day that is known. */
  lastClosingDate: z.string(),
  /** It closed so long ago that it may not be offered any more. */
  isOld: z.boolean(),
  /** It may fit and names the student's category or group, or living away from home. */
  isOwn: z.boolean(),
});
export type MoneyScholarship = z.infer<typeof MoneyScholarship>;

const Money = z.object({
  /** What the student answered here, and when. */
  told: FamilyFacts,
  updatedAt: z.nullable(z.string()),
  /** The same with what the exam profile knows, where the student neither answered nor removed it. */
  family: Family,
  /** The years that the rules are known for. */
  asOf: z.string(),
  /** Those that apply first, then those that may. */
  schemes: z.array(MoneyScheme),
  scholarshipsSource: z.string(),
  /** That a scholarship may end the fee waiver of a scheme that fits; null where none does. */
  scholarshipsWarning: z.nullable(z.string()),
  /** Those that name the student's own answers first, then those that fit, then those that may; of each the last to close first. */
  scholarships: z.array(MoneyScholarship),
});
export type Money = z.infer<typeof Money>;

/** What one kind of seat of the college costs the family. */
export const SeatCost = z.object({
  seat: z.enum(SEATS),
  name: z.string(),
  /** Whether the family can get such a seat, by its answers so far. */
  isOpen: z.enum(['yes', 'no', 'unknown']),
  /** Null where the fee is unknown: `whyUnknown` says why. */
  cost: z.nullable(
    z.object({
      waiver: RupeeRange,
      firstYear: RupeeRange,
      /** Four times the same yearly fee. */
      fourYears: RupeeRange,
      isSure: z.boolean(),
    }),
  ),
  whyUnknown: z.nullable(z.string()),
  schemes: z.array(
    z.object({
      id: z.enum(SCHEME_IDS),
      name: z.string(),
      verdict: ReliefVerdict,
      reasons: z.array(z.string()),
      documents: Documents,
    }),
  ),
});
export type SeatCost = z.infer<typeof SeatCost>;

const CollegeMoney = z.object({
  exam: Exam,
  id: z.string(),
  name: z.string(),
  kind: z.enum(COLLEGE_KINDS),
  /** The full fee a year with year and source; null where it is unknown. */
  fee: z.nullable(FeeShown),
  family: Family,
  /** The questions whose answer would narrow what a CAP seat costs, in the order of the form. Older cached responses have none. */
  openFacts: z.optional(z.array(z.enum(COST_FACTS))),
  /** The same college by each kind of seat that the lists show for it. */
  seats: z.array(SeatCost),
  /** What four years leave out, and the years that the rules are known for. */
  fourYears: z.string(),
  asOf: z.string(),
  /** Which families may pay less than these figures; null where the answers show whether this one does. */
  rare: z.nullable(z.string()),
  outcome: z.object({
    /** As the college submitted to NIRF; newest graduating year first. */
    note: z.string(),
    source: z.string(),
    years: z.array(
      z.object({
        ...PlacementYearShown.shape,
        placedPercent: z.nullable(z.number()),
        higherStudiesPercent: z.nullable(z.number()),
      }),
    ),
    /** The college's own statement: shown apart. */
    ownSiteNote: z.string(),
    ownSite: z.array(OwnSitePlacements),
  }),
});
export type CollegeMoney = z.infer<typeof CollegeMoney>;

/** What a family pays, which schemes and scholarships fit it, and what comes of a college. */
export const money = {
  read: endpoint('GET /money', 'student', {
    summary: 'The family facts of the student, with the schemes and scholarships that fit them and why',
    response: reply(Money),
    hasMessages: true,
  }),
  tellFamily: endpoint('PATCH /money/family', 'student', {
    summary: 'Change answers about the family; what is not sent stays as it is, and null takes an answer back',
    body: FamilyChange,
    response: reply(Money),
    hasMessages: true,
  }),
  forgetFamily: endpoint('DELETE /money/family', 'student', {
    summary: 'Erase what the student told about the family; harmless when there is nothing',
    response: reply(Money),
    hasMessages: true,
  }),
  college: endpoint('GET /money/colleges/:exam/:code', 'student', {
    summary: 'What a college costs the student’s family by kind of seat, and what came of its graduates',
    params: z.object({ exam: Exam, code: z.string().check(z.maxLength(100)) }),
    response: reply(CollegeMoney),
    hasMessages: true,
  }),
};
