import type { ReactNode } from 'react';
import { brand } from '../lib/brand.ts';
import { Logo } from './logo.tsx';

type PublicFrameProps = { panel?: ReactNode; children: ReactNode; footer: ReactNode };

/** The frame of the pages before signing in: the form first, on wide screens a panel beside it. */
export function PublicFrame({ panel, children, footer }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh bg-page">
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="px-4 pt-5 sm:px-10 sm:pt-8">
          <Logo>{brand.name}</Logo>
        </header>
        <main id="main" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-6 sm:py-10">
          {children}
        </main>
        <footer className="px-4 pb-5 text-sm text-quiet sm:px-10">{footer}</footer>
      </div>
      {panel && (
        <aside className="sticky top-0 hidden h-dvh w-[44%] max-w-2xl bg-slab text-on-slab lg:block">{panel}</aside>
      )}
    </div>
  );
}
