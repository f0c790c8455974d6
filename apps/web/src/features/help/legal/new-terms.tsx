import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { lazy, Suspense, useState } from 'react';
import { storedText } from '../../../lib/stored.ts';

const NewTermsDialog = lazy(() =>
  import('./new-terms-dialog.tsx').then((module) => ({ default: module.NewTermsDialog })),
);

/** Stored for this visit: a student who said "not now" is asked again at the next one. */
const postponedTerms = storedText('terms-put-off');

/** Asks a student who has not agreed to the current legal texts, once a visit. */
export function NewTerms() {
  const [isOver, setIsOver] = useState(() => postponedTerms.read() === LEGAL_VERSION);
  if (isOver) return null;
  const postpone = () => {
    postponedTerms.write(LEGAL_VERSION);
    setIsOver(true);
  };
  return (
    <Suspense>
      <NewTermsDialog onDone={() => setIsOver(true)} onLater={postpone} />
    </Suspense>
  );
}
