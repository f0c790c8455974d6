import type { Check } from '@dakhila/contract/list-views';
import { isMendedByAdding, openChecks } from '@dakhila/domain/lists/checks/checked';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formNumbers, type KnownChoices } from '../choices.ts';
import type { Order } from '../editor/order.ts';
import { listsMessages } from '../messages.ts';

/** The icon of a check and its colour, by how grave it is. */
export const CHECK_LOOKS = {
  danger: { icon: CircleAlert, sign: 'text-danger' },
  warning: { icon: TriangleAlert, sign: 'text-marigold-text' },
  info: { icon: Info, sign: 'text-ink' },
} as const;
const NAMED_AT_MOST = 6;

type ChecksProps = {
  checks: readonly Check[];
  /** The order on the screen, for the places of the choices. */
  order: Order;
  known: KnownChoices;
  /** A fix is offered only for the order that was checked. */
  canFix: boolean;
  onFix: (order: Order, label: string) => void;
  /** Opens the search for choices to add. */
  onAdd: () => void;
};

/** Possible problems of the list, counted, and below them the rules that are good to know: a rule is nothing to check. */
export function Checks({ checks, ...own }: ChecksProps) {
  const { checks: messages } = useMessages(listsMessages).outcome;
  const open = openChecks(checks);
  const rules = checks.filter((check) => !open.includes(check));
  if (checks.length === 0)
    return (
      <p className="flex items-center gap-2 px-4 text-sm print:hidden">
        <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
        {messages.fine}
      </p>
    );
  return (
    <>
      {open.length > 0 && <CheckGroup title={fill(messages.count, { count: open.length })} checks={open} {...own} />}
      {rules.length > 0 && (
        <CheckGroup
          title={rules.length === 1 ? (rules[0]?.title ?? '') : messages.severity.info}
          checks={rules}
          {...own}
        />
      )}
    </>
  );
}

/** How many there are and the gravest; opened, each with its reason and, where there is one, the button that fixes it. */
function CheckGroup({ title, checks, order, known, canFix, onFix, onAdd }: ChecksProps & { title: string }) {
  const {
    outcome: { checks: messages },
    editor: { add },
  } = useMessages(listsMessages);
  const numbers = formNumbers(order, known);
  const placesOf = (choices: Order) => {
    // What is left out of the form has no place; the reason names it.
    const places = choices.flatMap((choice) => numbers[order.indexOf(choice)] ?? []);
    if (places.length === 0) return null;
    const more = places.length - NAMED_AT_MOST;
    const named = places.slice(0, NAMED_AT_MOST).join(', ');
    return more > 0
      ? fill(messages.aboutMore, { places: named, more })
      : fill(messages.about, { places: named, count: places.length });
  };
  const [gravest] = checks;
  if (!gravest) return null;
  const { icon: GravestIcon, sign: gravestSign } = CHECK_LOOKS[gravest.severity];
  return (
    <Disclosure
      isWide
      summary={
        <span className="flex min-w-0 items-start gap-2.5">
          <GravestIcon className={`mt-0.5 size-5 shrink-0 ${gravestSign}`} aria-hidden="true" />
          <span className="min-w-0">
            {title}
            {gravest.title !== title && (
              <span className="block text-sm font-normal text-quiet group-open:hidden">{gravest.title}</span>
            )}
          </span>
        </span>
      }
      className="rounded-card border bg-card px-4 max-sm:[&>summary]:py-1.5 print:hidden"
    >
      <ul className="-mx-4 -mb-4 divide-y border-t text-text">
        {checks.map((check) => {
          const { icon: Icon, sign } = CHECK_LOOKS[check.severity];
          const { mend } = check;
          const places = placesOf(check.choices);
          return (
            <li key={`${check.code} ${check.choices.join()}`} className="flex gap-3 px-4 py-4">
              <Icon className={`mt-0.5 size-5 shrink-0 ${sign}`} aria-hidden="true" />
              <div className="min-w-0 flex-1 text-sm">
                {/* A single rule is the heading already, closed and open. */}
                <p className={check.title === title ? 'sr-only' : 'font-semibold'}>
                  <span className="sr-only">{`${messages.severity[check.severity]}: `}</span>
                  {check.title}
                </p>
                <p className="mt-1 max-w-reading text-quiet">{check.reason}</p>
                {places && <p className="mt-1 text-quiet tabular-nums">{places}</p>}
                {mend && (
                  <Button
                    size="small"
                    variant="secondary"
                    className="mt-3"
                    disabled={!canFix}
                    onClick={() => onFix(mend.choices, mend.label)}
                  >
                    {mend.label}
                  </Button>
                )}
                {isMendedByAdding(check) && (
                  <Button size="small" variant="secondary" className="mt-3" onClick={onAdd}>
                    {add.open}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
