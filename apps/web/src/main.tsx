import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { locale } from './lib/locale.ts';
import { wordsArrived } from './lib/messages.ts';
import { applyTheme } from './ui/theme.ts';
import './styles.css';

applyTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
document.documentElement.lang = locale;
const page = createRoot(root);
wordsArrived().then(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
