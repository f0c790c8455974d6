import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, checkSession } from './app/app.tsx';
import { orReload } from './app/lazy-screen.ts';
import { locale } from './lib/locale.ts';
import { messagesLoaded } from './lib/messages.ts';
import { applyTheme } from './ui/theme.ts';
import './styles.css';

applyTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
document.documentElement.lang = locale;
/** Loaded with the first failure. */
const report = (error: unknown) =>
  void import('./lib/report-error.ts').then(
    (module) => module.reportError(error),
    () => {},
  );
window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
const page = createRoot(root, { onCaughtError: report, onUncaughtError: report });
// Nearly every page needs the response, so it is requested before the page is rendered.
const isSignedIn = checkSession();
orReload(messagesLoaded).then(() =>
  // A transition renders in slices, so that a slow phone can respond to touches in between.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App isSignedIn={isSignedIn} />
      </StrictMode>,
    ),
  ),
);
