import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { fill, useMessages } from '../../lib/messages.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { counsellingMessages } from './messages.ts';

/** What counts as used and what comes back, in plain words. */
export function Rules() {
  const words = useMessages(counsellingMessages);
  return (
    <Disclosure summary={words.rulesTitle} className="mt-8 border-t">
      <ul className="list-disc space-y-2 ps-5">
        {words.rules.map((rule) => (
          <li key={rule}>{fill(rule, COUNSELLING)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
