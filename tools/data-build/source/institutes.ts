import { slugOf } from '@dakhila/domain/colleges/names';
import { JEE_LEVELS, type JeeLevel, type JeeRecord } from '@dakhila/domain/colleges/records';
import type { PublishedAs } from '../../../apps/api/src/catalogue/format/tables.ts';
import { type CsvRow, field, fieldNumber } from '../csv.ts';
import { JEE_SHORT_NAMES } from '../curated/short-names.ts';
import type { Problems } from '../problems.ts';
import { commonFacts } from './common-facts.ts';
import { type Origin, originOf, provenanceOf, sourced } from './provenance.ts';

/** The JEE institutes. A slug once given stays, whatever the short name becomes. */
export function readInstitutes(
  rows: CsvRow[],
  facts: CsvRow[],
  existing: readonly JeeRecord[],
  problems: Problems,
): JeeRecord[] {
  const slugs = new Map(existing.map((record) => [record.name, record.id]));
  const factsOf = new Map(facts.map((row) => [field(row, 'institute'), row]));
  const records = rows.map((row) => {
    const name = field(row, 'institute');
    const fact = factsOf.get(name);
    if (fact === undefined) problems.warning('no-facts', name);
    return institute(row, fact, slugs.get(name) ?? slugOf(field(row, 'short_name')), problems);
  });
  return records.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function institute(row: CsvRow, fact: CsvRow | undefined, id: string, problems: Problems): JeeRecord {
  const name = field(row, 'institute');
  const provenance = provenanceOf(field(row, 'provenance'), '=');
  const level = field(row, 'kind');
  const rankBasis = field(row, 'rank_basis');
  const type = field(row, 'type');
  if (!isLevel(level)) problems.error('unknown-level', `${name}: ${level}`);
  if (type !== 'government' && type !== 'private') problems.error('unknown-type', `${name}: ${type}`);
  return {
    id,
    name,
    shortName: field(row, 'short_name'),
    publishedName: field(row, 'josaa_name_latest') || name,
    level: isLevel(level) ? level : 'GFTI',
    rankBasis: rankBasis === 'JEE Advanced' ? 'JEE Advanced' : 'JEE Main',
    type: type === 'private' ? 'private' : 'government',
    note: field(row, 'type_note') || null,
    city: field(row, 'city'),
    state: field(row, 'state'),
    homeStates: homeStates(field(row, 'home_state')),
    josaaCode: field(row, 'josaa_code') || null,
    firstYear: Number(field(row, 'first_year')),
    lastYear: Number(field(row, 'last_year')),
    shortNames: JEE_SHORT_NAMES[id] ?? [],
    facts: {
      ...(fact === undefined ? {} : commonFacts(fact, originWith(provenance), problems)),
      ...sourced('seats', fieldNumber(row, 'seats_2025'), { source: 'josaa', year: '2025' }),
    },
  };
}

/** The fact file refers to the institute file for many values; its provenance column separates sources from general knowledge. */
function originWith(provenance: ReadonlyMap<string, string>): (column: string, words: string) => Origin {
  return (column, words) => {
    const key = column.replace(/_year$/, '');
    const isKnown = /^josaa\/institutes\.csv$/.test(words) && provenance.get(key) === 'known';
    return isKnown ? { source: 'own' } : originOf(words);
  };
}

const isLevel = (text: string): text is JeeLevel => JEE_LEVELS.some((level) => level === text);

/** 'Goa (GO quota); Daman and Diu, Lakshadweep (HS quota)' → { GO: ['Goa'], HS: ['Daman and Diu', 'Lakshadweep'] }. */
export function homeStates(text: string): Record<string, string[]> {
  const states: Record<string, string[]> = {};
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, names = part, quota = 'HS'] = /^(.+) \((\w+) quota\)$/.exec(part) ?? [];
    states[quota] = [...(states[quota] ?? []), ...names.split(',').map((name) => name.trim())];
  }
  return states;
}

/** Published institute names → slug. Names of institutes that are not in the list yet are counted and left out. */
export function readInstituteNames(
  rows: CsvRow[],
  institutes: readonly JeeRecord[],
  problems: Problems,
): PublishedAs[] {
  const slugs = new Map(institutes.map((record) => [record.name, record.id]));
  return rows.flatMap((row) => {
    const canonical = slugs.get(field(row, 'canonical_name'));
    const published = field(row, 'raw_name');
    if (canonical === undefined) {
      problems.warning('name-of-unknown-institute', published);
      return [];
    }
    return [{ published, canonical, years: field(row, 'years'), reason: '' }];
  });
}
