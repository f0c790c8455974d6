import type { CollegeListItem } from '@dakhila/contract/college-list';
import type { Exam } from '@dakhila/contract/exam';
import type { CollegeSet } from '../../catalogue/college-set.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';

const SETS: Record<Exam, (catalogue: Catalogue) => CollegeSet> = {
  'mht-cet': (catalogue) => catalogue.mhtCet,
  josaa: (catalogue) => catalogue.jee,
};

/** Ids of a set → its colleges, worked out once for each catalogue. */
const known = new WeakMap<CollegeSet, Map<string, CollegeListItem>>();

/** The college of an exam by its id, as a card shows it. */
export function findCollege(catalogue: Catalogue, exam: Exam, id: string): CollegeListItem | undefined {
  const set = SETS[exam](catalogue);
  let byId = known.get(set);
  if (byId === undefined) {
    byId = new Map(set.items.map((item) => [item.id, item]));
    known.set(set, byId);
  }
  return byId.get(id);
}
