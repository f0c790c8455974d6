import { branchLabel } from '../branches.ts';
import { figure, rupees } from '../plain-text.ts';
import { fill } from '../say/speech.ts';
import { type Compose, dated, draft, NOTHING, narrowTable, outputOf } from './parts.ts';

/** A list of colleges, best NIRF rank or lowest fee first. */
export const composeSearch: Compose = ({ slots }, results, { words: { colleges, asks }, pages }) => {
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
    return draft([fill(colleges.noneFound, { sought: said })], [source], [asks.inPune, asks.governmentInMumbai]);
  const sought = said.charAt(0).toUpperCase() + said.slice(1);
  const heading = slots.order === 'fee' ? colleges.byFee : colleges.byNirf;
  const shared = [colleges.city, colleges.kind, colleges.nirf, colleges.yearFee, colleges.programmes];
  return draft(
    [
      fill(heading, { sought, total: figure(output.total) }),
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
