import type { Exam } from '@dakhila/contract/exam';
import { type Family, hasRareUntold } from '@dakhila/domain/money/family';
import {
  COST_FACTS,
  type CostFact,
  netCost,
  openAnswers,
  possiblePayments,
  type RupeeRange,
  type YearlyFee,
} from '@dakhila/domain/money/net-cost';
import { type CollegeKind, collegeKindOf, SEATS, type Seat } from '@dakhila/domain/money/place';
import type { CollegeMoney, MoneyTable } from '@dakhila/domain/money/result-money';
import { once } from '@dakhila/domain/once';
import { LRUCache } from 'lru-cache';
import { cachedByObject } from '../../catalogue/cached.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { seatsOf } from './seats-of.ts';

type Needs = Pick<Catalogue, 'mhtCet' | 'jee' | 'feeRelief'>;

/** What one family pays, a college at a time or all of them. */
export type FamilyMoney = {
  get: (collegeId: string) => CollegeMoney | undefined;
  table: () => MoneyTable;
  /** The same with the questions that are open for each cost that is not sure. It takes longer. */
  tableWithOpenFacts: () => MoneyTable;
  /** The questions whose answer would narrow what a seat costs. */
  openFacts: (collegeId: string, seat: Seat) => CostFact[];
  /** Whether schemes for orphans or minorities could still lower its costs. */
  isRareUntold: boolean;
  /** The student told to live in a hostel or a rented room. No such cost is known, so that none is in these. */
  livesAway: boolean;
};

/** What does not depend on where the student lives. */
type Costs = Omit<FamilyMoney, 'livesAway'>;

/** Families with the same answers pay the same, and many have none. A table has some 200 kB, so few are cached. */
const CACHED_FAMILIES = 32;
const familiesOf = cachedByObject((_catalogue: Needs) => new LRUCache<string, Costs>({ max: CACHED_FAMILIES }));

/** What the colleges of an exam cost a family. Each is worked out when it is first asked for, because a page shows few of them. */
export function moneyOfFamily(catalogue: Needs, exam: Exam, family: Family): FamilyMoney {
  const families = familiesOf(catalogue);
  const { category, gender, income, domicile, minority, orphan } = family;
  const key = JSON.stringify([exam, category, gender, income, domicile, minority, orphan]);
  const known = families.get(key) ?? workOut(catalogue, COLLEGES[exam](catalogue), family);
  families.set(key, known);
  return { ...known, livesAway: family.stays === 'hostel' };
}

function workOut({ feeRelief }: Needs, colleges: ReadonlyMap<string, College>, family: Family): Costs {
  const found = new Map<string, CollegeMoney>();
  const payments = new Map<string, ReturnType<typeof possiblePayments>>();
  const firstYear = (fee: YearlyFee, kind: CollegeKind, seat: Seat, answer: Family = {}): RupeeRange => {
    const place = JSON.stringify([kind, seat, answer]);
    const own = payments.get(place) ?? possiblePayments(feeRelief, { ...family, ...answer }, { kind, seat });
    payments.set(place, own);
    return netCost(fee, own).firstYear;
  };
  const get = (id: string): CollegeMoney | undefined => {
    const college = colleges.get(id);
    if (college === undefined || found.has(id)) return found.get(id);
    const { fee, median, kind, yearlyFee, seats } = college;
    const costs = yearlyFee === null ? [] : seats.map((seat) => [seat, firstYear(yearlyFee, kind, seat)] as const);
    found.set(id, { fee, median, firstYear: Object.fromEntries(costs) });
    return found.get(id);
  };
  const table = () => {
    for (const id of colleges.keys()) get(id);
    return found;
  };
  const openFacts = (id: string, seat: Seat) => {
    const { yearlyFee = null, kind = 'unknown' } = colleges.get(id) ?? {};
    if (yearlyFee === null) return [];
    const range = firstYear(yearlyFee, kind, seat);
    const narrows = (answer: Family) => {
      const { least, most } = firstYear(yearlyFee, kind, seat, answer);
      return least > range.least || most < range.most;
    };
    return COST_FACTS.filter((fact) => openAnswers(fact, family).some(narrows));
  };
  const tableWithOpenFacts = once(
    (): MoneyTable => new Map([...table()].map(([id, money]) => [id, { ...money, openFacts: openFactsOf(id, money) }])),
  );
  const openFactsOf = (id: string, { firstYear }: CollegeMoney) =>
    Object.fromEntries(
      SEATS.filter((seat) => !isSure(firstYear[seat])).map((seat) => [seat, openFacts(id, seat)] as const),
    );
  return { get, table, tableWithOpenFacts, openFacts, isRareUntold: hasRareUntold(family) };
}

const isSure = (range: RupeeRange | undefined) => range === undefined || range.least === range.most;

type College = Pick<CollegeMoney, 'fee' | 'median'> & {
  kind: CollegeKind;
  yearlyFee: YearlyFee | null;
  seats: readonly Seat[];
};

/** The same for every family, so it is put together once. */
const COLLEGES: Readonly<Record<Exam, (catalogue: Needs) => ReadonlyMap<string, College>>> = {
  'mht-cet': cachedByObject(capColleges),
  josaa: cachedByObject(jeeColleges),
};

function capColleges({ mhtCet }: Needs): ReadonlyMap<string, College> {
  const records = new Map(mhtCet.records.map((record) => [record.code, record]));
  return new Map(
    mhtCet.items.map(({ id, fee, medianPay }): [string, College] => {
      const record = records.get(id);
      const kind = record === undefined ? 'unknown' : collegeKindOf(record.facts.status?.value, record.type);
      // A list shows no fee for colleges with aided courses, because it is not the fee of those.
      const yearlyFee = fee === null ? null : (record?.fee ?? null);
      return [id, { fee, median: medianPay, kind, yearlyFee, seats: seatsOf(mhtCet, id, kind) }];
    }),
  );
}

/** No fee of a JoSAA institute is known. */
function jeeColleges({ jee }: Needs): ReadonlyMap<string, College> {
  return new Map(
    jee.items.map(({ id, fee, medianPay }) => [
      id,
      { fee, median: medianPay, kind: 'national', yearlyFee: null, seats: [] },
    ]),
  );
}
