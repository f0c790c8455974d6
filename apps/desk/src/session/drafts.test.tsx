import type { DeskMember } from '@dakhila/contract/desk/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './drafts.ts';
import { useSetMember } from './use-member.ts';

const member = (id: string): DeskMember => ({ id, name: id, roles: ['content'], acts: [], token: id });

test('a draft waits for the same person to sign in again, and is gone for another one', () => {
  const client = new QueryClient();
  const { result } = renderHook(useSetMember, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const open = () => renderHook(() => useDraft('faq:why', 'saved'));
  act(() => result.current(member('meera')));
  const form = open();
  act(() => form.result.current.type('typed'));
  form.unmount();
  act(() => result.current(null));
  act(() => result.current(member('meera')));
  expect(open().result.current.draft).toBe('typed');
  act(() => result.current(null));
  act(() => result.current(member('rohan')));
  expect(open().result.current.draft).toBe('saved');
  act(() => result.current(member('meera')));
  expect(open().result.current.draft).toBe('saved');
});
