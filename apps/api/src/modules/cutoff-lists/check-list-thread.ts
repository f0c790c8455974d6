import { parentPort, workerData } from 'node:worker_threads';
import { type CheckInput, checkList } from './check-list.ts';

parentPort?.postMessage(checkList(workerData as CheckInput));
