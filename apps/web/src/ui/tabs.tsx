import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { classNames } from '../lib/class-names.ts';
import { SectionBoundary } from './section-boundary.tsx';

type Choice = { id: string; value: string; choose: (value: string) => void };

const ChoiceContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('A part of tabs needs Tabs around it');
  return choice;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

type TabsProps = ComponentProps<'div'> & { value: string; onValueChange: (value: string) => void };

/** Several views, one at a time; arrow keys move between the tabs. Keep `value` in the URL if a link should open it. */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const id = useId();
  // The last requested tab. Until it is rendered, a tap on the tab that is still shown must cancel the change.
  const asked = useRef(value);
  useEffect(() => {
    const stay = () => {
      asked.current = value;
    };
    stay();
    // Back may undo it before it is rendered.
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [value]);
  const choice = useMemo(() => {
    const choose = (next: string) => {
      if (next === asked.current) return;
      asked.current = next;
      onValueChange(next);
    };
    return { id, value, choose };
  }, [id, value, onValueChange]);
  return (
    <ChoiceContext value={choice}>
      <div {...rest} />
    </ChoiceContext>
  );
}

/** The row of tabs; `aria-label` names it. It scrolls sideways when the screen is too narrow. */
export function TabList({ className, ...rest }: Omit<ComponentProps<'div'>, 'role' | 'onKeyDown'>) {
  const styles = 'flex gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]';
  return <div {...rest} role="tablist" className={classNames(styles, className)} onKeyDown={moveAlong} />;
}

type TabProps = Pick<ComponentProps<'button'>, 'children' | 'className' | 'disabled'> & { value: string };

/** One tab. */
export function Tab({ value, className, ...rest }: TabProps) {
  const { id, value: chosen, choose } = useChoice();
  const isChosen = value === chosen;
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen && tab.current) revealInStrip(tab.current);
  }, [isChosen]);
  const styles =
    'relative min-h-12 shrink-0 px-3 font-semibold whitespace-nowrap text-quiet hover:text-text sm:px-4 ' +
    'focus-visible:rounded-control focus-visible:-outline-offset-4 aria-selected:text-ink ' +
    'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full aria-selected:after:bg-ink ' +
    'forced-colors:aria-selected:after:bg-[Highlight]';
  return (
    <button
      {...rest}
      ref={tab}
      type="button"
      role="tab"
      id={tabId(id, value)}
      aria-selected={isChosen}
      aria-controls={panelId(id, value)}
      tabIndex={isChosen ? 0 : -1}
      className={classNames(styles, className)}
      onClick={() => choose(value)}
    />
  );
}

/** Scrolls the row sideways as far as the tab needs. `scrollIntoView` would scroll the page too if the row is below the fold. */
function revealInStrip(tab: HTMLElement) {
  const strip = tab.closest('[role="tablist"]');
  if (!strip) return;
  const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.min(inner.left - outer.left, 0) + Math.max(inner.right - outer.right, 0);
}

type TabPanelProps = ComponentProps<'div'> & {
  value: string;
  /** The content stays in the document while another tab is open, for printing and so that no input is lost. */
  isAlwaysMounted?: boolean;
};

/** The content of a tab. */
export function TabPanel({ value, isAlwaysMounted = false, className, children, ...rest }: TabPanelProps) {
  const { id, value: chosen } = useChoice();
  const isChosen = value === chosen;
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the panel even if nothing in it takes the focus.
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isChosen && !isAlwaysMounted}
      className={classNames('pt-5', !isChosen && 'hidden', isAlwaysMounted && 'print:block!', className)}
    >
      <SectionBoundary>{(isChosen || isAlwaysMounted) && children}</SectionBoundary>
    </div>
  );
}

/** Arrow keys, Home and End lead to another tab and open it. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const step = steps[event.key];
  if (step === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const next = tabs.at(step % tabs.length);
  next?.focus();
  next?.click();
}
