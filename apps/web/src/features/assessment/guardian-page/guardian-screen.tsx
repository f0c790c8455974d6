import { type GuardianRequest, guardianConsent } from '@dakhila/contract/guardian-consent';
import { call } from '../../../lib/api.ts';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useLastPart } from '../../../lib/navigation.tsx';
import { useLoad } from '../../../lib/use-load.ts';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SharedPage } from '../../../ui/shared-page.tsx';
import { guardianPageMessages } from './messages.ts';

/** `/guardian/:token`: the whole text of a consent, for the parent or guardian who got the link. It needs no account. */
export function GuardianScreen() {
  const token = useLastPart();
  const messages = useMessages(guardianPageMessages);
  const loaded = useLoad(
    async (signal) => (await call(guardianConsent.request, { params: { token } }, { signal })).data,
    { key: token },
  );
  return (
    <SharedPage
      title={messages.title}
      className="max-w-2xl"
      loaded={loaded}
      loading={<Loading label={messages.loading} skeletons={['h-24', 'h-56 rounded-card', 'h-40 rounded-card']} />}
      ended={{ title: messages.endedTitle, text: messages.ended }}
      failed={{ title: messages.failedTitle, text: messages.failed }}
      tryAgain={messages.tryAgain}
    >
      {(request) => <Request request={request} />}
    </SharedPage>
  );
}

function Request({ request }: { request: GuardianRequest }) {
  const messages = useMessages(guardianPageMessages);
  const { student, wording, givenAt } = request;
  return (
    <>
      <PageHeader title={messages.title} lead={fill(messages.lead, { student, brand: brand.name })} />
      <div className="space-y-5">
        <Card>
          <h2 className="text-lg font-semibold">{messages.asked}</h2>
          <p className="mt-2">{wording.title}</p>
          <ul className="mt-2 list-disc space-y-2 ps-5 marker:text-marigold-text">
            {wording.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
        {givenAt ? (
          <Notice variant="good" title={fill(messages.givenTitle, { date: indianDate(givenAt) ?? '' })}>
            {messages.given}
          </Notice>
        ) : (
          <CodeToPassOn request={request} />
        )}
        <dl className="space-y-4">
          {!givenAt && <Answer title={messages.no.title}>{messages.no.text}</Answer>}
          <Answer title={messages.stored.title}>{messages.stored.text}</Answer>
          <Answer title={messages.withdraw.title}>
            {messages.withdraw.text}{' '}
            <a
              href={`mailto:${brand.supportEmail}`}
              className="inline-block py-2.5 font-medium break-all underline underline-offset-2"
            >
              {brand.supportEmail}
            </a>
          </Answer>
        </dl>
      </div>
    </>
  );
}

function Answer({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 max-w-reading text-quiet">{children}</dd>
    </div>
  );
}

/** The code comes after the text: a guardian who passes it on could read what that means. */
function CodeToPassOn({ request: { code, student } }: { request: GuardianRequest }) {
  const messages = useMessages(guardianPageMessages).code;
  if (code === null)
    return (
      <Notice variant="warning" title={messages.expiredTitle}>
        {fill(messages.expired, { student })}
      </Notice>
    );
  return (
    <Card variant="highlight">
      <h2 className="text-lg font-semibold">{messages.title}</h2>
      <p className="mt-2">{fill(messages.lead, { student })}</p>
      <p className="mt-4 text-sm text-quiet">{messages.label}</p>
      <p className="font-semibold text-2xl tracking-[0.2em] tabular-nums select-all">{code}</p>
      <p className="mt-2 text-sm text-quiet">{messages.valid}</p>
    </Card>
  );
}
