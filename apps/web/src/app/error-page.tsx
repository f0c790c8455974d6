import { Component, type ReactNode } from 'react';
import { brand } from '../lib/brand.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useConnection } from '../lib/connection.ts';
import { reloadPage } from '../lib/load-page.ts';
import { useMessages } from '../lib/messages.ts';
import { paths } from '../paths.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

type ErrorPageProps = { isMissing?: boolean; isInsideShell?: boolean };

export function ErrorPage({ isMissing = false, isInsideShell = false }: ErrorPageProps) {
  const messages = useMessages(commonMessages).app;
  // Offline, a screen that could not be fetched is not broken.
  const isOffline = useConnection().lostAt !== null || !navigator.onLine;
  const title = isOffline && !isMissing ? messages.offlineTitle : messages.errorTitle;
  const text = isOffline ? messages.offlineText : messages.errorText;
  const content = (
    <ErrorState
      level={1}
      heading={title}
      action={
        <>
          {!isMissing && <Button onClick={() => window.location.reload()}>{messages.reload}</Button>}
          {/* A full load resets whatever broke. */}
          <a href={paths.dashboard} className={buttonStyles({ variant: isMissing ? 'primary' : 'secondary' })}>
            {messages.goHome}
          </a>
        </>
      }
    >
      <title>{`${title} · ${brand.name}`}</title>
      {isMissing ? messages.notFoundText : text}
    </ErrorState>
  );
  return isInsideShell ? content : <main className="grid min-h-dvh place-items-center bg-page">{content}</main>;
}

/** For pages outside the router. Back then reloads the previous page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    window.addEventListener('popstate', reloadPage);
  }
  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
