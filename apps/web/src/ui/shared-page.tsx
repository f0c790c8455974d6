import type { ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { brand } from '../lib/brand.ts';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { LanguageChooser } from './language/language-chooser.tsx';
import { useSharedLanguage } from './language/use-shared-language.ts';
import { Logo } from './logo.tsx';

type Explained = { title: string; text: string };

type SharedPageProps<Data> = {
  /** The title of the browser tab. */
  title: string;
  /** The width of the content. */
  className: string;
  /** The answer of `useLoad`. */
  loaded: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => void };
  loading: ReactNode;
  /** Shown when the server refuses the link. */
  ended: Explained;
  /** Shown when it could not be loaded. */
  failed: Explained;
  tryAgain: string;
  children: (data: Data) => ReactNode;
};

/** The page behind a link that works without an account: its frame, and its content once it is loaded. */
export function SharedPage<Data>(props: SharedPageProps<Data>) {
  const { title, className, loaded, loading, ended, failed, tryAgain, children } = props;
  useSharedLanguage();
  const { data, error, isFetching, refetch } = loaded;
  const hasEnded = error instanceof ApiError && error.outcome === 'fail';
  const problem = hasEnded ? ended : failed;
  return (
    <div className="min-h-dvh bg-page">
      <title>{`${title} · ${brand.name}`}</title>
      <header className="flex items-center justify-between gap-3 border-b bg-card px-4 py-2 sm:px-8 print:hidden">
        <Logo>{brand.name}</Logo>
        <LanguageChooser className="-me-1.5 sm:-me-2" />
      </header>
      <main id="main" className={classNames('mx-auto px-4 py-6 sm:px-8 sm:py-8', className)}>
        {data ? (
          children(data)
        ) : error && !isFetching ? (
          <ErrorState
            heading={problem.title}
            level={1}
            action={hasEnded ? undefined : <Button onClick={refetch}>{tryAgain}</Button>}
          >
            {problem.text}
          </ErrorState>
        ) : (
          loading
        )}
      </main>
    </div>
  );
}
