import { LEGAL_VERSION } from '@dakhila/domain/privacy/legal-version';
import { lazy, Suspense, useState } from 'react';
import { storedText } from '../../../lib/stored.ts';

const NewTermsDialog = lazy(() =>
  import('./new-terms-dialog.tsx').then((module) => ({ default: module.NewTermsDialog })),
);

/** Kept for this visit: whoever said "not now" is asked again at the next one. */
const putOffTerms = storedText('terms-put-off');

/** Asks once a visit whoever has not agreed to the texts as they now stand. */
export function NewTerms() {
  const [isOver, setIsOver] = useState(() => putOffTerms.read() === LEGAL_VERSION);
  if (isOver) return null;
  const putOff = () => {
    putOffTerms.write(LEGAL_VERSION);
    setIsOver(true);
  };
  return (
    <Suspense>
      <NewTermsDialog onDone={() => setIsOver(true)} onLater={putOff} />
    </Suspense>
  );
}
