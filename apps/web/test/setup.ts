import { configure } from '@testing-library/react';
import { beforeEach } from 'vitest';

// Long, because a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// As in the product, no screen is shown before its messages have loaded.
beforeEach(async () => {
  const { messagesLoaded } = await import('../src/lib/messages.ts');
  await messagesLoaded();
});
