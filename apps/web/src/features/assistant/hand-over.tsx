import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { assistantMessages } from './messages.ts';

/** The two ways to a person; both can take the conversation along. */
export function HandOver({ id, first }: { id: string; first: 'support' | 'counselling' }) {
  const words = useMessages(assistantMessages);
  const ways = [
    { who: 'support', to: `${paths.support}?conversation=${id}`, label: words.toSupport },
    { who: 'counselling', to: `${paths.counselling}?conversation=${id}`, label: words.toCounselling },
  ] as const;
  const inOrder = first === 'support' ? ways : ways.toReversed();
  return (
    <div className="flex flex-wrap gap-2">
      {inOrder.map(({ who, to, label }, place) => (
        <ButtonLink key={who} to={to} variant={place === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
