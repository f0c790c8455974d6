import X from 'lucide-react/icons/x';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { focusMarked } from './focus-in-modal.ts';
import { loopFocus } from './focus-loop.ts';
import { IconButton } from './icon-button.tsx';
import { enterTopLayer } from './top-layer.ts';

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
  children?: ReactNode;
};

type Look = { placement: string; panel: string };

/** Shared by `Dialog` and `Drawer`. */
export function Modal({ isOpen, ...rest }: ModalProps & Look) {
  return isOpen ? <OpenModal {...rest} /> : null;
}

// The native <dialog>: it makes the page inert, closes on Escape and restores the focus without any script.
function OpenModal({
  onClose,
  title,
  description,
  footer,
  children,
  placement,
  panel,
}: Omit<ModalProps, 'isOpen'> & Look) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const id = useId();
  const messages = useMessages(commonMessages).ui;
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !toasts.current) return;
    const listening = new AbortController();
    // The owner decides whether it closes: it may ask about unsaved work first. On a second Escape the browser closes without asking.
    const ask = (event: Event) => {
      event.preventDefault();
      close();
    };
    element.addEventListener('cancel', ask, { signal: listening.signal });
    // The close event arrives late: an effect that React ran twice may have opened the dialog again by then.
    const closed = () => {
      if (!element.open) close();
    };
    element.addEventListener('close', closed, { signal: listening.signal });
    element.showModal();
    focusMarked(element);
    const leaveTopLayer = enterTopLayer(toasts.current);
    return () => {
      listening.abort();
      leaveTopLayer();
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      {...(description && { 'aria-describedby': `${id}-description` })}
      onKeyDown={loopFocus}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classNames(
        'm-0 h-dvh max-h-none w-full max-w-none bg-transparent text-text backdrop:bg-scrim open:flex',
        placement,
      )}
    >
      <div className={classNames('flex flex-col border border-transparent bg-card shadow-soft', panel)}>
        <div className="flex items-start gap-4 border-b py-3 ps-5 pe-2">
          <div className="min-w-0 flex-1 py-2">
            <h2 id={`${id}-title`} className="text-lg">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-1 text-sm text-quiet">
                {description}
              </p>
            )}
          </div>
          <IconButton icon={X} label={messages.close} onClick={onClose} className="hover:bg-ink-soft" />
        </div>
        {/* A toast hides neither the button that closes the dialog nor those at its end. */}
        <div ref={toasts} className="relative z-10" />
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <div className="flex flex-wrap justify-end gap-3 border-t px-5 py-4">{footer}</div>}
      </div>
    </dialog>
  );
}
