import type { Validity } from '@dakhila/contract/assessment-report';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ValidityNotice } from './validity-notice.tsx';

/** Answers that cannot carry a report: said kindly, with the way to another sitting that costs nothing. */
export function RetakeFace({ id, validity }: { id: string; validity: Validity }) {
  const words = useMessages(assessmentMessages).report.retake;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="max-w-2xl">
      <ValidityNotice validity={validity} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.psychometric} size="large" className="max-sm:w-full">
          {words.again}
        </ButtonLink>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={() => setIsDeleting(true)}>
          {words.remove}
        </Button>
      </div>
      {isDeleting && <DeleteDialog id={id} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
