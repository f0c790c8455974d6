import { parentPort, workerData } from 'node:worker_threads';
import { LARGEST_SCREENSHOT_BYTES } from '@dakhila/domain/support/ticket';
import { decode, encode } from 'jpeg-js';

/** Tried in this order until the picture is small enough. */
const QUALITIES = [80, 60, 40];

const answer = (() => {
  try {
    // Only the pixels are used; metadata is dropped.
    const {
      width,
      height,
      data: pixels,
    } = decode(workerData, { maxResolutionInMP: 16, maxMemoryUsageInMB: 200, formatAsRGBA: true });
    for (const quality of QUALITIES) {
      const { data } = encode({ width, height, data: pixels }, quality);
      if (data.length <= LARGEST_SCREENSHOT_BYTES) return data;
    }
    return null;
  } catch {
    return null;
  }
})();
parentPort?.postMessage(answer);
