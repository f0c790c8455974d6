import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CompareColleges } from '../tool-types.ts';
import { type Compose, dated, draft, feeText, NOTHING, outputOf, percentileOf } from './parts.ts';
import { noCollege } from './unknown.ts';

type Compared = CompareColleges['output']['colleges'][number];

/** Colleges side by side. It does not say which is better: that depends on what one wants. */
export const composeCompare: Compose = (understood, results, speech) => {
  const { asks, closings } = speech.words;
  const colleges = outputOf(results, 'compare-colleges')?.colleges ?? [];
  const [first] = colleges;
  if (first === undefined || colleges.length < 2) return noCollege(understood, speech);
  const names = speech.all(colleges.map(({ college }) => college.name));
  const columns = ['', ...colleges.map(({ college }) => college.short)];
  return draft(
    [
      fill(closings.sideBySide, { names }),
      { kind: 'table', caption: names, columns, rows: comparedRows(colleges, speech) },
    ],
    colleges.map(({ college: { name, href } }) => ({ title: name, href })),
    [
      ...(understood.slots.branch === undefined ? [asks.forComputer, asks.forIt] : [asks.forGirls]),
      fill(asks.cutoffsOf, { college: first.college.short }),
    ],
  );
};

function comparedRows(colleges: readonly Compared[], speech: Speech): string[][] {
  const { colleges: words, closings } = speech.words;
  const row = (label: string, read: (one: Compared) => string) => [label, ...colleges.map(read)];
  const rows = [
    row(words.city, ({ college }) => college.city),
    row(words.kind, (one) => kindText(one, speech)),
    row(words.nirfRank, ({ nirf: [newest] }) => (newest === undefined ? NOTHING : `${newest.rank} (${newest.year})`)),
    row(words.yearFee, ({ fee }) => (fee === null ? NOTHING : feeText(fee, speech))),
    row(words.seatsInAll, ({ intake }) => (intake === null ? NOTHING : `${figure(intake.seats)}${dated(intake.year)}`)),
    row(words.established, ({ establishmentYear: year }) => (year === null ? NOTHING : String(year))),
    row(closings.lastClosing, ({ closing }) => (closing === null ? NOTHING : closingLine(closing, speech))),
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
}

/** 'Government, Deemed university'. */
export const kindText = ({ type, level }: Pick<Compared, 'type' | 'level'>, { words, tell }: Speech) =>
  [words.colleges.kinds[type], level === null ? '' : tell(level)].filter((part) => part !== '').join(', ');

const closingLine = (closing: NonNullable<Compared['closing']>, { words, tell }: Speech) =>
  fill(words.closings.closing, {
    ...closing,
    rank: figure(closing.rank),
    percentile: percentileOf(closing),
    pool: tell(closing.pool),
  });
