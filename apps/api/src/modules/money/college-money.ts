import type { Exam } from '@dakhila/contract/exam';
import type { CollegeMoney } from '@dakhila/contract/money';
import type { PlacementYear } from '@dakhila/domain/colleges/figures';
import { percentOf, placedPercent } from '@dakhila/domain/colleges/placements';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { type Family, hasRareUntold } from '@dakhila/domain/money/family';
import { type CollegeKind, collegeKindOf, type Seat } from '@dakhila/domain/money/place';
import { seatCosts } from '@dakhila/domain/money/seat-costs';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { asOf, type MoneyNeeds } from './as-of.ts';
import { readFamily } from './family.ts';
import { moneyOfFamily } from './money-table.ts';
import { documentsOf, withoutPwd } from './read-money.ts';
import { seatsOf } from './seats-of.ts';

/** What a college costs the student's family by each kind of seat, and what its graduates found. */
export async function readCollegeMoney(
  needs: MoneyNeeds,
  studentId: string,
  { exam, code }: { exam: Exam; code: string },
): Promise<Unsaid<CollegeMoney>> {
  const { db, catalogue } = needs;
  const college = moneyCollege(catalogue, exam, code);
  if (college === undefined) throw new DomainError('not-found', { message: messageOf('colleges.notFound') });
  const { family } = await readFamily(db, studentId);
  const openFacts = moneyOfFamily(catalogue, exam, family).openFacts(college.id, 'cap');
  return { exam, ...moneyOf(catalogue, college, family), openFacts, asOf: asOf(needs) };
}

export type MoneyCollege = Pick<Unsaid<CollegeMoney>, 'name' | 'kind' | 'fee'> & {
  id: string;
  kind: CollegeKind;
  fee: CollegeMoney['fee'];
  seats: readonly Seat[];
  placements: readonly PlacementYear[];
  ownSite: CollegeMoney['outcome']['ownSite'];
};

/** A college as money sees it, by any code it ever had (CAP) or by its id (JEE). */
export const moneyCollege = (catalogue: Catalogue, exam: Exam, code: string): MoneyCollege | undefined =>
  exam === 'mht-cet' ? capCollege(catalogue, code) : jeeCollege(catalogue, code);

export function capCollege(catalogue: Catalogue, code: string): MoneyCollege | undefined {
  const id = catalogue.mhtCet.byCode(code)?.id;
  const detail = id === undefined ? undefined : catalogue.mhtCet.byId(id);
  const record = catalogue.mhtCet.records.find((one) => one.code === id);
  if (detail === undefined || record === undefined) return undefined;
  const kind = collegeKindOf(record.facts.status?.value, record.type);
  return {
    ...{ id: detail.id, name: detail.name, kind, fee: detail.fee },
    seats: seatsOf(catalogue.mhtCet, record.code, kind),
    placements: detail.placements.years,
    ownSite: detail.ownSitePlacements,
  };
}

export function jeeCollege(catalogue: Catalogue, id: string): MoneyCollege | undefined {
  const detail = catalogue.jee.byId(id);
  if (detail === undefined) return undefined;
  const { name, medianPay } = detail;
  return { id, name, kind: 'national', fee: null, seats: ['josaa'], placements: medianPay.years, ownSite: [] };
}

function moneyOf(
  { feeRelief }: Catalogue,
  college: MoneyCollege,
  family: Family,
): Omit<Unsaid<CollegeMoney>, 'exam' | 'asOf'> {
  const { id, name, kind, fee } = college;
  return {
    ...{ id, name, kind, fee, family: withoutPwd(family) },
    seats: seatCosts(feeRelief, family, college).map(({ seat, isOpen, cost, whyUnknown, schemes }) => ({
      ...{ seat, name: messageOf(`money.seat.${seat}`), isOpen, cost },
      whyUnknown: whyUnknown && messageOf(whyUnknown),
      schemes: schemes.map((scheme) => ({
        id: scheme.id,
        name: messageOf(`money.scheme.${scheme.id}.name`),
        verdict: scheme.verdict,
        reasons: scheme.reasons.map((reason) => messageOf(reason)),
        documents: documentsOf(scheme.id),
      })),
    })),
    fourYears: messageOf('money.fourYears'),
    rare: hasRareUntold(family) ? messageOf('money.rare') : null,
    outcome: {
      note: messageOf('money.asSubmitted'),
      source: SOURCES.nirf,
      years: college.placements.map((year) => ({
        ...year,
        placedPercent: placedPercent(year),
        higherStudiesPercent: percentOf(year.higherStudies, year.graduated),
      })),
      ownSiteNote: messageOf('money.ownSite'),
      ownSite: college.ownSite,
    },
  };
}
