import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../styles.css';
import { applyTheme } from '../../ui/theme.ts';
import { RouterNavigation } from '../root-layout.tsx';
import { Gallery } from './gallery.tsx';

applyTheme();

const root = document.getElementById('root');
if (!root) throw new Error('dev-ui.html has no #root');
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <RouterNavigation>
        <Gallery />
      </RouterNavigation>
    </MemoryRouter>
  </StrictMode>,
);
