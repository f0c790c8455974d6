import { fill, useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { choiceName, type KnownChoice } from '../choices.ts';
import { submitMessages } from './messages.ts';

/** How many choices of the list do not belong into the form, which ones, and why each of them. */
export function LeftOut({ choices }: { choices: readonly KnownChoice[] }) {
  const { leftOut: messages } = useMessages(submitMessages);
  if (choices.length === 0) return null;
  const reason = ({ collegeId, standing }: KnownChoice) => {
    if (collegeId === '') return messages.notOffered;
    return standing?.state === 'closed' ? (standing.why ?? messages.notEligible) : messages.twice;
  };
  return (
    <Notice>
      <p>{fill(messages.count, { count: choices.length })}</p>
      <Disclosure summary={messages.which} className="border-b-0 print:hidden">
        <ul className="space-y-2">
          {choices.map((choice) => (
            <li key={choice.choice}>
              <span className="block font-medium text-text">{choiceName(choice)}</span>
              {reason(choice)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}
