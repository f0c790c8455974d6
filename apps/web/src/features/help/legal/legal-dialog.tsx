import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type LegalText, legalMessages } from './messages.ts';

type Reader = typeof import('./legal-reader.tsx');
type LegalDialogProps = { text: LegalText | null; onClose: () => void };

/** A dialog with a legal text, open while there is one to show. The long texts are loaded only when it opens. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const messages = useMessages(legalMessages);
  const [reader, setReader] = useState<Reader | null>(null);
  const reportFailure = useEffectEvent(() => {
    showToast({ title: messages.failed, variant: 'destructive' });
    onClose();
  });
  const isMissing = text !== null && !reader;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    import('./legal-reader.tsx').then(
      (loaded) => isGone || setReader(loaded),
      () => isGone || reportFailure(),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);

  if (text === null) return null;
  if (reader) return <reader.LegalReader text={text} onClose={onClose} />;
  return <LoadingCover onClose={onClose} />;
}

/** Covers the page while the text loads. Escape and the button cancel, because a slow connection may take long. */
function LoadingCover({ onClose }: { onClose: () => void }) {
  const messages = useMessages(legalMessages);
  // Restore the focus before the dialog notes where to return it: this button is gone by then.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control, this only handles its Escape.
    <div
      className="fixed inset-0 z-40 flex flex-col items-center justify-center gap-6 bg-page/90"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Spinner label={messages.loading} className="text-[2.5rem] text-ink" />
      <Button variant="secondary" autoFocus onClick={onClose}>
        {messages.cancel}
      </Button>
    </div>
  );
}
