import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSendShortlist } from '../../features/colleges/shared/use-shortlist.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { useFreshAfterLoss } from '../offline/use-fresh-after-loss.ts';
import { useKeepForOffline } from '../offline/use-keep-for-offline.ts';
import { Footer } from './footer.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every signed-in screen: top bar, side menu (a drawer on small screens), content, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useMessages(commonMessages).app;
  const { pathname } = useLocation();
  useFreshAfterLoss();
  useKeepForOffline();
  useSendShortlist();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of page is what closes the drawer
  useEffect(() => setIsMenuOpen(false), [pathname]);
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <SkipLink />
      <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} title={words.menu}>
        <SideMenu onChoose={() => setIsMenuOpen(false)} />
      </Drawer>
      <div className="flex flex-1">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-64 shrink-0 overflow-y-auto border-e bg-card p-4 lg:block print:hidden">
          <SideMenu />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <OfflineLine isSignedIn className="sticky top-16 z-10" />
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
