import type { NirfYear, ShownPlacements } from './college.ts';
import type { PlacementYear } from './figures.ts';
import { isNirfFresh } from './nirf.ts';
import type { CommonFacts } from './records.ts';
import { type ShownFact, SOURCES, type Sourced, showFact } from './sources.ts';
import { websiteLink } from './website.ts';

/** What a record is presented against: the newest admission year and the newest NIRF year in the data. */
export type Newest = { admissionYear: number; nirfYear: number };

/** The NIRF rank to show: the newest one, and whether it is fresh enough for a list. */
export function newestNirf(history: readonly NirfYear[], newestYear: number) {
  const newest = history.reduce<NirfYear | null>(
    (best, one) => (best === null || one.year > best.year ? one : best),
    null,
  );
  const isFresh = newest !== null && isNirfFresh(newest.year, newestYear);
  return {
    shown: { nirfRanking: newest?.ranking ?? null, nirfYear: newest?.year ?? null, isNirfRecent: isFresh },
    listed: { nirfRanking: isFresh ? newest.ranking : null, nirfYear: isFresh ? newest.year : null },
  };
}

/** The first year a college was missing from the lists; null while it is in the newest one. */
export function missingSince(lastYear: number, newestYear: number): number | null {
  return lastYear < newestYear ? lastYear + 1 : null;
}

/** Accreditations as text, each with its source. One without a source is not shown. */
export function accreditationsOf(facts: CommonFacts): string[] {
  return [
    accreditation(facts.naac, (grade) => `NAAC grade ${grade}`),
    accreditation(facts.nba, () => 'NBA accredited programmes'),
  ].flat();
}

function accreditation(fact: Sourced<string> | undefined, words: (value: string) => string): string[] {
  if (fact === undefined || fact.source === 'own') return [];
  return [
    `${words(fact.value)} (${[SOURCES[fact.source], aboutYear(fact.year)].filter((part) => part !== undefined).join(', ')})`,
  ];
}

/** 'c. 2018-20' in everyday words. */
const aboutYear = (year: string | undefined) => year?.replace(/^c\. /, 'about ');

/** The plain fields of a detail page that come straight from the facts. */
export function contactOf(facts: CommonFacts) {
  return {
    website: websiteLink(facts.website?.value),
    contact: facts.phone?.value ?? null,
    establishmentYear: facts.established?.value ?? null,
    accreditations: accreditationsOf(facts),
  };
}

/** Placement figures with whom they were submitted to. */
export function shownPlacements(years: readonly PlacementYear[]): ShownPlacements {
  return { source: SOURCES.nirf, years: [...years] };
}

/** The common facts under their labels, in reading order. */
export function commonFacts(facts: CommonFacts): ShownFact[] {
  return [
    showFact('Established', facts.established),
    showFact('Website', facts.website),
    showFact('Phone', facts.phone),
    showFact('Address', facts.address),
    showFact('PIN code', facts.pin),
    showFact('AICTE status', facts.aicteStatus),
    showFact('AICTE permanent id', facts.aicteId),
    showFact('AISHE code', facts.aisheCode),
  ].flat();
}
