import '../../web/src/ui/testing/modal-dialog.ts';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import { actsOf } from '@dakhila/domain/staff/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { makeQueryClient } from '../../web/src/lib/query-client.ts';
import { Toaster } from '../../web/src/ui/toast.tsx';
import { dismissToast } from '../../web/src/ui/toast-store.ts';
import { MemberProvider } from '../src/session/use-member.ts';

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

type Shown = { path: string; address?: string; roles: StaffRole[]; name?: string };

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Shows a screen of the desk as somebody with these roles sees it. */
export function renderDesk(screen: ReactNode, { path, address = path, roles, name = 'Meera Joshi' }: Shown) {
  dismissToast();
  const member = { id: 'me', name, roles, acts: actsOf(roles), token: 'token' };
  const client = makeQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const rendered = render(
    <QueryClientProvider client={client}>
      <MemberProvider value={member}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={<p>Another screen</p>} />
          </Routes>
          <Address />
        </MemoryRouter>
      </MemberProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...rendered, client };
}
