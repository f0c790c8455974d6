import { indianDateTime } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { choiceName, type KnownChoice } from '../../choices.ts';
import { listsMessages } from '../../messages.ts';
import { submitMessages } from '../messages.ts';

/** As many as the PDF has. */
const FIRST_CHOICES = 10;

type SignaturePartProps = { choices: readonly KnownChoice[]; name: string; version: number };

/** On paper only: the first choices with their codes, and lines to sign on. */
export function SignaturePart({ choices, name, version }: SignaturePartProps) {
  const all = useMessages(submitMessages);
  const { check: messages } = all;
  const { print } = useMessages(listsMessages).editor;
  const more = choices.length - FIRST_CHOICES;
  return (
    <section className="hidden space-y-2 print:block">
      <h2 className="text-lg">{messages.order.title}</h2>
      <ol className="text-sm">
        {choices.slice(0, FIRST_CHOICES).map((choice, at) => (
          <li key={choice.choice} className="flex gap-3">
            <span className="w-6 shrink-0 tabular-nums">{at + 1}</span>
            <span className="w-28 shrink-0 font-semibold tabular-nums">{choice.official.code ?? print.ownCode}</span>
            <span>{choiceName(choice)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-sm">{fill(messages.order.more, { count: more })}</p>}
      <p className="text-sm">
        {`${fill(messages.made, { moment: indianDateTime(Date.now()) ?? '' })} ${fill(all.about, { name, version })}`}
      </p>
      <div data-signatures className="grid break-inside-avoid grid-cols-3 gap-6 pt-8 text-sm">
        {(['student', 'parent', 'date'] as const).map((who) => (
          <p key={who} className="border-t border-text pt-1">
            {messages.sign[who]}
          </p>
        ))}
      </div>
    </section>
  );
}
