import { type ReactNode, useEffect } from 'react';
import { Sections } from '../../../web/src/ui/section-boundary.tsx';

/** Names the browser tab. */
export function useTabTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Desk`;
  }, [title]);
}

/** A page of the desk: the name of the browser tab, and a frame that scrolls beneath the bar. Each part of it fails alone. */
export function DeskPage({ title, children }: { title: string; children: ReactNode }) {
  useTabTitle(title);
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-content px-4 py-6 sm:px-8">
        <Sections>{children}</Sections>
      </div>
    </div>
  );
}
