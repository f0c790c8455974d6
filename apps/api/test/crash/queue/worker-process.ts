import { loadQuickly } from '../../../src/quick-loading.ts';

// Each kill costs a start.
loadQuickly();
await import('./worker-child.ts');
