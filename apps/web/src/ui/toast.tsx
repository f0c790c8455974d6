import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import {
  currentToast,
  dismissToast,
  pauseToast,
  resumeToast,
  showStoredToast,
  subscribeToToast,
  type Toast,
} from './toast-store.ts';
import { useTopLayer } from './top-layer.ts';

export { showToast, storeToastForReload, type ToastContent } from './toast-store.ts';

const LOOKS = {
  default: { icon: Info, box: 'bg-slab text-on-slab', quiet: 'text-slab-quiet', sign: 'text-slab-quiet' },
  success: { icon: CircleCheck, box: 'bg-slab text-on-slab', quiet: 'text-slab-quiet', sign: 'text-slab-good' },
  warning: { icon: TriangleAlert, box: 'bg-slab text-on-slab', quiet: 'text-slab-quiet', sign: 'text-slab-marigold' },
  destructive: { icon: CircleAlert, box: 'bg-danger text-on-danger', quiet: '', sign: '' },
} as const;

/** Where toasts appear. Mount it once, outside the routes, so that a toast stays when the page changes. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  const host = useTopLayer();
  const messages = useMessages(commonMessages).ui;
  useEffect(showStoredToast, []);
  const isAlarm = toast?.variant === 'destructive';
  // At the bottom it hides neither the heading nor the notice that there is no internet. The page shrinks with the keyboard, so it stays above it.
  const edge = host === document.body ? 'fixed bottom-[env(safe-area-inset-bottom)]' : 'absolute top-0';
  // Both regions stand empty from the start: screen readers miss a live region that arrives together with its messages.
  return createPortal(
    <section
      aria-label={messages.notifications}
      className={classNames('pointer-events-none inset-x-0 z-50 p-3 sm:p-6 print:hidden', edge)}
    >
      <div role="status">{toast && !isAlarm && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isAlarm && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>,
    host,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { icon: Icon, box, quiet, sign } = LOOKS[toast.variant];
  const messages = useMessages(commonMessages).ui;
  useEffect(() => {
    if (toast.variant !== 'success') return;
    // A student who scrolls on has read it and needs the place it covers. A page that scrolls by itself does not count.
    const gestures = ['wheel', 'touchmove'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, dismissToast, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, dismissToast);
    };
  }, [toast.variant]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; nothing here is a control.
    <div
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
      className={classNames(
        'pointer-events-auto mx-auto flex max-w-96 animate-rise items-start gap-3 rounded-card border border-slab-quiet p-3 pe-1 shadow-soft sm:me-0 sm:p-4 sm:pe-2',
        box,
      )}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', sign)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className={classNames('mt-0.5 text-sm', quiet)}>{toast.description}</p>}
      </div>
      <button
        type="button"
        onClick={dismissToast}
        className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-control focus-visible:outline-current"
      >
        <X className="size-5" aria-hidden="true" />
        <span className="sr-only">{messages.dismiss}</span>
      </button>
    </div>
  );
}
