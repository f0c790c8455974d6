import type { ReactNode } from 'react';
import { brand } from '../lib/brand.ts';
import { LanguageChooser } from './language/language-chooser.tsx';
import { Logo } from './logo.tsx';

type PublicFrameProps = { panel?: ReactNode; children: ReactNode; footer: ReactNode };

/** The frame of the pages before signing in: the form first, the panel beside it or, on small screens, below. */
export function PublicFrame({ panel, children, footer }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-page lg:flex-row">
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-3 sm:px-10 sm:pt-6">
          <Logo className="min-h-11">{brand.name}</Logo>
          <LanguageChooser className="-me-1.5 sm:-me-2" />
        </header>
        <main id="main" className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-[max(1.5rem,9dvh)] pb-8">
          {children}
        </main>
        <footer className="px-4 pb-5 text-sm text-quiet sm:px-10">{footer}</footer>
      </div>
      {panel && (
        <aside data-edge className="bg-slab text-on-slab lg:sticky lg:top-0 lg:h-dvh lg:w-[44%] lg:max-w-2xl">
          {panel}
        </aside>
      )}
    </div>
  );
}
