import { loadQuickly } from './quick-loading.ts';

// The first file of every worker thread: a thread does not inherit how the main thread loads files.
loadQuickly();
