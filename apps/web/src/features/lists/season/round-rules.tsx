import type { Schedule } from '@dakhila/contract/rounds';
import { useMessages } from '../../../lib/messages.ts';
import { sentences } from '../../../lib/sentences.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { listsMessages } from '../messages.ts';

type RoundRulesProps = { rules: Schedule['rules']; className?: string };

/** What must be accepted in which round, and what freezing and betterment mean, each rule with its source. */
export function RoundRules({ rules, className = '' }: RoundRulesProps) {
  const { schedule: messages } = useMessages(listsMessages).season;
  return (
    <Disclosure summary={messages.rules} className={className}>
      <ul className="space-y-3 text-sm">
        {rules.map(({ text, source, isUnconfirmed }) => (
          <li key={text}>
            <p className="text-text">{text}</p>
            <p>{isUnconfirmed ? sentences(source, messages.unconfirmed) : source}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
