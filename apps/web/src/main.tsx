import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, checkSession } from './app/app.tsx';
import { locale } from './lib/locale.ts';
import { wordsArrived } from './lib/messages.ts';
import { applyTheme } from './ui/theme.ts';
import './styles.css';

applyTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
document.documentElement.lang = locale;
const page = createRoot(root);
// Nearly every page needs the answer: it is on its way while the page is put together.
const isSignedIn = checkSession();
wordsArrived().then(() =>
  // In slices: a phone answers to a touch between them.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App isSignedIn={isSignedIn} />
      </StrictMode>,
    ),
  ),
);
