import { type DeskFaqEntry, deskFaq } from '@dakhila/contract/desk/faq';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Disclosure } from '../../../web/src/ui/disclosure.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { LANGUAGE_LIST } from './labels.ts';
import { entryKey } from './queries.ts';

type HistoryProps = { entry: DeskFaqEntry; onRestored: (entry: DeskFaqEntry) => void };

/** All editions of a question; an earlier one can be brought back. */
export function FaqHistory({ entry, onRestored }: HistoryProps) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (to: number) => call(deskFaq.restore, { params: { id: entry.id }, body: { to, number: entry.number } }),
    onSuccess: ({ data }) => {
      onRestored(data);
      showToast({ title: 'Students read the earlier text again', variant: 'success' });
    },
    onError: () => client.invalidateQueries({ queryKey: entryKey(entry.id) }),
  });
  if (entry.history.length === 0)
    return <p className="mt-8 text-sm text-quiet">No one has edited this question since the release.</p>;
  const release = { number: 0, by: 'The release', at: null, texts: entry.original };
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">History</h2>
      <FailureNotice error={restore.error} fallback="That didn’t work. Please try again." className="mb-3" />
      {[...entry.history, release].map(({ number, by, at, texts }) => (
        <Disclosure
          key={number}
          isWide
          summary={
            <span className="flex flex-wrap items-center gap-2">
              {number === 0 ? 'Text of the release' : `Edit ${number} by ${by}`}
              {at && <span className="text-sm font-normal text-quiet">{indianDateTime(at)}</span>}
              {number === entry.number && <Badge variant="good">Students read this</Badge>}
            </span>
          }
        >
          {texts ? (
            <div className="grid gap-4 lg:grid-cols-3">
              {LANGUAGE_LIST.map(({ language }) => (
                <div key={language} lang={language} className="break-words">
                  <p className="font-semibold text-text">{texts[language].question}</p>
                  <p className="whitespace-pre-wrap">{texts[language].answer.join('\n\n')}</p>
                </div>
              ))}
            </div>
          ) : (
            <p>Brought back the text of the release.</p>
          )}
          {number !== entry.number && (
            <Button
              size="small"
              variant="secondary"
              className="mt-3"
              isBusy={restore.isPending}
              onClick={() => restore.mutate(texts === null ? 0 : number)}
            >
              Bring this back
            </Button>
          )}
        </Disclosure>
      ))}
    </section>
  );
}
