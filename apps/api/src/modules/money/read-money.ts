import type { Money } from '@dakhila/contract/money';
import { messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import type { Family } from '@dakhila/domain/money/family';
import type { ReliefVerdict } from '@dakhila/domain/money/relief';
import { reliefOf } from '@dakhila/domain/money/relief';
import type { FeeRelief, SchemeId, Scholarship } from '@dakhila/domain/money/scheme';
import { DOCUMENTS, SCHEME_RULES } from '@dakhila/domain/money/scheme-rules';
import { type MatchVerdict, matchScholarship } from '@dakhila/domain/money/scholarship-match';
import type { Deps } from '../../ports.ts';
import { readFamily } from './family.ts';

/** The student's family facts with every scheme and scholarship, the fitting ones first. */
export async function readMoney(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  studentId: string,
): Promise<Unsaid<Money>> {
  const { told, updatedAt, family } = await readFamily(db, studentId);
  return {
    told,
    updatedAt: updatedAt?.toISOString() ?? null,
    family: withoutPwd(family),
    asOf: messageOf('money.asOf'),
    schemes: fittingFirst(catalogue.feeRelief.map((scheme) => shownScheme(scheme, family))),
    scholarshipsSource: messageOf('money.scholarshipsSource'),
    scholarshipsWarning: mayUseEbc(catalogue.feeRelief, family) ? messageOf('money.oneScholarship') : null,
    scholarships: fittingFirst(
      catalogue.scholarships.toSorted(lastOpenFirst).map((scholarship) => shownScholarship(scholarship, family)),
    ),
  };
}

/** The waiver for girls of the open category, EWS and SEBC is that of the EBC scheme; its rule on scholarships is not said of OBC girls. */
function mayUseEbc(schemes: readonly FeeRelief[], family: Family): boolean {
  const ebc = schemes.find(({ id }) => id === 'ebc');
  return ebc !== undefined && reliefOf({ ...ebc, gender: null }, family, ORDINARY_SEAT).verdict !== 'not';
}

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

function shownScheme(scheme: FeeRelief, family: Family) {
  const { isSeatOfItsOwn } = SCHEME_RULES[scheme.id];
  const { verdict, reasons } = reliefOf(
    scheme,
    family,
    isSeatOfItsOwn ? { ...ORDINARY_SEAT, seat: 'tfws' } : ORDINARY_SEAT,
  );
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

function shownScholarship(scholarship: Scholarship, family: Family) {
  const { verdict, reasons } = matchScholarship(scholarship, family);
  const { name, provider, amountRupees, amountPer, incomeLimitRupees } = scholarship;
  const { officialLink, platformLink, lastClosingDate } = scholarship;
  return {
    ...{ name, provider, verdict, reasons: reasons.map((reason) => messageOf(reason)) },
    ...{ amountRupees, amountPer, incomeLimitRupees, officialLink, platformLink, lastClosingDate },
  };
}
