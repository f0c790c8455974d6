import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

const GAP_PX = 8;

type TooltipProps = { content: ReactNode; children: ReactNode; className?: string };

// A button of its own, because a phone has no hover: a tap, the pointer or the focus opens it, Escape closes it.
/** An explanation of what it wraps. The children are the content of the button, and its name. */
export function Tooltip({ content, children, className }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <span
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
    >
      <button
        ref={trigger}
        type="button"
        aria-describedby={id}
        onClick={() => setIsOpen(true)}
        onFocus={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={press}
        className={classNames(
          'relative inline-flex cursor-help items-center gap-1 rounded-small after:absolute after:-inset-3.5',
          className,
        )}
      >
        {children}
      </button>
      <TooltipBubble id={id} isOpen={isOpen} trigger={trigger} onScroll={close}>
        {content}
      </TooltipBubble>
    </span>
  );
}

type BubbleProps = {
  id: string;
  isOpen: boolean;
  trigger: { current: HTMLButtonElement | null };
  onScroll: () => void;
  children: ReactNode;
};

function TooltipBubble({ id, isOpen, trigger, onScroll, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    // Measured only while it is open, because measuring forces the browser to compute the layout.
    const from = isOpen && trigger.current?.getBoundingClientRect();
    if (!from || !element) return;
    const { width, height } = element.getBoundingClientRect();
    const middle = from.left + from.width / 2 - width / 2;
    const rightmost = document.documentElement.clientWidth - width - GAP_PX;
    const above = from.top - height - GAP_PX;
    element.style.left = `${Math.max(GAP_PX, Math.min(middle, rightmost))}px`;
    element.style.top = `${above >= GAP_PX ? above : from.bottom + GAP_PX}px`;
  }, [isOpen, trigger]);

  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [isOpen, onScroll]);

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      hidden={!isOpen}
      className="fixed z-40 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-control border border-transparent bg-slab px-3 py-2 text-start text-sm font-normal text-on-slab shadow-soft"
    >
      {children}
    </span>
  );
}
