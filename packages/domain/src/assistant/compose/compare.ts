import { branchLabel } from '../branches.ts';
import { figure, rupees } from '../plain-text.ts';
import { lacksHome } from '../plan.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CompareColleges, ToolResult } from '../tool-types.ts';
import type { Block, Slots, Understood } from '../types.ts';
import {
  type Compose,
  type Draft,
  dated,
  draft,
  feeText,
  minorityText,
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
  const shorts = colleges.map(({ college }) => college.short);
  return draft(
    [
      fill(closings.sideBySide, { names: speech.all(shorts) }),
      comparedTable(colleges, shorts, speech),
      new Set(understood.slots.branches).size > 1 ? closings.otherBranches : '',
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

/** What differs, in short cells for a phone; what is the same everywhere is said once, in the caption. */
function comparedTable(colleges: readonly Compared[], shorts: readonly string[], speech: Speech): Block {
  const known = comparedRows(colleges, speech).filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
  const isShared = ([, first, ...others]: readonly string[]) => others.every((cell) => cell === first);
  return {
    kind: 'table',
    caption: [
      speech.all(colleges.map(({ college }) => college.name)),
      ...known.filter(isShared).map(([label, value]) => `${label}: ${value}`),
    ].join(' · '),
    columns: ['', ...shorts],
    rows: known.filter((row) => !isShared(row)),
  };
}

function comparedRows(colleges: readonly Compared[], speech: Speech): string[][] {
  const { colleges: words, closings } = speech.words;
  const row = (label: string, read: (one: Compared) => string) => [label, ...colleges.map(read)];
  const ofClosing = (label: string, read: (closing: NonNullable<Compared['closing']>) => string) =>
    row(label, ({ closing }) => (closing === null ? NOTHING : read(closing)));
  return [
    row(words.city, ({ college }) => college.city),
    row(words.kind, (one) => kindText(one, speech)),
    row(words.nirfRank, ({ nirf: [newest] }) => (newest === undefined ? NOTHING : `${newest.rank} (${newest.year})`)),
    row(words.yearFee, ({ fee }) => (fee === null ? NOTHING : feeText(fee, speech))),
    row(words.seatsInAll, ({ intake }) => (intake === null ? NOTHING : `${figure(intake.seats)}${dated(intake.year)}`)),
    row(words.established, ({ establishmentYear: year }) => (year === null ? NOTHING : String(year))),
    ofClosing(closings.programme, ({ programme }) => programme),
    ofClosing(closings.percentile, (closing) => percentileOf(closing) ?? NOTHING),
    ...rankRows(colleges, closings.lastClosing),
    ofClosing(closings.round, ({ round, year }) => `${round} (${year})`),
    ofClosing(closings.seat, ({ pool }) => speech.tell(pool)),
  ];
}

const ADMISSIONS = { 'mht-cet': 'CAP', josaa: 'JoSAA' } as const;

/** Ranks of two admissions are never side by side: a merit number of CAP is no JEE rank. */
function rankRows(colleges: readonly Compared[], label: string): string[][] {
  const exams = [...new Set(colleges.map(({ college }) => college.exam))];
  return exams.map((exam) => [
    exams.length === 1 ? label : `${label} (${ADMISSIONS[exam]})`,
    ...colleges.map(({ college, closing }) =>
      closing === null || college.exam !== exam ? NOTHING : figure(closing.rank),
    ),
  ]);
}

/** 'Government, Deemed university'. */
export const kindText = ({ type, level }: Pick<Compared, 'type' | 'level'>, { words, tell }: Speech) =>
  [words.colleges.kinds[type], level === null ? '' : tell(level)].filter((part) => part !== '').join(', ');

/** Where a kind of college is not found in a place, any kind may be. */
function otherSearches({ city, state, type }: Slots, asks: Speech['words']['asks']): string[] {
  const place = city ?? state;
  return place === undefined || type === undefined
    ? [asks.inPune, asks.governmentInMumbai]
    : [fill(asks.collegesIn, { place }), fill(asks.whichIn, { place })];
}

/** A list of colleges, best NIRF rank or lowest fee first. */
export const composeSearch: Compose = ({ slots, outside }, results, speech) => {
  const {
    words: { colleges, people, asks },
    pages,
    tell,
  } = speech;
  if (lacksHome(slots)) return draft([people.whichPlace], [pages.search], [asks.onlyInPune, asks.onlyInMumbai]);
  const output = outputOf(results, 'search-colleges');
  const { type, level, isForWomen, isAutonomous, branch, mostFeeRupees } = slots;
  const said = fill(colleges.sought, {
    type: type && colleges.kinds[type],
    minority: minorityText(slots, speech),
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
