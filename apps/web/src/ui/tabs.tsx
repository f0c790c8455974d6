import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

/** Views of one thing, one at a time; arrow keys move between the tabs. Hold `value` in the URL where it matters. */
export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />;
}

/** The row of tabs; `aria-label` names it. It scrolls sideways when the screen is too narrow. */
export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  const styles = 'flex gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]';
  return <Primitive.List {...rest} className={classNames(styles, className)} />;
}

/** One tab. */
export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  const styles =
    'relative min-h-12 shrink-0 px-3 font-semibold whitespace-nowrap text-quiet hover:text-text sm:px-4 ' +
    'focus-visible:rounded-control focus-visible:-outline-offset-4 data-[state=active]:text-ink ' +
    'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full data-[state=active]:after:bg-ink ' +
    'forced-colors:data-[state=active]:after:bg-[Highlight]';
  return <Primitive.Trigger {...rest} className={classNames(styles, className)} />;
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={classNames('pt-5', className)} />;
}
