import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSendShortlist } from '../../features/colleges/shared/use-shortlist.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { useConnection } from '../../lib/connection.ts';
import { locale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import type { WorkerMessage } from '../../service-worker/messages.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { OfflineBar } from '../offline/offline-bar.tsx';
import { SideMenu } from './side-menu.tsx';
import { Footer, TopBar } from './top-bar.tsx';

export function Shell({ children }: { children: ReactNode }) {
  const messages = useMessages(commonMessages).app;
  const { pathname } = useLocation();
  useFreshAfterLoss();
  useOfflineCaching();
  useSendShortlist();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the drawer
  useEffect(() => setIsMenuOpen(false), [pathname]);
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <SkipLink />
      <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} title={messages.menu}>
        <SideMenu onChoose={() => setIsMenuOpen(false)} />
      </Drawer>
      <div className="flex flex-1">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-64 shrink-0 overflow-y-auto border-e bg-card p-4 lg:block print:hidden">
          <SideMenu />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <OfflineBar isSignedIn className="sticky top-16 z-10" />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-content flex-1 px-4 py-6 outline-none sm:px-8 sm:py-8"
          >
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}

/** When the connection is back, refetches failed queries and those answered from the cache. */
function useFreshAfterLoss(): void {
  const client = useQueryClient();
  const { lostAt } = useConnection();
  const lostSince = useRef<number | null>(null);
  useEffect(() => {
    const since = lostSince.current;
    lostSince.current = lostAt;
    if (lostAt !== null || since === null) return;
    void client.invalidateQueries({
      predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt >= since,
    });
  }, [lostAt, client]);
}

/** The current screen loads first. */
const PAUSE_MS = 4_000;

/** Caches the offline screens for a signed-in student, unless the browser saves data. */
function useOfflineCaching(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || isSavingData()) return;
    const message: WorkerMessage = { kind: 'cache-screens', language: locale };
    const timer = setTimeout(() => {
      navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message)).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Only some browsers report it. */
const isSavingData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;
