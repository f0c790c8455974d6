import { type CutoffList, type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { LARGEST_LIST_BYTES } from '@dakhila/domain/staff/cutoff-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { FailureNotice, Notice } from '../../../web/src/ui/notice.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../web/src/ui/table.tsx';
import { sendFile } from '../api.ts';
import { MoreButton } from '../shell/more-button.tsx';
import { LIST_LOOKS, LIST_NAMES } from './labels.ts';
import { LISTS_KEY, listKey, useLists } from './queries.ts';

/** Uploaded lists of cut-offs, and a field for a new one. */
export function ListsTab() {
  const query = useLists();
  return (
    <>
      <UploadBox />
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="The lists couldn’t be loaded.">
        {({ pages }) => {
          const lists = pages.flatMap((page) => page.lists);
          return lists.length === 0 ? (
            <EmptyState heading="No list yet">
              Upload a round’s CSV file in the format that the data build reads.
            </EmptyState>
          ) : (
            <ListTable lists={lists} />
          );
        }}
      </QueryView>
      <MoreButton query={query}>Earlier lists</MoreButton>
    </>
  );
}

function UploadBox() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File): Promise<CutoffListDetails> => {
      if (file.size > LARGEST_LIST_BYTES)
        throw new Error('The file is larger than 24 MB. Please upload one round at a time.');
      return await sendFile<CutoffListDetails>(deskCutoffLists.upload.path, file, 'text/csv');
    },
    onSuccess: (list) => {
      client.setQueryData(listKey(list.id), list);
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      void navigate(`/season/lists/${list.id}`);
    },
  });
  return (
    <div className="mb-6">
      <Notice
        title="A new list reaches students in four steps"
        action={
          <>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              aria-label="File with a list of cut-offs"
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) upload.mutate(file);
              }}
            />
            <Button isBusy={upload.isPending} onClick={() => input.current?.click()}>
              <Upload aria-hidden="true" />
              Upload a CSV file
            </Button>
          </>
        }
      >
        You upload it, and it’s checked as a release would. A colleague approves it. You look at what changes for
        students. Then one of you publishes it. Until then students see nothing of it.
      </Notice>
      {upload.isPending && (
        <p role="status" className="mt-3 text-quiet">
          Checking all years against it. This can take a minute.
        </p>
      )}
      <FailureNotice
        error={upload.error}
        fallback={upload.error?.message ?? 'The file couldn’t be checked. Please try again.'}
        className="mt-3"
      />
    </div>
  );
}

const ListTable = ({ lists }: { lists: CutoffList[] }) => (
  <Table caption="Uploaded lists" isCaptionHidden>
    <TableHead columns={['List', 'State', 'Uploaded', 'Approved by']} />
    <tbody>
      {lists.map((list) => (
        <tr key={list.id}>
          <HeaderCell scope="row">
            <Link to={`/season/lists/${list.id}`} className="inline-flex min-h-11 items-center">
              {LIST_NAMES[list.list]}
            </Link>
          </HeaderCell>
          <Cell>
            <Badge variant={LIST_LOOKS[list.state].variant}>{LIST_LOOKS[list.state].name}</Badge>
            {list.isServed && <span className="mt-1 block text-xs text-quiet">Students see it</span>}
          </Cell>
          <Cell className="whitespace-nowrap">
            {list.uploadedBy}
            <span className="block text-quiet">{indianDateTime(list.uploadedAt)}</span>
          </Cell>
          <Cell>{list.approvedBy ?? 'No one yet'}</Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
