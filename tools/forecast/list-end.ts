/**
 * `node tools/forecast/list-end.ts [years between]`: prints the samples that `list-end` of the forecast learns from. Each says how often a candidate at the end of
 * CAP's merit list got a seat, by the class that the pool had some years before.
 */
import { listEndSamples } from '@dakhila/domain/predictor/forecast/list-end';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';

const AT = [0.5, 0.8, 0.9, 0.95, 0.99];
const wait = Number(process.argv[2] ?? 2);
const { cutoffs, meritPoints } = loadCatalogue('data').mhtCet;
const points = meritPoints.flatMap(({ year, percentile, meritNumber }) =>
  percentile === null ? [] : [{ year, percentile, meritNumber }],
);
const samples = listEndSamples({ ...cutoffs, meritPoints: points }, Number.POSITIVE_INFINITY, wait);
console.log(`class, years, pools, got in at ${AT.map((at) => `${at * 100}%`).join(' / ')} of the list`);
for (const [name, own] of [...samples].sort(([one], [other]) => (one < other ? -1 : 1))) {
  for (const [year, all] of Map.groupBy(own, (sample) => sample.year)) {
    const shares = AT.map((at) => Math.round((100 * all.filter(({ share }) => share >= at).length) / all.length));
    const gap = all[0]?.isComplete ? '' : ' (a round is missing)';
    console.log(
      `${name}, ${year} → ${year + wait}${gap}, ${all.length}, ${shares.map((share) => `${share}%`).join(' / ')}`,
    );
  }
}
