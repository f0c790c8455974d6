import { useParams } from 'react-router';
import { RecordPage } from '../shell/record-page.tsx';
import { FaqEditor } from './faq-editor.tsx';
import { useFaqEntry } from './queries.ts';

/** One question of the FAQ. */
export function FaqEntryScreen() {
  const { id = '' } = useParams();
  const query = useFaqEntry(id);
  return (
    <RecordPage
      title="Question"
      back={{ to: '/season/faq', name: 'All questions' }}
      query={query}
      heading="This question couldn’t be opened"
    >
      {(entry) => <FaqEditor key={entry.id} entry={entry} />}
    </RecordPage>
  );
}
