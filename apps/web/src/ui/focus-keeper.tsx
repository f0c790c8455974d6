import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';

type FocusKeeperProps = { label: string; className?: string; children: ReactNode };

/**
 * A group that takes the focus when the control inside that had it is removed or disabled.
 * Without it the browser forgets the place, and a student without a mouse starts again at the top of the page.
 */
export function FocusKeeper({ label, className, children }: FocusKeeperProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = box.current;
    if (!group) return;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || (last.isConnected && !last.matches(':disabled'))) return;
      const isLost = document.activeElement === document.body || document.activeElement === last;
      last = null;
      if (isLost) group.focus({ preventScroll: true });
    });
    group.addEventListener('focusin', remember);
    observer.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      group.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className={classNames('rounded-card', className)}>
      {children}
    </div>
  );
}
