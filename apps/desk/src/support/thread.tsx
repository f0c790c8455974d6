import type { DeskTicket } from '@dakhila/contract/desk/tickets';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Disclosure } from '../../../web/src/ui/disclosure.tsx';
import { Screenshot } from './screenshot.tsx';

type Entry = { id: string; kind: 'student' | 'support' | 'note'; by: string; text: string; at: string };

const LOOKS = {
  student: 'border bg-card me-auto',
  support: 'bg-ink-soft ms-auto',
  note: 'border border-dashed border-edge bg-marigold-soft mx-auto w-full',
} as const;

/** Messages and notes in the order of time. What people wrote is shown as text, never as a page. */
export function Thread({ ticket }: { ticket: DeskTicket }) {
  const entries: Entry[] = [
    ...ticket.messages.map(({ id, author, by, text, at }) => ({
      ...{ id, kind: author, text, at },
      by: author === 'student' ? ticket.student : (by ?? 'Support'),
    })),
    ...ticket.notes.map((note) => ({ ...note, kind: 'note' as const })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <section aria-label="Thread">
      <ol className="flex flex-col gap-3" aria-live="polite" aria-relevant="additions">
        {entries.map(({ id, kind, by, text, at }) => (
          <li key={id} className={classNames('max-w-reading rounded-card px-4 py-3', LOOKS[kind])}>
            <p className="flex flex-wrap justify-between gap-x-4 text-xs text-quiet">
              <span className="font-semibold">{kind === 'note' ? `Note by ${by}, only for staff` : by}</span>
              <time dateTime={at}>{indianDateTime(at)}</time>
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      {ticket.hasScreenshot && <Screenshot key={ticket.number} number={ticket.number} />}
      {ticket.transcript !== null && (
        <Disclosure summary="Chat with the assistant that the student attached" className="mt-4 border-t" isWide>
          <p className="whitespace-pre-wrap break-words text-sm">{ticket.transcript}</p>
        </Disclosure>
      )}
    </section>
  );
}
