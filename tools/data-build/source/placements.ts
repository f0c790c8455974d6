import type { MedianPayRow, OwnSitePlacementsRow, PlacementRow } from '@dakhila/domain/colleges/figures';
import { field, fieldNumber } from '../csv.ts';
import { collegeCaution, instituteCaution } from '../curated/placement-cautions.ts';
import { number, type ReadRow, words, wordsOrNull } from './read-row.ts';

/** What a CAP college submitted to NIRF for one graduating year. */
export const placements: ReadRow<PlacementRow> = (row, problems) => {
  const collegeCode = field(row, 'college_code');
  const category = words(row, 'nirf_category');
  if (words(row, 'programme_level') !== 'UG 4-year') problems.error('unknown-degree', `placements of ${collegeCode}`);
  if (category !== 'Engineering' && category !== 'Overall') {
    problems.error('unknown-nirf-category', `${collegeCode}: ${category}`);
    return [];
  }
  return [
    {
      collegeCode,
      graduatingYear: words(row, 'graduating_year'),
      graduated: fieldNumber(row, 'graduated_count'),
      placed: fieldNumber(row, 'placed_count'),
      medianSalaryRupees: fieldNumber(row, 'median_salary_rupees'),
      higherStudies: fieldNumber(row, 'higher_studies_count'),
      edition: number(row, 'nirf_edition'),
      category,
      caution: collegeCaution(collegeCode),
      sourceUrl: wordsOrNull(row, 'source_url'),
    },
  ];
};

/** The same of a JEE institute, found by its name. */
export const medianPay =
  (slugs: ReadonlyMap<string, string>): ReadRow<MedianPayRow> =>
  (row, problems) => {
    const institute = slugs.get(field(row, 'institute'));
    const graduatingYear = words(row, 'graduating_year');
    const [, edition] =
      /^NIRF India Rankings (\d{4}), data submitted by the institution/.exec(words(row, 'source')) ?? [];
    if (institute === undefined) problems.error('unknown-institute', `median pay of ${row.institute}`);
    if (edition === undefined) problems.error('unknown-source', `median pay of ${row.institute}: ${row.source}`);
    if (words(row, 'programmes') !== 'UG 4 years') problems.error('unknown-degree', `median pay of ${row.institute}`);
    if (institute === undefined || edition === undefined) return [];
    return [
      {
        institute,
        graduatingYear,
        graduated: fieldNumber(row, 'graduates'),
        placed: fieldNumber(row, 'placed'),
        medianSalaryRupees: fieldNumber(row, 'median_salary'),
        higherStudies: fieldNumber(row, 'higher_studies'),
        edition: Number(edition),
        category: 'Engineering',
        caution: instituteCaution(institute, graduatingYear),
        sourceUrl: null,
      },
    ];
  };

/** A college's own statement on its site. */
export const ownSitePlacements: ReadRow<OwnSitePlacementsRow> = (row) => [
  {
    collegeCode: field(row, 'college_code'),
    graduatingYear: words(row, 'graduating_year'),
    students: fieldNumber(row, 'registered_or_graduating_count'),
    placed: fieldNumber(row, 'placed_count'),
    placedPercent: fieldNumber(row, 'placed_percent'),
    medianSalaryRupees: fieldNumber(row, 'median_salary_rupees'),
    averageSalaryRupees: fieldNumber(row, 'average_salary_rupees'),
    highestSalaryRupees: fieldNumber(row, 'highest_salary_rupees'),
    note: words(row, 'note').replace(' by the source repository', ' by a compiler'),
    sourceUrl: words(row, 'source_url'),
  },
];
