import { familyLinks } from '@dakhila/contract/family-links';
import type { FamilyList, FamilyPage } from '@dakhila/contract/family-pages';
import { seasonName } from '@dakhila/domain/season/season';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useLastPart } from '../../../lib/navigation.tsx';
import { useLoad } from '../../../lib/use-load.ts';
import { useViewCount } from '../../../lib/use-view-count.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SharedPage } from '../../../ui/shared-page.tsx';
import { CommentForm } from './comment-form.tsx';
import { FamilyChoices } from './family-choices.tsx';
import { CompulsorySeats, FamilyOutcome } from './family-outcome.tsx';
import { familyMessages } from './messages.ts';
import { SharedRun } from './shared-run.tsx';

/** `/family/:token`: a list or a prediction for anyone who has its link. It needs no account and shows nothing else of the student. */
export function FamilyScreen() {
  const token = useLastPart();
  const messages = useMessages(familyMessages).page;
  const loaded = useLoad(async (signal) => (await call(familyLinks.open, { params: { token } }, { signal })).data, {
    key: token,
  });
  useViewCount(loaded.data !== undefined, () => call(familyLinks.countView, { params: { token } }));
  return (
    <SharedPage
      title={loaded.data?.list?.listName ?? messages.title}
      className="max-w-3xl"
      loaded={loaded}
      loading={<Loading label={messages.loading} skeletons={['h-20', 'h-44 rounded-card', 'h-96 rounded-card']} />}
      ended={{ title: messages.endedTitle, text: messages.ended }}
      failed={{ title: messages.failedTitle, text: serverMessageOf(loaded.error, messages.failed) }}
      tryAgain={messages.tryAgain}
    >
      {(page) => <SharedContent page={page} token={token} />}
    </SharedPage>
  );
}

type SharedContentProps = { page: FamilyPage; token: string };

function SharedContent({ page, token }: SharedContentProps) {
  const messages = useMessages(familyMessages).page;
  const { run } = page;
  const list = page.list && numberChoices(page.list);
  const date = (moment: string) => indianDate(moment) ?? '';
  const until = date(page.expiresAt);
  const fees = <p className="max-w-reading text-sm text-pretty">{messages.fullFees}</p>;
  return (
    <>
      <SharedHeader page={page} />
      <div className="space-y-5">
        {list && (
          <>
            <FamilyOutcome list={list} dataYears={page.dataYears} />
            <CompulsorySeats compulsory={list.compulsory} choices={list.choices} />
            {fees}
            <FamilyChoices list={list} />
          </>
        )}
        {run && (
          <>
            {fees}
            <SharedRun run={run} dataYears={page.dataYears} />
          </>
        )}
        <CommentForm token={token} />
        <p className="text-sm text-quiet">
          {list && fill(messages.dates, { changed: date(list.updatedAt), until })}
          {run && fill(messages.run.dates, { made: date(run.createdAt), until })}
        </p>
      </div>
    </>
  );
}

/** During an update of the servers, one of the earlier release may answer: it sends no places and counts rows, also for the most likely seat. */
const numberChoices = (list: FamilyList): FamilyList => ({
  ...list,
  choices: list.choices.map((choice, at) => (choice.place === undefined ? { ...choice, place: at + 1 } : choice)),
});

function SharedHeader({ page: { list, exam, year, firstName } }: Pick<SharedContentProps, 'page'>) {
  const messages = useMessages(familyMessages).page;
  const { lead, titleOf } = list ? messages : messages.run;
  return (
    <PageHeader
      title={list ? list.listName : messages.run.title}
      lead={fill(lead, { admission: seasonName(exam, year) })}
      badges={
        <>
          <Badge variant="secondary">{messages.badge}</Badge>
          {firstName && <Badge variant="outline">{fill(titleOf, { name: firstName })}</Badge>}
        </>
      }
    />
  );
}
