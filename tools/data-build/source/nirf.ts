import { nameKey } from '@dakhila/domain/colleges/names';
import type { JeeRecord, NirfRank } from '@dakhila/domain/colleges/records';
import { type CsvRow, field, fieldNumber, readCsv } from '../csv.ts';
import { NIRF_COLLEGE } from '../curated/nirf-colleges.ts';
import type { DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';

/** Reads the NIRF engineering lists: the national one, with the Maharashtra file telling which rows are CAP colleges. */
export function readNirf(from: string, institutes: readonly JeeRecord[], problems: Problems): Partial<DataSet> {
  const national = readCsv(from, 'josaa/nirf_engineering.csv');
  if (national === undefined) return {};
  const codes = collegeCodes(readCsv(from, 'mht-cet/nirf_engineering_maharashtra.csv') ?? []);
  const slugs = new Map(institutes.map((record) => [record.name, record.id]));
  const nirf = national.map((row): NirfRank => {
    const name = field(row, 'josaa_institute');
    const josaaId = slugs.get(name) ?? null;
    if (name !== '' && josaaId === null) problems.error('unknown-institute', `NIRF ${row.year}: ${name}`);
    return {
      year: Number(field(row, 'year')),
      rank: Number(field(row, 'rank_numeric')),
      isBand: field(row, 'rank_band') !== '',
      institute: field(row, 'institute'),
      city: field(row, 'city'),
      state: field(row, 'state'),
      score: fieldNumber(row, 'score'),
      nirfId: field(row, 'nirf_id'),
      josaaId,
      collegeCode: codes(row),
    };
  });
  return {
    nirf: nirf.sort(
      (one, other) => one.year - other.year || one.rank - other.rank || (one.institute < other.institute ? -1 : 1),
    ),
  };
}

/** Which CAP college a national row is: as corrected by hand, else by the NIRF id, which keeps to an institute over the years. */
function collegeCodes(maharashtra: CsvRow[]): (row: CsvRow) => string | null {
  const byId = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const row of maharashtra) {
    const [id, code] = [field(row, 'nirf_id'), field(row, 'college_code')];
    if (code === '' || Object.hasOwn(NIRF_COLLEGE, id)) continue;
    byId.set(id, code);
    byName.set(`${row.year} ${nameKey(field(row, 'institute'))}`, code);
  }
  return (row) => {
    const id = field(row, 'nirf_id');
    if (Object.hasOwn(NIRF_COLLEGE, id)) return NIRF_COLLEGE[id] ?? null;
    return byId.get(id) ?? byName.get(`${row.year} ${nameKey(field(row, 'institute'))}`) ?? null;
  };
}
