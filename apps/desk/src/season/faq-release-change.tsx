import { type DeskFaqEntry, deskFaq } from '@dakhila/contract/desk/faq';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../web/src/lib/api-error.ts';
import { indianDate } from '../../../web/src/lib/format.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card } from '../../../web/src/ui/card.tsx';
import { Disclosure } from '../../../web/src/ui/disclosure.tsx';
import { FailureNotice, Notice } from '../../../web/src/ui/notice.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { LANGUAGE_LIST } from './labels.ts';
import { entryKey } from './queries.ts';

type ChangeProps = { entry: DeskFaqEntry; onDecided: (entry: DeskFaqEntry) => void };
/** `number`: the edition that was on the page. */
type Decision = { isEditKept: boolean; isConfirmed: boolean; number: number };

/** Asks which text counts when the release has changed beneath an edit, or when nobody knows whether it has. */
export function FaqReleaseChange({ entry, onDecided }: ChangeProps) {
  const { releaseChange: change, isOriginUnknown, id, number, texts, original } = entry;
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ isEditKept, isConfirmed }: Decision) =>
      isEditKept
        ? call(deskFaq.publish, { params: { id }, body: { texts, number, isConfirmed } })
        : call(deskFaq.restore, { params: { id }, body: { to: 0, number } }),
    onSuccess: ({ data }, { isEditKept }) => {
      onDecided(data);
      showToast({ title: isEditKept ? 'The edit stays' : 'Students read the release text', variant: 'success' });
    },
    onError: () => client.invalidateQueries({ queryKey: entryKey(id) }),
  });
  if (!change && !isOriginUnknown) return null;
  // The server refuses a doubtful text once and says why; the second press confirms that very edition.
  const { error, variables: last } = decide;
  const isConfirmed =
    error instanceof ApiError && error.status === 409 && last?.isEditKept === true && last.number === number;
  const press = (isEditKept: boolean) => decide.mutate({ isEditKept, isConfirmed, number });
  return (
    <div className="mb-6">
      <Notice
        variant="warning"
        title={
          change
            ? `The text in the release changed${change.at ? ` on ${indianDate(change.at)}` : ''}`
            : 'Written before releases were recorded'
        }
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="small" variant="secondary" isBusy={decide.isPending} onClick={() => press(true)}>
              {isConfirmed ? 'Keep it anyway' : 'Keep our edit'}
            </Button>
            <Button size="small" variant="secondary" isBusy={decide.isPending} onClick={() => press(false)}>
              Use the release text
            </Button>
          </div>
        }
      >
        {change
          ? 'Students still read our edit, which was written over the older text. Please check whether it’s still right.'
          : 'Please compare once. Students read our edit, and the release may have changed since.'}{' '}
        What you’ve typed below and not published is replaced when you choose.
      </Notice>
      <FailureNotice error={error} fallback="That didn’t work. Please try again." className="mt-3" />
      <Card padding="none" className="mt-3 px-4">
        <Disclosure isWide summary="Compare" className="border-b-0">
          <div className="grid gap-6 lg:grid-cols-2">
            {change ? (
              <Version name="Release before" texts={change.before} />
            ) : (
              <Version name="Our edit" texts={texts} />
            )}
            <Version name="Release now" texts={original} />
          </div>
        </Disclosure>
      </Card>
    </div>
  );
}

const Version = ({ name, texts }: { name: string; texts: DeskFaqEntry['texts'] }) => (
  <section className="min-w-0 space-y-3">
    <h2 className="text-base text-text">
      {name}, source of {texts.year}
    </h2>
    {LANGUAGE_LIST.map(({ language }) => (
      <div key={language} lang={language} className="break-words">
        <p className="font-semibold text-text">{texts[language].question}</p>
        <p className="whitespace-pre-wrap">{texts[language].answer.join('\n\n')}</p>
      </div>
    ))}
  </section>
);
