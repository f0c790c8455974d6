import { figure } from '../figures.ts';
import type { Speech } from '../say/speech.ts';
import type { CompareColleges } from '../tool-types.ts';
import { brought, type Compose, dated, draft, feeText, NOTHING } from './parts.ts';
import { noCollege } from './unknown.ts';

type Compared = CompareColleges['output']['colleges'][number];

/** Colleges side by side. It does not say which is better: that depends on what one wants. */
export const composeCompare: Compose = (understood, results, speech) => {
  const { words } = speech;
  const output = brought(results.findLast((result) => result.tool === 'compare-colleges'));
  if (output === undefined || output.colleges.length < 2) return noCollege(understood, speech);
  const names = words.all(output.colleges.map(({ college }) => college.name));
  const [first] = output.colleges;
  return draft(
    [
      words.closings.sideBySide(names),
      {
        kind: 'table',
        caption: names,
        columns: ['', ...output.colleges.map(({ college }) => college.short)],
        rows: comparedRows(output, speech),
      },
    ],
    output.colleges.map(({ college }) => ({ title: college.name, href: college.href })),
    [
      ...(understood.slots.branch === undefined ? [words.asks.forComputer, words.asks.forIt] : [words.asks.forGirls]),
      ...(first === undefined ? [] : [words.asks.cutoffsOf(first.college.short)]),
    ],
  );
};

function comparedRows({ colleges }: CompareColleges['output'], speech: Speech): string[][] {
  const { colleges: words, closings } = speech.words;
  const row = (label: string, read: (one: Compared) => string) => [label, ...colleges.map(read)];
  const rows = [
    row(words.city, ({ college }) => college.city),
    row(words.kind, ({ type, level }) =>
      [words.kinds[type], level === null ? '' : speech.tell(level)].filter((part) => part !== '').join(', '),
    ),
    row(words.nirfRank, ({ nirf: [newest] }) => (newest === undefined ? NOTHING : `${newest.rank} (${newest.year})`)),
    row(words.yearFee, ({ fee }) => (fee === null ? NOTHING : feeText(fee, speech))),
    row(words.seatsInAll, ({ intake }) => (intake === null ? NOTHING : `${figure(intake.seats)}${dated(intake.year)}`)),
    row(words.established, ({ establishmentYear: year }) => (year === null ? NOTHING : String(year))),
    row(closings.lastClosing, ({ closing }) => (closing === null ? NOTHING : closingLine(closing, speech))),
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
}

const closingLine = (closing: NonNullable<Compared['closing']>, { words, tell }: Speech) =>
  words.closings.closing({
    ...closing,
    rank: figure(closing.rank),
    percentile: closing.percentile === null ? null : figure(closing.percentile),
    pool: tell(closing.pool),
  });
