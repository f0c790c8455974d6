import Headset from 'lucide-react/icons/headset';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HandOver } from './hand-over.tsx';
import { assistantMessages } from './messages.ts';

/** The way from the assistant to a person, always in reach. */
export function HandOverMenu({ id }: { id: string }) {
  const words = useMessages(assistantMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Headset aria-hidden="true" />
        {words.toPerson}
      </Button>
      {isOpen && (
        <Dialog isOpen size="small" onClose={() => setIsOpen(false)} title={words.handOver}>
          <p className="mb-4">{words.handOverText}</p>
          <HandOver id={id} first="support" />
        </Dialog>
      )}
    </>
  );
}
