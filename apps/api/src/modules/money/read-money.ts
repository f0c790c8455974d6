import type { Money } from '@dakhila/contract/money';
import { messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import type { Family } from '@dakhila/domain/money/family';
import { reliefsOf, type SchemeFinding } from '@dakhila/domain/money/refer';
import type { ReliefVerdict } from '@dakhila/domain/money/relief';
import { reliefOf } from '@dakhila/domain/money/relief';
import type { FeeRelief, SchemeId, Scholarship } from '@dakhila/domain/money/scheme';
import { DOCUMENTS, SCHEME_RULES } from '@dakhila/domain/money/scheme-rules';
import {
  type MatchVerdict,
  matchScholarship,
  namedAnswers,
  type ScholarshipMatch,
} from '@dakhila/domain/money/scholarship-match';
import { providerName, scholarshipName } from '@dakhila/domain/money/scholarship-names';
import { asOf, type MoneyNeeds } from './as-of.ts';
import { readFamily } from './family.ts';

/** The student's family facts with every scheme and scholarship, the fitting ones first. */
export async function readMoney(needs: MoneyNeeds, studentId: string): Promise<Unsaid<Money>> {
  const { db, catalogue } = needs;
  const { told, updatedAt, family } = await readFamily(db, studentId);
  const found = reliefsOf(catalogue.feeRelief, family, ({ id }) =>
    SCHEME_RULES[id].isSeatOfItsOwn ? { ...ORDINARY_SEAT, seat: 'tfws' } : ORDINARY_SEAT,
  );
  return {
    told,
    updatedAt: updatedAt?.toISOString() ?? null,
    family: withoutPwd(family),
    asOf: asOf(needs),
    schemes: fittingFirst(found.map(shownScheme)),
    scholarshipsSource: messageOf('money.scholarshipsSource'),
    scholarshipsWarning: mayUseEbc(catalogue.feeRelief, family) ? oneScholarship(family) : null,
    scholarships: shownScholarships(catalogue.scholarships, family, found),
  };
}

/** The waiver for girls of the open category, EWS and SEBC is that of the EBC scheme; its rule on scholarships is not said of OBC girls. */
function mayUseEbc(schemes: readonly FeeRelief[], family: Family): boolean {
  const ebc = schemes.find(({ id }) => id === 'ebc');
  return ebc !== undefined && reliefOf({ ...ebc, gender: null }, family, ORDINARY_SEAT).verdict !== 'not';
}

/** Girls read of the waiver that fits them: the scheme by its own name is among those that do not. */
const oneScholarship = ({ gender }: Family) =>
  messageOf(gender === 'female' ? 'money.oneScholarshipGirls' : 'money.oneScholarship');

/** The exam profile knows of a disability; the family form does not ask for it. */
export function withoutPwd({ pwd: _, ...family }: Family) {
  return family;
}

const ORDER: Readonly<Record<ReliefVerdict | MatchVerdict, number>> = { applies: 0, fits: 0, may: 1, not: 2 };
const fittingFirst = <T extends { verdict: ReliefVerdict | MatchVerdict }>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => ORDER[one.verdict] - ORDER[other.verdict]);

/** One that closed years ago may not be offered any more. */
const lastOpenFirst = (one: Scholarship, other: Scholarship) =>
  other.lastClosingDate.localeCompare(one.lastClosingDate);

export const documentsOf = (id: SchemeId) =>
  SCHEME_RULES[id].documents.map((document) => ({ id: document, title: messageOf(DOCUMENTS[document]) }));

/** Most seats are those of unaided colleges, where every scheme that fits the family holds. */
const ORDINARY_SEAT = { seat: 'cap', kind: 'unaided' } as const;

function shownScheme({ scheme, verdict, reasons }: SchemeFinding) {
  const text = <Part extends 'name' | 'pays' | 'who' | 'rules' | 'check'>(part: Part) =>
    messageOf(`money.scheme.${scheme.id}.${part}`);
  return {
    ...{ id: scheme.id, verdict, reasons: reasons.map((reason) => messageOf(reason)) },
    ...{ name: text('name'), pays: text('pays'), who: text('who'), rules: text('rules'), check: text('check') },
    documents: documentsOf(scheme.id),
    incomeLimitRupees: scheme.incomeLimitRupees,
    validFrom: scheme.validFrom,
    pages: scheme.pages.map(({ url, isOfficial }) => ({ url, host: new URL(url).host, isOfficial })),
  };
}

/** Those that name the student's own answers come first: the more of them, the earlier. */
function shownScholarships(all: readonly Scholarship[], family: Family, found: readonly SchemeFinding[]) {
  // The scheme for SC students is this scholarship where the state pays it: one entry, with its conditions.
  const hasScScheme = found.some(({ scheme, verdict }) => scheme.id === 'sc' && verdict !== 'not');
  const others = all.filter(({ name }) => !(hasScScheme && name === SC_SCHOLARSHIP));
  const named = (scholarship: Scholarship) => namedAnswers(scholarship, family);
  const shown = fittingFirst(
    others.toSorted(lastOpenFirst).map((scholarship) => ({ scholarship, ...matchScholarship(scholarship, family) })),
  ).map(({ scholarship, ...match }) => ({
    rank: match.verdict === 'not' ? 0 : named(scholarship),
    text: shownScholarship(scholarship, match),
  }));
  return shown.toSorted((one, other) => other.rank - one.rank).map(({ rank, text }) => ({ ...text, isOwn: rank > 0 }));
}

const SC_SCHOLARSHIP = 'Post Matric Scholarship for SC Students';
/** The compilation is of 2026: what closed two years before was not seen open since. */
const OLD_UNTIL = '2024-12-31';

function shownScholarship(scholarship: Scholarship, { verdict, reasons }: ScholarshipMatch) {
  const { name, provider, amountRupees, amountPer, incomeLimitRupees } = scholarship;
  const { officialLink, platformLink, lastClosingDate } = scholarship;
  return {
    ...{ name: scholarshipName(name), provider: provider && providerName(provider), verdict },
    ...{ isOld: lastClosingDate <= OLD_UNTIL, reasons: reasons.map((reason) => messageOf(reason)) },
    ...{ amountRupees, amountPer, incomeLimitRupees, officialLink, platformLink, lastClosingDate },
  };
}
