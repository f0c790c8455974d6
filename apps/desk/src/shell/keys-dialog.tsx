import { Dialog } from '../../../web/src/ui/dialog.tsx';

const KEYS = [
  ['j and k', 'Next and previous line of a list'],
  ['Enter', 'Open it'],
  ['/', 'Search'],
  ['r', 'Write a reply'],
  ['n and p', 'Next and previous week of the calendar'],
  ['t', 'This week'],
  ['Arrow keys', 'Next time or day of the calendar'],
  ['Esc', 'Leave the field, or go back to the queue'],
  ['?', 'This list'],
] as const;

/** The shortcuts, opened with `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Shortcuts" size="small">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3">
        {KEYS.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-small border border-edge bg-sunken px-2 py-1 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
