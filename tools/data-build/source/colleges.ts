import type { MhtCetRecord } from '@dakhila/domain/colleges/records';
import { universityName } from '@dakhila/domain/colleges/universities';
import { type CsvRow, field, fieldNumber } from '../csv.ts';
import { CITY_OF_COLLEGE, cityName } from '../curated/cities.ts';
import { MHT_CET_SHORT_NAMES } from '../curated/short-names.ts';
import type { Problems } from '../problems.ts';
import { asStated, commonFacts } from './common-facts.ts';
import { originOf, provenanceOf, sourced } from './provenance.ts';

/**
 * The colleges of the CAP lists. The fact file wins over the list where both have a value. A website is taken from the fact file only, which
 * has it from AISHE: of the others about two in three were wrong where they could be compared.
 */
export function readColleges(rows: CsvRow[], facts: CsvRow[], problems: Problems): MhtCetRecord[] {
  const factsOf = new Map(facts.map((row) => [field(row, 'college_code'), row]));
  const records = rows.map((row) => {
    const fact = factsOf.get(field(row, 'college_code'));
    if (fact === undefined) problems.warning('no-facts', field(row, 'college_code'));
    return college(row, fact, problems);
  });
  return records.sort((one, other) => (one.code < other.code ? -1 : 1));
}

function college(row: CsvRow, fact: CsvRow | undefined, problems: Problems): MhtCetRecord {
  const code = field(row, 'college_code');
  const provenance = provenanceOf(field(row, 'provenance'), ':');
  const origin = (key: string) => originOf(provenance.get(key) ?? '');
  const type = field(row, 'type');
  if (type !== 'government' && type !== 'private') problems.error('unknown-type', `${code}: ${type}`);
  const city = CITY_OF_COLLEGE[code];
  return {
    code,
    publishedName: field(row, 'name').trim(),
    type: type === 'government' ? 'government' : 'private',
    isAutonomous: { yes: true, no: false }[field(row, 'autonomous')] ?? null,
    isForWomen: field(row, 'women_only') === 'yes',
    minority: minority(row, problems),
    region: field(row, 'region'),
    firstYear: Number(field(row, 'first_year')),
    lastYear: Number(field(row, 'last_year')),
    shortNames: MHT_CET_SHORT_NAMES[code] ?? [],
    facts: {
      ...sourced('status', field(row, 'status_text'), origin('name/status')),
      ...sourced('university', universityName(field(row, 'home_university')), origin('university')),
      ...sourced('universityPublished', field(row, 'home_university_as_published'), { source: 'cet-cell' }),
      district: { value: field(row, 'district'), ...origin('district') },
      ...(city === undefined
        ? sourced('city', cityName(field(row, 'city')), origin('city'))
        : { city: { value: city, source: 'own' } }),
      ...sourced('intake', fieldNumber(row, 'intake_2025'), origin('intake')),
      ...sourced('feeRupees', fieldNumber(row, 'annual_fee_inr_2025_26'), origin('fee')),
      ...(fact === undefined ? {} : commonFacts(fact, asStated, problems)),
    },
  };
}

function minority(row: CsvRow, problems: Problems): MhtCetRecord['minority'] {
  const kind = field(row, 'minority_kind');
  if (kind === '') return null;
  if (kind !== 'linguistic' && kind !== 'religious') {
    problems.error('unknown-minority', `${field(row, 'college_code')}: ${kind}`);
    return null;
  }
  return { kind, community: field(row, 'minority_community') };
}
