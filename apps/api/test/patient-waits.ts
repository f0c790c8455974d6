import { vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

const { waitFor } = vi;

// Given up after a second, a wait would show how busy the machine is. It ends with what it waits for.
vi.waitFor = (callback, options) =>
  waitFor(callback, { interval: 20, ...(typeof options === 'object' && options), timeout: timeLimit(60_000) });
