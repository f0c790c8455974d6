import { branchLabel } from '../branches.ts';
import { figure, rupees } from '../plain-text.ts';
import { lacksHome } from '../plan.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CompareColleges, ToolResult } from '../tool-types.ts';
import type { Slots, Understood } from '../types.ts';
import {
  type Compose,
  type Draft,
  dated,
  draft,
  feeText,
  NOTHING,
  narrowTable,
  outputOf,
  percentileOf,
} from './parts.ts';
import { noCollege } from './unknown.ts';

type Compared = CompareColleges['output']['colleges'][number];

/** Colleges side by side. It does not say which is better: that depends on what one wants. */
export const composeCompare: Compose = (understood, results, speech) => {
  const { asks, closings } = speech.words;
  const colleges = outputOf(results, 'compare-colleges')?.colleges ?? [];
  const [first] = colleges;
  if (first === undefined || colleges.length < 2) return withFirst(noCollege(understood, speech), understood, results);
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

/** Where only one side is open, each choice is offered beside the other side. */
function withFirst(draft: Draft, { choices }: Understood, results: readonly ToolResult[]): Draft {
  const first = outputOf(results, 'college-facts')?.college;
  if (choices === undefined || first === undefined) return draft;
  return { ...draft, suggestions: choices.colleges.map(({ name }) => `${first.short} vs ${name}`) };
}

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

/** Where a kind of college is not found in a place, any kind may be. */
function otherSearches({ city, state, type }: Slots, asks: Speech['words']['asks']): string[] {
  const place = city ?? state;
  return place === undefined || type === undefined
    ? [asks.inPune, asks.governmentInMumbai]
    : [fill(asks.collegesIn, { place }), fill(asks.whichIn, { place })];
}

/** A list of colleges, best NIRF rank or lowest fee first. */
export const composeSearch: Compose = (
  { slots, outside },
  results,
  { words: { colleges, people, asks }, pages, tell },
) => {
  if (lacksHome(slots)) return draft([people.whichPlace], [pages.search], [asks.onlyInPune, asks.onlyInMumbai]);
  const output = outputOf(results, 'search-colleges');
  const { type, level, isForWomen, isAutonomous, branch, mostFeeRupees } = slots;
  const said = fill(colleges.sought, {
    type: type && colleges.kinds[type],
    women: isForWomen ? colleges.womenWord : undefined,
    autonomous: isAutonomous ? colleges.autonomousWord : undefined,
    noun: level === undefined ? colleges.noun : fill(colleges.levelNoun, { level }),
    branch: branch && branchLabel(branch),
    place: slots.city ?? slots.state,
    mostFee: mostFeeRupees === undefined ? undefined : rupees(mostFeeRupees),
  });
  const source = { ...pages.search, href: output?.href ?? pages.search.href };
  if (output === undefined || output.total === 0)
    return draft([fill(colleges.noneFound, { sought: said })], [source], otherSearches(slots, asks));
  const sought = said.charAt(0).toUpperCase() + said.slice(1);
  const heading = slots.order === 'fee' ? colleges.byFee : colleges.byNirf;
  const shared = [colleges.city, colleges.kind, colleges.nirf, colleges.yearFee, colleges.programmes];
  return draft(
    [
      fill(heading, { sought, total: figure(output.total) }),
      outside === undefined ? '' : fill(people.outside, { what: tell(outside) }),
      narrowTable({
        caption: colleges.colleges,
        columns: [colleges.college, ...shared],
        rows: output.colleges.map(({ name, city, type: kind, nirf, fee, programmes }) => [
          ...[name, city, colleges.kinds[kind], nirf === null ? NOTHING : `${nirf.rank} (${nirf.year})`],
          fee === null ? NOTHING : `${rupees(fee.rupees)}${dated(fee.year)}`,
          programmes.join(', ') || NOTHING,
        ]),
        mayBeShared: shared,
      }),
    ],
    [source, ...output.colleges.slice(0, 3).map(({ name, href }) => ({ title: name, href }))],
    [
      ...(type === undefined && level === undefined ? [asks.onlyGovernment] : []),
      ...output.colleges.slice(0, 2).map(({ short }) => fill(asks.cutoffsOf, { college: short })),
    ],
  );
};
