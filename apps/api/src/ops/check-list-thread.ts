import { parentPort, workerData } from 'node:worker_threads';
import type { CheckInput } from '../modules/cutoff-lists/index.ts';
import { checkList } from './check-list.ts';

parentPort?.postMessage(checkList(workerData as CheckInput));
