import { parentPort, workerData } from 'node:worker_threads';
import { openForecastCache } from './forecast-cache.ts';
import { type Order, prepareJosaa, prepareMhtCet } from './prepare.ts';
import type { CapFacts, JosaaFacts } from './tables/facts.ts';

/** What the thread is given: facts as plain data, and where to keep what it makes. */
export type ThreadOrders = { josaa: Order<JosaaFacts>; 'mht-cet': Order<CapFacts>; cacheFolder: string };

// The one who starts this file gives it exactly this.
const orders: ThreadOrders = workerData;
const cache = openForecastCache(orders.cacheFolder);
const { josaa: forJosaa, 'mht-cet': forMhtCet } = orders;

const josaa = cache.take(`josaa${forJosaa.year ?? ''}`, forJosaa.facts.version, () => prepareJosaa(forJosaa));
parentPort?.postMessage({ exam: 'josaa', prepared: josaa });
const mhtCet = cache.take(`mht-cet${forMhtCet.year ?? ''}`, forMhtCet.facts.version, () => prepareMhtCet(forMhtCet));
parentPort?.postMessage({ exam: 'mht-cet', prepared: mhtCet });
