import { configure } from '@testing-library/react';
import { beforeEach } from 'vitest';

// A busy machine is no reason to fail: nothing waits this long when it works.
configure({ asyncUtilTimeout: 10_000 });

// As in the product, no screen is shown before its messages have loaded.
beforeEach(async () => {
  const { messagesLoaded } = await import('../src/lib/messages.ts');
  await messagesLoaded();
});
