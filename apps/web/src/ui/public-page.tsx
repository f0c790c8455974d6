import type { ReactNode } from 'react';
import { brand } from '../lib/brand.ts';
import { Link } from '../lib/navigation.tsx';
import { paths } from '../paths.ts';
import { Logo } from '../ui/logo.tsx';
import { LanguageChooser } from './language/language-chooser.tsx';
import { SupportLine } from './support-line.tsx';

type PublicPageProps = {
  title: string;
  /** False if the content itself shows the support address. */
  hasFooter?: boolean;
  /** False if a mistaken tap must not leave the page. */
  hasHomeLink?: boolean;
  children: ReactNode;
};

/** The frame of the pages of plans and payment that a visitor sees without signing in: logo, content, support contact. */
export function PublicPage({ title, hasFooter = true, hasHomeLink = true, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <title>{`${title} · ${brand.name}`}</title>
      <header className="mx-auto w-full max-w-content px-4 pt-4 sm:px-8 sm:pt-6">
        {hasHomeLink ? (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Link to={paths.login} className="inline-flex min-h-11 items-center rounded-control p-1 no-underline">
              <Logo>{brand.name}</Logo>
            </Link>
            <LanguageChooser className="-me-1.5 sm:-me-2" />
          </div>
        ) : (
          <Logo className="min-h-11 p-1">{brand.name}</Logo>
        )}
      </header>
      <main id="main" className="mx-auto flex w-full max-w-content flex-1 flex-col px-4 py-6 sm:px-8">
        {children}
      </main>
      {hasFooter && (
        <footer className="mx-auto w-full max-w-content px-4 pb-6 sm:px-8">
          <SupportLine />
        </footer>
      )}
    </div>
  );
}
