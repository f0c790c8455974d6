import { branchLabel } from '../branches.ts';
import { figure, rupees } from '../figures.ts';
import type { Speech } from '../say/speech.ts';
import type { SearchColleges } from '../tool-types.ts';
import { brought, type Compose, dated, draft, NOTHING, narrowTable } from './parts.ts';

/** A list of colleges, best NIRF rank or lowest fee first. */
export const composeSearch: Compose = ({ slots }, results, speech) => {
  const { words, pages } = speech;
  const { colleges, asks } = words;
  const output = brought(results.findLast((result) => result.tool === 'search-colleges'));
  const asked = {
    type: slots.type,
    level: slots.level,
    isForWomen: slots.isForWomen === true,
    isAutonomous: slots.isAutonomous === true,
    branch: slots.branch === undefined ? undefined : branchLabel(slots.branch),
    place: slots.city ?? slots.state,
    mostFee: slots.mostFeeRupees === undefined ? undefined : rupees(slots.mostFeeRupees),
  };
  const source = { ...pages.search, href: output?.href ?? pages.search.href };
  if (output === undefined || output.total === 0)
    return draft([colleges.noneFound(asked)], [source], [asks.inPune, asks.governmentInMumbai]);
  const heading = slots.order === 'fee' ? colleges.byFee : colleges.byNirf;
  return draft(
    [heading(asked, figure(output.total)), tableOf(output, speech)],
    [source, ...output.colleges.slice(0, 3).map(({ name, href }) => ({ title: name, href }))],
    [
      ...(slots.type === undefined && slots.level === undefined ? [asks.onlyGovernment] : []),
      ...output.colleges.slice(0, 2).map(({ short }) => asks.cutoffsOf(short)),
    ],
  );
};

function tableOf({ colleges }: SearchColleges['output'], speech: Speech) {
  const { colleges: words } = speech.words;
  return narrowTable(
    {
      caption: words.colleges,
      columns: [words.college, words.city, words.kind, words.nirf, words.yearFee, words.programmes],
      rows: colleges.map(({ name, city, type, nirf, fee, programmes }) => [
        name,
        city,
        words.kinds[type],
        nirf === null ? NOTHING : `${nirf.rank} (${nirf.year})`,
        fee === null ? NOTHING : `${rupees(fee.rupees)}${dated(fee.year)}`,
        programmes.length === 0 ? NOTHING : programmes.join(', '),
      ]),
      mayBeShared: [words.city, words.kind, words.nirf, words.yearFee, words.programmes],
    },
    speech,
  );
}
