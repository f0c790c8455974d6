import type { ReactNode } from 'react';
import { Card } from '../../../web/src/ui/card.tsx';
import { LogoMark } from '../../../web/src/ui/logo.tsx';

/** The page around signing in: the mark, one card, nothing else. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-page px-4 py-10 outline-none">
      <div className="w-full max-w-md">
        <div className="mb-6 flex items-center justify-center gap-3 text-ink">
          <LogoMark className="size-10" />
          <span className="text-xl font-bold tracking-[-0.03em] text-text">Desk</span>
        </div>
        <Card variant="highlight" padding="roomy">
          <h1 className="text-xl">{title}</h1>
          {children}
        </Card>
      </div>
    </main>
  );
}
