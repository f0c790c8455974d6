import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../lib/messages.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { LegalText } from './legal-texts.ts';
import { legalMessages } from './messages.ts';

type Reader = typeof import('./legal-reader.tsx');
type LegalDialogProps = { text: LegalText | null; onClose: () => void };

// The texts are long and few students open them, so they and their dialog come only then.
/** A dialog with a legal text, open while there is one to show. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const words = useMessages(legalMessages);
  const [reader, setReader] = useState<Reader | null>(null);
  const giveUp = useEffectEvent(() => {
    showToast({ title: words.failed, variant: 'destructive' });
    onClose();
  });
  const isMissing = text !== null && !reader;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    import('./legal-reader.tsx').then(
      (loaded) => isGone || setReader(loaded),
      () => isGone || giveUp(),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);

  if (text === null) return null;
  if (reader) return <reader.LegalReader text={text} onClose={onClose} />;
  return (
    <div className="fixed inset-0 z-40 opacity-80">
      <FullScreenSpinner label={words.loading} />
    </div>
  );
}
