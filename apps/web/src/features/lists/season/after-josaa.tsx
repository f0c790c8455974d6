import type { Exam } from '@dakhila/contract/exam';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { listsMessages } from '../messages.ts';

/** What follows the last JoSAA round. CAP has nothing of the kind. */
export function AfterJosaa({ exam }: { exam: Exam }) {
  const { csab: messages } = useMessages(listsMessages).season;
  if (exam !== 'josaa') return null;
  return (
    <p className="max-w-reading text-sm print:hidden">
      {`${messages.next} `}
      <TextLink to={`${paths.faq}#csab`}>{messages.link}</TextLink>
    </p>
  );
}
