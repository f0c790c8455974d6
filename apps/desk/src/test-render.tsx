import type { DeskMember } from '@dakhila/contract/desk/session';
import { actsOf, type StaffRole } from '@dakhila/domain/staff/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { makeQueryClient } from '../../web/src/lib/query-client.ts';
import { Toaster } from '../../web/src/ui/toast.tsx';
import { dismissToast } from '../../web/src/ui/toast-store.ts';
import { MemberProvider } from './session/use-member.ts';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Shows a screen of the desk as somebody with these roles sees it. */
export function renderDesk(screen: ReactElement, roles: StaffRole[], { path = '/', address = '/' } = {}) {
  dismissToast();
  const member: DeskMember = {
    ...{ id: 'm1', name: 'Meera Joshi', roles, acts: actsOf(roles) },
    ...{ token: 'token' },
  };
  const client = makeQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return render(
    <QueryClientProvider client={client}>
      <MemberProvider value={member}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </MemberProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}
