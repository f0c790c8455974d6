import type { CollegeListItem, CollegePage } from '@dakhila/contract/college-list';
import type { CsabCutoffs } from '@dakhila/contract/cutoffs';
import type { Exam } from '@dakhila/contract/exam';
import { csabPools } from '@dakhila/domain/colleges/csab-history';
import type { CapHistory, HistoryPart, JosaaHistory } from '@dakhila/domain/colleges/cutoff-history';
import { nameKey } from '@dakhila/domain/colleges/names';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { cachedByObject } from '../../catalogue/cached.ts';
import type { CollegeQuery, CollegeSet } from '../../catalogue/college-set.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';

/** The found college; throws when there is none. */
export function existing<T>(college: T | undefined): T {
  if (college === undefined) throw new DomainError('not-found', { message: messageOf('colleges.notFound') });
  return college;
}

const SETS: Record<Exam, (catalogue: Catalogue) => CollegeSet> = {
  'mht-cet': (catalogue) => catalogue.mhtCet,
  josaa: (catalogue) => catalogue.jee,
};

const collegesById = cachedByObject((set: CollegeSet) => new Map(set.items.map((item) => [item.id, item])));

/** The college of an exam by its id, as a card shows it. */
export function findCollege(catalogue: Catalogue, exam: Exam, id: string): CollegeListItem | undefined {
  return collegesById(SETS[exam](catalogue)).get(id);
}

export function listColleges(set: CollegeSet, query: CollegeQuery): CollegePage {
  const { items, isNamed, ...place } = set.find(query);
  return { colleges: items, ...place, ...(isNamed && { isNamed }) };
}

/** The part of a CAP college's history that was asked for. Choice codes of every year lead to their programme. */
export function readCapCutoffs({ mhtCet }: Catalogue, id: string, part: HistoryPart): CapHistory {
  return partOf(
    (some) => existing(mhtCet.cutoffHistory(id, some)),
    ({ courseCode, choiceCodes, publishedName }) => [courseCode, ...choiceCodes, publishedName],
    part,
  );
}

/** The part of a JEE institute's history that was asked for. */
export function readJosaaCutoffs({ jee }: Catalogue, id: string, part: HistoryPart): JosaaHistory {
  return partOf((some) => existing(jee.cutoffHistory(id, some)), namesOfJosaa, part);
}

/** How one programme closed in the special rounds of CSAB. A programme that was never in them has no pools. */
export function readCsabCutoffs(catalogue: Catalogue, id: string, programme: string): CsabCutoffs {
  const { csabHistory, csabYears } = catalogue.jee;
  const csab = partOf<JosaaHistory>((some) => existing(csabHistory(id, some)), namesOfJosaa, { programme });
  const josaa = readJosaaCutoffs(catalogue, id, { programme, fromYear: csabYears.first });
  return { source: SOURCES.csab, years: csabYears, pools: csabPools(csab.pools, josaa.pools) };
}

const namesOfJosaa = (programme: JosaaHistory['programmes'][number]) => [String(programme.id), programme.publishedName];

/** The list of programmes stays whole, so that another can be chosen from it; the pools are those of one. An unknown programme has none. */
function partOf<H extends { programmes: object[]; pools: { programme: number }[] }>(
  read: (part: HistoryPart) => H,
  namesOf: (programme: H['programmes'][number]) => string[],
  { programme: wanted = '', fromYear }: HistoryPart,
): H {
  const whole = read({ fromYear });
  const key = nameKey(wanted);
  if (key === '' || key === 'all') return whole;
  const place = whole.programmes.findIndex((programme) => namesOf(programme).some((name) => nameKey(name) === key));
  const chosen = whole.programmes[place];
  if (chosen === undefined) return { ...whole, pools: [], words: {} };
  const part = read({ programme: namesOf(chosen)[0], fromYear });
  const pools = part.pools.map((pool) => ({ ...pool, programme: place }));
  return { ...part, programmes: whole.programmes, pools };
}
