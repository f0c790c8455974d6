import type { CommonFacts } from '@dakhila/domain/colleges/records';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { type CsvRow, field } from '../csv.ts';
import type { Problems } from '../problems.ts';
import { readableAddress } from './address.ts';
import { type Origin, originOf, sourced } from './provenance.ts';

/** The facts both fact files share. `originFor` may know better than the file's own source column. */
export function commonFacts(
  row: CsvRow,
  originFor: (column: string, words: string) => Origin,
  problems: Problems,
): CommonFacts {
  const text = (column: string) => field(row, column).trim();
  const origin = (column: string) => originFor(column, text(`${column}_source`));
  const year = text('established_year');
  return {
    ...sourced('established', year === '' ? null : Number(year), origin('established_year')),
    ...sourced('website', checkedWebsite(text('website'), problems), origin('website')),
    ...sourced('phone', text('phone'), origin('phone')),
    ...sourced('address', readableAddress(text('address')), origin('address')),
    ...sourced('pin', text('pin'), origin('pin')),
    ...sourced('aicteStatus', text('aicte_status'), origin('aicte_status')),
    ...sourced('aicteId', text('aicte_permanent_id'), origin('aicte_permanent_id')),
    ...sourced('aisheCode', text('aishe_code'), origin('aishe_code')),
    ...sourced('naac', text('naac_grade'), origin('naac_grade')),
    ...sourced('nba', text('nba'), origin('nba')),
  };
}

function checkedWebsite(address: string, problems: Problems): string | null {
  if (address === '') return null;
  const link = websiteLink(address);
  if (link === null) problems.warning('website-dropped', `not a web address: ${address}`);
  return link;
}

/** The origin as the file itself states it. */
export const asStated = (_column: string, words: string): Origin => originOf(words);
