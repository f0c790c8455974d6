import type { OneTimeLink } from '@dakhila/contract/desk/members';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { Dialog } from '../../../web/src/ui/dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';

/** A link that registers a passkey. It is shown once. */
export function LinkDialog({ link, onClose }: { link: OneTimeLink; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Hand this link over"
      size="small"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <p className="mb-4 text-quiet">
        It works once, until {indianDateTime(link.expiresAt)}. Hand it over in person or on a channel you trust: whoever
        opens it gets this access. It’s shown only now.
      </p>
      <Field label="One-time link">
        <Input readOnly value={link.url} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}
