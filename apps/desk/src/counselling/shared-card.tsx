import { type DeskSession, deskCalendar } from '@dakhila/contract/desk/calendar';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { indianDate } from '../../../web/src/lib/format.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card, CardHeader } from '../../../web/src/ui/card.tsx';
import { ExternalLink } from '../../../web/src/ui/link.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';
import { call } from '../api.ts';

/** What the student shares for this session, until it is over. */
export function SharedCard({ session: { id, shared } }: { session: DeskSession }) {
  const { isOpen, profile, predictions, conversation, hasReport } = shared;
  const isNothing = !profile && predictions.length === 0 && conversation === null && !hasReport;
  return (
    <Card>
      <CardHeader
        title="What the student shares"
        lead="Only for this session, and only until it’s over. Opening it is logged."
      />
      {isNothing && (
        <p className="text-quiet">
          {isOpen ? 'Nothing so far. Please ask in the session.' : 'It’s over, so nothing is shown any more.'}
        </p>
      )}
      {profile && (
        <Part title="Profile">
          {profile.length === 0 ? (
            <p className="text-sm text-quiet">It’s empty.</p>
          ) : (
            <dl className="space-y-1.5 text-sm">
              {profile.map(({ name, value }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-quiet">{name}</dt>
                  <dd className="break-words font-medium tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Part>
      )}
      {predictions.length > 0 && (
        <Part title="Newest predictions">
          <ul className="space-y-2 text-sm">
            {predictions.map(({ title, year, createdAt, counts }) => (
              <li key={createdAt}>
                <span className="font-medium">{title}</span> ({year})
                <span className="block text-quiet">
                  {indianDate(createdAt)}
                  {counts.length > 0 && `: ${counts.map(({ band, count }) => `${count} ${band}`).join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {hasReport && <Report id={id} />}
      {conversation !== null && (
        <Part title="Chat with the assistant">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
          <section aria-label="Chat" tabIndex={0} className="max-h-80 overflow-y-auto rounded-control bg-sunken p-3">
            <p className="text-sm break-words whitespace-pre-wrap">{conversation}</p>
          </section>
        </Part>
      )}
    </Card>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-4 border-t pt-4 first-of-type:mt-0 first-of-type:border-0 first-of-type:pt-0">
    <h3 className="mb-2 text-base">{title}</h3>
    {children}
  </section>
);

/** The report is on a page of its own, behind a link that is made on request. */
function Report({ id }: { id: string }) {
  const link = useMutation({
    mutationFn: async () => (await call(deskCalendar.openReport, { params: { id }, body: {} })).data.url,
  });
  return (
    <Part title="Assessment report">
      {link.data ? (
        <ExternalLink href={link.data}>Open the report</ExternalLink>
      ) : (
        <>
          <p className="mb-2 text-sm text-quiet">
            A new link works until the session is over. The one in your email stops working.
          </p>
          <Button variant="secondary" size="small" isBusy={link.isPending} onClick={() => link.mutate()}>
            Make a link
          </Button>
          <FailureNotice error={link.error} fallback="The report couldn’t be opened." className="mt-3" />
        </>
      )}
    </Part>
  );
}
