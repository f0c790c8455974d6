import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { AddToList } from './add-to-list.tsx';
import { membershipMessages } from './messages.ts';
import { collegeOptionsQuery } from './queries.ts';

type AddCollegeToListProps = { exam: Exam; collegeId: string; name: string; className: string };

/** A button that opens the choices of a college, to put them on a list. They are fetched when the dialog opens. */
export function AddCollegeToList({ exam, collegeId, name, className }: AddCollegeToListProps) {
  const messages = useMessages(membershipMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(messages.about, { label: messages.add, about: name })}
        className={className}
        onClick={() => setIsOpen(true)}
      >
        <ListPlus aria-hidden="true" />
        {messages.add}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.collegeTitle}
        description={fill(messages.collegeLead, { college: name })}
        footer={<Button onClick={() => setIsOpen(false)}>{messages.done}</Button>}
      >
        <CollegeChoices exam={exam} collegeId={collegeId} name={name} />
      </Dialog>
    </>
  );
}

function CollegeChoices({ exam, collegeId, name }: Omit<AddCollegeToListProps, 'className'>) {
  const messages = useMessages(membershipMessages);
  const query = useQuery(collegeOptionsQuery(exam, collegeId));
  return (
    <QueryView
      query={query}
      fallback={messages.loadFailed}
      loading={
        <Loading label={messages.loading}>
          <SkeletonText lines={6} />
        </Loading>
      }
    >
      {(choices) =>
        choices.length === 0 ? (
          <p className="text-quiet">{messages.noLines}</p>
        ) : (
          <ul className="divide-y">
            {/* By name, as a student looks for it; the codes have an order of their own. */}
            {choices.toSorted(byProgramme).map(({ choice, programme, official, note }) => (
              <li key={choice} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <span className="min-w-0 flex-1 basis-52">
                  <span className="block font-medium">{programme}</span>
                  {official.code && <span className="block text-sm text-quiet tabular-nums">{official.code}</span>}
                  {note && <span className="block text-sm text-quiet">{note}</span>}
                </span>
                <AddToList exam={exam} choice={choice} about={`${programme}, ${name}`} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

const byProgramme = (one: { programme: string }, other: { programme: string }) =>
  one.programme.localeCompare(other.programme, 'en');
