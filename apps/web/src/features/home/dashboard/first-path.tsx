import type { Dashboard } from '@dakhila/contract/dashboard';
import { useMessages } from '../../../lib/messages.ts';
import { Checklist } from '../../../ui/progress.tsx';
import { dashboardMessages } from './messages.ts';

/** The three steps of a new student, with a tick at what is done. */
export function FirstPath({ data }: { data: Dashboard }) {
  const words = useMessages(dashboardMessages).path;
  const isTold = data.examsTold.length > 0;
  return (
    <div className="mt-5 border-t pt-4">
      <Checklist
        label={words.label}
        steps={[
          { label: words.tell, state: isTold ? 'done' : 'current' },
          { label: words.predict, state: isTold ? 'current' : 'waiting' },
          { label: words.list, state: 'waiting' },
        ]}
      />
    </div>
  );
}
