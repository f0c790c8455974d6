import { figure, inWords, rupees } from '../figures.ts';
import type { CompareColleges, ToolResult } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { brought, capital, type Draft, dated, draft } from './parts.ts';
import { noCollege } from './unknown.ts';

/** Colleges side by side. It does not say which is better: that depends on what one wants. */
export function composeCompare(understood: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'compare-colleges'));
  if (output === undefined || output.colleges.length < 2) return noCollege(understood);
  const names = output.colleges.map(({ college }) => college.name);
  return draft(
    [
      `${inWords(names)} side by side. Which is better depends on the branch and on what matters to you; a counsellor can go through it with you.`,
      {
        kind: 'table',
        caption: inWords(names),
        columns: ['', ...output.colleges.map(({ college }) => college.short)],
        rows: comparedRows(output),
      },
    ],
    output.colleges.map(({ college }) => ({ title: college.name, href: college.href })),
    [
      ...(understood.slots.branch === undefined ? ['For Computer', 'For IT'] : ['And for girls?']),
      `${output.colleges[0]?.college.short} cut-offs`,
    ],
  );
}

function comparedRows({ colleges }: CompareColleges['output']): string[][] {
  const row = (label: string, read: (one: CompareColleges['output']['colleges'][number]) => string) => [
    label,
    ...colleges.map(read),
  ];
  const rows = [
    row('City', ({ college }) => college.city),
    row('Kind', ({ type, level }) => [capital(type), level ?? ''].filter((part) => part !== '').join(', ')),
    row('NIRF rank', ({ nirf: [newest] }) => (newest === undefined ? '–' : `${newest.rank} (${newest.year})`)),
    row('Fee for a year', ({ fee }) => (fee === null ? '–' : `${rupees(fee.rupees)}${dated(fee.year)}`)),
    row('Seats in all', ({ intake }) => (intake === null ? '–' : `${figure(intake.seats)}${dated(intake.year)}`)),
    row('Established', ({ establishmentYear }) => (establishmentYear === null ? '–' : String(establishmentYear))),
    row('Last closing', ({ closing }) =>
      closing === null
        ? '–'
        : `${closing.programme}: ${figure(closing.rank)}${closing.percentile === null ? '' : ` (${figure(closing.percentile)} percentile)`}, round ${closing.round} of ${closing.year}, ${closing.pool}`,
    ),
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
}
