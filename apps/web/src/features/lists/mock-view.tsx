import type { MockAllotment, PreferenceList } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../lib/messages.ts';
import { useAddressChoice } from '../../lib/use-address-choice.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { type KnownChoices, programmeParts } from './choices.ts';
import { listsMessages } from './messages.ts';
import { MockRounds, MockTable } from './mock-table.tsx';
import { mockQuery } from './queries.ts';

type MockViewProps = { list: PreferenceList; version: number; known: KnownChoices };

/** The list with the real closing ranks of a past year, which the student chooses. */
export function MockView({ list, version, known }: MockViewProps) {
  const messages = useMessages(listsMessages).mock;
  const { address, choose } = useAddressChoice();
  const year = list.mockYears.find((one) => String(one) === address.get('year')) ?? list.mockYears[0];
  if (year === undefined) return <Notice>{messages.none}</Notice>;
  if (list.choices.length === 0) return <Notice>{messages.empty}</Notice>;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-end gap-4">
        <Field label={messages.year} className="w-32">
          <Select
            value={year}
            options={list.mockYears.map((one) => ({ value: one, label: String(one) }))}
            onChange={(event) => choose('year', event.target.value)}
          />
        </Field>
        <p className="max-w-reading flex-1 basis-64 text-sm text-quiet">{messages.lead}</p>
      </div>
      <ReplayedYear id={list.id} version={version} year={year} known={known} />
    </div>
  );
}

type ReplayedYearProps = { id: string; version: number; year: number; known: KnownChoices };

function ReplayedYear({ id, version, year, known }: ReplayedYearProps) {
  const messages = useMessages(listsMessages).mock;
  const query = useQuery(mockQuery(id, version, year));
  return (
    <QueryView
      query={query}
      fallback={messages.failed}
      loading={<Loading label={messages.loading} className="space-y-5" skeletons={['h-72', 'h-72']} />}
    >
      {(mock) => (
        <div className={query.isPlaceholderData ? 'space-y-5 opacity-60' : 'space-y-5'}>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <FinalSeat mock={mock} known={known} />
            <Card>
              <CardHeader title={messages.rounds} level={3} />
              <MockRounds mock={mock} known={known} />
            </Card>
          </div>
          <MockTable mock={mock} known={known} />
          <p className="max-w-reading text-sm text-quiet">{`${messages.legend} ${fill(messages.source, { source: mock.source })}`}</p>
        </div>
      )}
    </QueryView>
  );
}

function FinalSeat({ mock, known }: { mock: MockAllotment; known: KnownChoices }) {
  const messages = useMessages(listsMessages).mock;
  const { final } = mock;
  const named = final ? known.get(final.choice) : undefined;
  return (
    <Card variant="highlight">
      <h3 className="text-sm font-semibold text-marigold-text">{fill(messages.result, { year: mock.year })}</h3>
      {final && named ? (
        <>
          <p className="mt-1 text-lg font-semibold">{programmeParts(named.programme).name}</p>
          <p className="text-quiet">{named.collegeName}</p>
          <p className="mt-2 text-sm tabular-nums">
            {fill(messages.final, { place: final.place, round: final.round })}
          </p>
        </>
      ) : (
        <>
          <p className="mt-1 text-lg font-semibold">{messages.noSeat}</p>
          <p className="mt-1 text-sm text-quiet">{messages.noSeatText}</p>
        </>
      )}
      {mock.notes.length > 0 && (
        <ul className="mt-4 list-disc space-y-1 border-t ps-5 pt-3 text-sm text-quiet">
          {mock.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
