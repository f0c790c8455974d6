import { type DeskFaqEntry, deskFaq } from '@dakhila/contract/desk/faq';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/** Says that a release changed the text beneath an edit, shows both texts, and asks which one counts. */
export function FaqReleaseChange({ entry, onDecided }: ChangeProps) {
  const { releaseChange: change, id, number, texts, original } = entry;
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (isEditKept: boolean) =>
      isEditKept
        ? call(deskFaq.publish, { params: { id }, body: { texts, number, isConfirmed: true } })
        : call(deskFaq.restore, { params: { id }, body: { to: 0, number } }),
    onSuccess: ({ data }, isEditKept) => {
      onDecided(data);
      showToast({ title: isEditKept ? 'The edit stays' : 'Students read the release text', variant: 'success' });
    },
    onError: () => client.invalidateQueries({ queryKey: entryKey(id) }),
  });
  if (!change) return null;
  return (
    <div className="mb-6">
      <Notice
        variant="warning"
        title={`The text in the release changed${change.at ? ` on ${indianDate(change.at)}` : ''}`}
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="small" variant="secondary" isBusy={decide.isPending} onClick={() => decide.mutate(true)}>
              Keep our edit
            </Button>
            <Button size="small" variant="secondary" isBusy={decide.isPending} onClick={() => decide.mutate(false)}>
              Use the release text
            </Button>
          </div>
        }
      >
        Students still read our edit, which was written over the older text. Please check whether it’s still right. What
        you’ve typed below and not published is replaced when you choose.
      </Notice>
      <FailureNotice error={decide.error} fallback="That didn’t work. Please try again." className="mt-3" />
      <Card padding="none" className="mt-3 px-4">
        <Disclosure isWide summary="Compare" className="border-b-0">
          <div className="grid gap-6 lg:grid-cols-2">
            <Version name="Release before" texts={change.before} />
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
