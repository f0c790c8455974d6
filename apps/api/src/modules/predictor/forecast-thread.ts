import { parentPort, workerData } from 'node:worker_threads';
import type { Prepared } from './desks.ts';
import { openForecastCache } from './forecast-cache.ts';
import { type Order, prepareJosaa, prepareMhtCet } from './prepare.ts';
import type { CapFacts, JosaaFacts } from './tables/facts.ts';

/** What a thread is given: the facts of one exam as plain data, and where to keep what it makes. */
export type ThreadOrder = { cacheFolder: string } & (
  | { exam: 'josaa'; order: Order<JosaaFacts> }
  | { exam: 'mht-cet'; order: Order<CapFacts> }
);

// The one who starts this file gives it exactly this.
const given: ThreadOrder = workerData;
const { take } = openForecastCache(given.cacheFolder);
const keep = <E extends keyof Prepared>(
  exam: E,
  { facts, year }: Order<{ version: string }>,
  make: () => Prepared[E],
) => take(`${exam}${year ?? ''}`, facts.version, make);

const { exam, order } = given;
parentPort?.postMessage(
  exam === 'josaa' ? keep(exam, order, () => prepareJosaa(order)) : keep(exam, order, () => prepareMhtCet(order)),
);
