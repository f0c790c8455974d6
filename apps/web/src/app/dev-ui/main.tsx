import '../../styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { messagesLoaded } from '../../lib/messages.ts';
import { Logo } from '../../ui/logo.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { applyTheme, setTheme, useTheme } from '../../ui/theme.ts';
import { Toaster } from '../../ui/toast.tsx';
import { RouterNavigation } from '../root-layout.tsx';
import { ActionsSection } from './actions-section.tsx';
import { DataSection } from './data-section.tsx';
import { FeedbackSection, StatesSection } from './feedback-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';

applyTheme();

const root = document.getElementById('root');
if (!root) throw new Error('dev-ui.html has no #root');
const page = createRoot(root);
messagesLoaded().then(() =>
  page.render(
    <StrictMode>
      <MemoryRouter>
        <RouterNavigation>
          <Gallery />
        </RouterNavigation>
      </MemoryRouter>
    </StrictMode>,
  ),
);

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

function Gallery() {
  const theme = useTheme();
  return (
    <>
      <SkipLink />
      <div className="mx-auto max-w-content px-4 sm:px-6">
        <header className="flex flex-wrap items-center justify-between gap-4 py-5">
          <Logo />
          <RadioGroup legend="Theme" isLegendHidden choices={THEMES} value={theme} onChange={setTheme} />
        </header>
        <main id="main" tabIndex={-1}>
          <PageHeader title="Interface parts" lead="What every screen is made of, in each of its states." />
          <IdentitySection />
          <ActionsSection />
          <FormsSection />
          <FeedbackSection />
          <OverlaysSection />
          <DataSection />
          <StatesSection />
        </main>
      </div>
      <Toaster />
    </>
  );
}
