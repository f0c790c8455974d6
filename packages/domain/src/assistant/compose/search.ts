import { branchLabel } from '../branches.ts';
import { figure, rupees } from '../figures.ts';
import { PAGES } from '../links.ts';
import type { SearchColleges, ToolResult } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { brought, capital, type Draft, dated, draft } from './parts.ts';

/** A list of colleges, best NIRF rank or lowest fee first. */
export function composeSearch({ slots }: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'search-colleges'));
  const what = [
    slots.type === undefined ? '' : slots.type === 'government' ? 'Government ' : 'Private ',
    slots.level ?? '',
    slots.isForWomen === true ? 'women’s ' : '',
    slots.isAutonomous === true ? 'autonomous ' : '',
    slots.level === undefined ? 'colleges' : 's',
    slots.branch === undefined ? '' : ` with ${branchLabel(slots.branch)}`,
    slots.city === undefined ? '' : ` in ${slots.city}`,
    slots.city === undefined && slots.state !== undefined ? ` in ${slots.state}` : '',
    slots.mostFeeRupees === undefined ? '' : ` with a fee up to ${rupees(slots.mostFeeRupees)}`,
  ].join('');
  const source = { title: 'Explore colleges', href: output?.href ?? PAGES.search.href };
  if (output === undefined || output.total === 0)
    return draft(
      [`I find no ${what} in our data. Try another city or branch, or look in the explorer.`],
      [source],
      ['Engineering colleges in Pune', 'Government colleges in Mumbai'],
    );
  const order = slots.order === 'fee' ? 'lowest fee first' : 'best NIRF rank first, then by name';
  return draft(
    [`${capital(what)}: ${figure(output.total)} in our data, ${order}.`, tableOf(output)],
    [source, ...output.colleges.slice(0, 3).map(({ name, href }) => ({ title: name, href }))],
    [
      ...(slots.type === undefined && slots.level === undefined ? ['Only government'] : []),
      ...output.colleges.slice(0, 2).map(({ short }) => `${short} cut-offs`),
    ],
  );
}

function tableOf({ colleges }: SearchColleges['output']) {
  const hasFee = colleges.some(({ fee }) => fee !== null);
  const hasBranch = colleges.some(({ programmes }) => programmes.length > 0);
  return {
    kind: 'table' as const,
    caption: 'Colleges',
    columns: [
      'College',
      'City',
      'Kind',
      'NIRF',
      ...(hasFee ? ['Fee for a year'] : []),
      ...(hasBranch ? ['Programmes'] : []),
    ],
    rows: colleges.map(({ name, city, type, nirf, fee, programmes }) => [
      name,
      city,
      capital(type),
      nirf === null ? '–' : `${nirf.rank} (${nirf.year})`,
      ...(hasFee ? [fee === null ? '–' : `${rupees(fee.rupees)}${dated(fee.year)}`] : []),
      ...(hasBranch ? [programmes.join(', ')] : []),
    ]),
  };
}
