import type { Exam } from '@dakhila/contract/exam';
import { useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { listsMessages } from '../messages.ts';

/** Why the order must be the true preference, in plain words. */
export function WhyOrder({ exam }: { exam: Exam }) {
  const { why: words } = useMessages(listsMessages).editor;
  return (
    <Disclosure
      summary={
        <span className="flex items-center gap-2.5">
          <span aria-hidden="true" className="h-5 w-1 rounded-full bg-marigold" />
          {words.title}
        </span>
      }
      className="rounded-card border bg-card px-4 print:hidden"
    >
      <div className="space-y-2 text-sm">
        {words.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {exam === 'mht-cet' && <p className="font-medium text-text">{words.cap}</p>}
      </div>
    </Disclosure>
  );
}
