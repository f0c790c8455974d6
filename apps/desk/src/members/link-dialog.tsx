import type { OneTimeLink } from '@dakhila/contract/desk/members';
import { useState } from 'react';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { Dialog } from '../../../web/src/ui/dialog.tsx';
import { LinkField } from '../../../web/src/ui/link-field.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';

/** A link that registers a passkey. It is shown once, so it stays until it was copied or Done was pressed. */
export function LinkDialog({ link, onClose }: { link: OneTimeLink; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const [tries, setTries] = useState(0);
  return (
    <Dialog
      // A browser may close a dialog on the second Escape without asking: a new key opens it again.
      key={tries}
      isOpen
      onClose={() => (isCopied ? onClose() : setTries(tries + 1))}
      title="Hand this link over"
      size="small"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {tries > 0 && !isCopied && (
        <Notice variant="warning" isLive className="mb-4" title="You haven’t copied the link yet">
          It’s never shown again. Copy it, or press Done if you have it.
        </Notice>
      )}
      <p className="mb-4 text-quiet">
        It works once, until {indianDateTime(link.expiresAt)}. Hand it over in person or on a channel you trust: whoever
        opens it gets this access.
      </p>
      <LinkField
        url={link.url}
        label="One-time link"
        hint="It’s shown only now."
        copy="Copy the link"
        copied="Link copied"
        copyFailed="Copying didn’t work. Please copy the marked text."
        onCopied={() => setIsCopied(true)}
      />
    </Dialog>
  );
}
