import './styles.css';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { messagesLoaded } from '../../web/src/lib/messages.ts';
import { makeQueryClient } from '../../web/src/lib/query-client.ts';
import { EmptyState } from '../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../web/src/ui/query-view.tsx';
import { applyTheme } from '../../web/src/ui/theme.ts';
import { Toaster } from '../../web/src/ui/toast.tsx';
import { listenForRefusal, listenForSignOut } from './api.ts';
import { CalendarScreen } from './counselling/calendar-screen.tsx';
import { CounsellorsScreen } from './counselling/counsellors-screen.tsx';
import { SessionScreen } from './counselling/session-screen.tsx';
import { DevicesScreen } from './devices/devices-screen.tsx';
import { MembersScreen } from './members/members-screen.tsx';
import { CouponsScreen } from './money/coupons/coupons-screen.tsx';
import { InvoicesScreen } from './money/invoices/invoices-screen.tsx';
import { OrderScreen } from './money/order-screen.tsx';
import { OrdersScreen } from './money/orders-screen.tsx';
import { SettlementDayScreen } from './money/settlement/day-screen.tsx';
import { SettlementScreen } from './money/settlement/settlement-screen.tsx';
import { NumbersScreen } from './numbers/numbers-screen.tsx';
import { DESK_PATH, reportError } from './report-error.ts';
import { FaqEntryScreen } from './season/faq-screen.tsx';
import { ListScreen } from './season/list-screen.tsx';
import { SeasonScreen } from './season/season-screen.tsx';
import { JoinScreen } from './session/join-screen.tsx';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { MemberProvider, useMember, useSession, useSetMember } from './session/use-member.ts';
import { PageBoundary } from './shell/page-boundary.tsx';
import { PARTS, Shell } from './shell/shell.tsx';
import { SupportScreen } from './support/support-screen.tsx';

applyTheme();

function Desk() {
  const session = useSession();
  const setMember = useSetMember();
  const client = useQueryClient();
  useEffect(() => {
    listenForSignOut(() => setMember(null));
  });
  // A tab that was left open learns that somebody else has signed in, or out. A page learns that the roles have changed.
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: ['session'] });
    const look = () => document.visibilityState === 'visible' && readAgain();
    listenForRefusal(readAgain);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client]);
  return (
    <Routes>
      <Route path="/join" element={<JoinScreen />} />
      <Route
        path="*"
        element={
          <QueryView query={session} loading={null} heading="The desk couldn’t be opened" fallback="Please try again.">
            {(member) =>
              member ? (
                // Somebody else starts with fresh screens, and so does somebody whose roles have changed.
                <MemberProvider key={`${member.id} ${member.acts.join(' ')}`} value={member}>
                  <Shell>
                    <PageBoundary>
                      <Screens />
                    </PageBoundary>
                  </Shell>
                </MemberProvider>
              ) : (
                <SignInScreen />
              )
            }
          </QueryView>
        }
      />
    </Routes>
  );
}

function Screens() {
  const { acts } = useMember();
  const first = PARTS.find(({ act }) => acts.includes(act));
  return (
    <Routes>
      {acts.includes('tickets.read') && <Route path="/tickets/:number?" element={<SupportScreen />} />}
      {acts.includes('orders.read') && <Route path="/money" element={<OrdersScreen />} />}
      {acts.includes('orders.read') && <Route path="/money/:transactionId" element={<OrderScreen />} />}
      {acts.includes('sessions.hold') && <Route path="/calendar" element={<CalendarScreen />} />}
      {acts.includes('sessions.hold') && <Route path="/calendar/:id" element={<SessionScreen />} />}
      {acts.includes('sessions.oversee') && <Route path="/counsellors" element={<CounsellorsScreen />} />}
      {acts.includes('numbers.read') && <Route path="/numbers" element={<NumbersScreen />} />}
      {acts.includes('coupons.manage') && <Route path="/money/coupons" element={<CouponsScreen />} />}
      {acts.includes('invoices.read') && <Route path="/money/invoices" element={<InvoicesScreen />} />}
      {acts.includes('settlements.manage') && <Route path="/money/settlement" element={<SettlementScreen />} />}
      {acts.includes('settlements.manage') && <Route path="/money/settlement/:day" element={<SettlementDayScreen />} />}
      <Route path="/devices" element={<DevicesScreen />} />
      {acts.includes('season.edit') && <Route path="/season/:tab?" element={<SeasonScreen />} />}
      {acts.includes('season.edit') && <Route path="/season/faq/:id" element={<FaqEntryScreen />} />}
      {acts.includes('season.lists') && <Route path="/season/lists/:id" element={<ListScreen />} />}
      {acts.includes('staff.manage') && <Route path="/people" element={<MembersScreen />} />}
      <Route
        path="*"
        element={
          first ? (
            <Navigate to={first.path} replace />
          ) : (
            <EmptyState heading="Nothing here for your role yet" level={1}>
              Your role doesn’t open any part of the desk yet. An administrator can give you another one.
            </EmptyState>
          )
        }
      />
    </Routes>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
window.addEventListener('error', ({ error }) => reportError(error));
window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
const page = createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError });
messagesLoaded().then(() =>
  page.render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <BrowserRouter basename={DESK_PATH}>
          {/* What fails outside of a page: the bar, the sign-in, an invitation. */}
          <PageBoundary>
            <Desk />
          </PageBoundary>
        </BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
