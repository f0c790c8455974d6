import { parentPort, workerData } from 'node:worker_threads';
import type { BuildInput } from '../modules/cutoff-lists/index.ts';
import { buildEdition } from './build-edition.ts';

parentPort?.postMessage(await buildEdition(workerData as BuildInput));
