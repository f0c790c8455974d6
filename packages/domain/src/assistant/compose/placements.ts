import { figure, rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CollegeFacts } from '../tool-types.ts';
import { type Compose, draft, NOTHING, narrowTable } from './parts.ts';
import { noCollege } from './unknown.ts';

type Facts = CollegeFacts['output'];

/** A question for the best or the average pay: only the median is submitted. */
const OTHER_PAY = /\b(?:average|avg|highest|max\w*)\b|औसत|सरासरी|सबसे ज़्यादा|सर्वाधिक/i;

/** Placements as the college page shows them, each with its year and origin. It says where no figure is known, and never which college is better. */
export const composePlacements: Compose = (understood, results, speech) => {
  const { placements, people, asks } = speech.words;
  const colleges = results.flatMap((result) =>
    result.tool === 'college-facts' && result.outcome.ok ? [result.outcome.output] : [],
  );
  if (colleges.length === 0) return noCollege(understood, speech);
  const known = colleges.filter(isKnown);
  const cautions = new Set(known.flatMap(({ placements: told }) => told?.submitted?.caution ?? []));
  const hasAllPay = colleges.every(({ placements: told }) => told?.ownSite?.averageRupees != null);
  return {
    ...draft(
      [
        ...(known.length === 0 ? [] : [submittedTable(known, speech)]),
        ...colleges
          .filter((college) => !isKnown(college))
          .map(({ college: { name }, website }) => fill(placements.unknown, { college: name, address: website })),
        ...colleges.map((college) => ownSiteLine(college, speech)),
        OTHER_PAY.test(understood.text) && !hasAllPay ? placements.onlyMedian : '',
        ...[...cautions].map((caution) => placements.cautions[caution]),
        known.length > 0 && understood.slots.branch !== undefined ? placements.allBranches : '',
        known.length > 1 ? placements.notWhichIsBetter : '',
        people.counsellorKnows,
      ],
      [...colleges.map(({ college: { name, href } }) => ({ title: name, href })), speech.pages.counselling],
      colleges.flatMap(({ college: { short } }) => [
        fill(asks.feesOf, { college: short }),
        fill(asks.cutoffsOf, { college: short }),
      ]),
    ),
    handOver: 'counselling',
  };
};

const isKnown = ({ placements }: Facts) =>
  placements?.submitted != null && (placements.submitted.placedPercent ?? placements.submitted.medianRupees) !== null;

function submittedTable(colleges: readonly Facts[], { words: { placements, colleges: of } }: Speech) {
  return narrowTable({
    caption: placements.caption,
    columns: [of.college, placements.placed, placements.median, placements.graduated, placements.source],
    rows: colleges.map(({ college, placements: told }) => {
      const {
        year = '',
        edition = '',
        placed = null,
        graduated = null,
        placedPercent = null,
        medianRupees = null,
      } = told?.submitted ?? {};
      const counts =
        placed === null || graduated === null ? undefined : { placed: figure(placed), of: figure(graduated) };
      return [
        college.name,
        placedPercent === null ? NOTHING : fill(placements.share, { percent: placedPercent, ...counts }),
        medianRupees === null ? NOTHING : rupees(medianRupees),
        year,
        `NIRF ${edition}`,
      ];
    }),
    mayBeShared: [placements.graduated, placements.source],
  });
}

/** What the college itself says: never in one table with what it submitted. */
function ownSiteLine({ college, placements: told }: Facts, { words: { placements } }: Speech): string {
  const own = told?.ownSite;
  if (!own) return '';
  const { year, placedPercent, medianRupees, averageRupees, highestRupees } = own;
  const pay = (of: string, amount: number | null) => (amount === null ? [] : [fill(of, { pay: rupees(amount) })]);
  const said = [
    ...(placedPercent === null ? [] : [fill(placements.ownShare, { percent: placedPercent })]),
    ...pay(placements.ownMedian, medianRupees),
    ...pay(placements.ownAverage, averageRupees),
    ...pay(placements.ownHighest, highestRupees),
  ];
  return said.length === 0 ? '' : fill(placements.ownSite, { college: college.name, year, said: said.join(', ') });
}
