import { parentPort, workerData } from 'node:worker_threads';
import { type Order, prepareJosaa, prepareMhtCet } from './prepare.ts';
import type { CapFacts, JosaaFacts } from './tables/facts.ts';

/** What the thread is given: facts as plain data. */
export type ThreadOrders = { josaa: Order<JosaaFacts>; 'mht-cet': Order<CapFacts> };

// The one who starts this file gives it exactly this.
const orders: ThreadOrders = workerData;

const josaa = prepareJosaa(orders.josaa);
parentPort?.postMessage({ exam: 'josaa', prepared: josaa }, [josaa.table.forecast.logs.buffer as ArrayBuffer]);
const mhtCet = prepareMhtCet(orders['mht-cet']);
parentPort?.postMessage({ exam: 'mht-cet', prepared: mhtCet }, [mhtCet.table.forecast.logs.buffer as ArrayBuffer]);
