import { expect, test } from 'vitest';
import { escapeHtml } from './text.ts';

test('a text cannot become markup or leave its attribute', () => {
  expect(escapeHtml(`<b title="it's">Tom & Jerry</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;Tom &amp; Jerry&lt;/b&gt;',
  );
});
