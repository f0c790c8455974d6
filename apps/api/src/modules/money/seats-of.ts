import { type CollegeKind, SEATS_BY_TYPE, type Seat } from '@dakhila/domain/money/place';
import { cachedByObject } from '../../catalogue/cached.ts';
import type { MhtCetCatalogue } from '../../catalogue/mht-cet.ts';

/** College code → the kinds of seats that the lists ever printed for it. */
const printedSeats = cachedByObject(readPrinted);

/** The kinds of seats of a CAP college, in the order to compare them. Government colleges have no institute-level seats. */
export function seatsOf(catalogue: MhtCetCatalogue, code: string, kind: CollegeKind): Seat[] {
  const own = printedSeats(catalogue).get(code);
  const special = (['tfws', 'ews', 'minority'] as const).filter((seat) => own?.has(seat));
  return ['cap', ...special, ...(kind === 'unaided' || kind === 'unknown' ? (['institute'] as const) : [])];
}

function readPrinted({ cutoffs }: MhtCetCatalogue): ReadonlyMap<string, ReadonlySet<Seat>> {
  const { categories, pools, programmes, byCategory } = cutoffs;
  const found = new Map<string, Set<Seat>>();
  for (const [code, seat] of Object.entries(SEATS_BY_TYPE))
    for (const pool of byCategory.of(categories.indexOf(code))) {
      const college = programmes[pools.programme[pool] ?? 0]?.collegeCode ?? '';
      found.set(college, (found.get(college) ?? new Set()).add(seat));
    }
  return found;
}
