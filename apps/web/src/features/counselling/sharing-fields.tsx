import type { Sharing } from '@dakhila/contract/counselling';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { counsellingMessages } from './messages.ts';

export const SHARED_THINGS = ['profile', 'predictions', 'report'] as const;
export const NOTHING_SHARED: Sharing = { profile: false, predictions: false, report: false };

type SharingFieldsProps = { sharing: Sharing; onChange: (sharing: Sharing) => void; isLegendHidden?: boolean };

export function SharingFields({ sharing, onChange, isLegendHidden = false }: SharingFieldsProps) {
  const messages = useMessages(counsellingMessages);
  // A conversation can be ticked again after it was unticked.
  const [offered] = useState(sharing.conversationId);
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'text-sm font-semibold'}>{messages.sharing}</legend>
      <p className="text-sm text-quiet">{messages.sharingHint}</p>
      <div className="mt-1">
        {SHARED_THINGS.map((thing) => (
          <Checkbox
            key={thing}
            checked={sharing[thing]}
            onChange={({ target }) => onChange({ ...sharing, [thing]: target.checked })}
          >
            <span className="block font-medium">{messages.share[thing]}</span>
            <span className="block text-sm text-quiet">{messages.shareHint[thing]}</span>
          </Checkbox>
        ))}
        {offered && (
          <Checkbox
            checked={sharing.conversationId === offered}
            onChange={({ target }) => {
              const { conversationId: _before, ...rest } = sharing;
              onChange(target.checked ? { ...rest, conversationId: offered } : rest);
            }}
          >
            <span className="block font-medium">{messages.shareConversation}</span>
            <span className="block text-sm text-quiet">{messages.shareConversationHint}</span>
          </Checkbox>
        )}
      </div>
    </fieldset>
  );
}
