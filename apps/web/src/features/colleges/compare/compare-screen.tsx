import { useRef } from 'react';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useSyncSearch } from '../../../lib/use-address-choice.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { CampusGate } from '../../../ui/illustrations.tsx';
import { ButtonLink, ExternalLink, TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { collegesMessages } from '../messages.ts';
import { comparisonText, isSame, readComparison, togglePicked } from '../shared/comparison.ts';
import { collegeMessages } from '../shared/messages.ts';
import { useOwnCategory, useOwnUniversity } from '../shared/own-category.ts';
import { PinForm, useOwnPin } from '../shared/own-pin.tsx';
import { CompareCutoffs } from './compare-cutoffs.tsx';
import { type ComparedCollege, rowsFor, useCompared, useCostOf, useDistanceOf } from './compare-rows.ts';
import { CompareRow, CompareTable } from './compare-table.tsx';
import { OwnChances } from './own-chances.tsx';

/** Up to four colleges side by side. They are in the address, so that a comparison can be shared. */
export function CompareScreen() {
  const { compare: messages, answers } = useMessages(collegesMessages);
  const { doubts } = answers.cost;
  const shared = useMessages(collegeMessages).common;
  const [address, change] = useSyncSearch();
  const asked = readComparison(address.get('compare') ?? '');
  const { compared, isLoading, missing, error, isTrying, tryAgain } = useCompared(asked);
  const distanceOf = useDistanceOf(compared);
  const { costOf, hasFamily, isKnown } = useCostOf(compared);
  const own = useOwnCategory();
  const university = useOwnUniversity();
  const hasOwnPin = useOwnPin() !== null;
  // Saving the PIN code removes its form, so the focus moves to the table that now shows the distances.
  const table = useRef<HTMLDivElement>(null);
  const remove = ({ exam, id, college }: ComparedCollege) => {
    togglePicked({ exam, id, name: college.name });
    const left = asked.filter((one) => !isSame(one, { exam, id }));
    change({ compare: comparisonText(left) }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        back={<BackLink to={paths.search}>{messages.back}</BackLink>}
      />
      {missing > 0 && (
        <Notice variant="warning" className="mb-4">
          {fill(messages.missing, { count: missing })}
        </Notice>
      )}
      {isLoading ? (
        <Loading label={messages.loading} skeletons={['h-128']} />
      ) : error ? (
        <FailedLoad
          heading={messages.failedTitle}
          error={error}
          fallback={messages.failed}
          isTrying={isTrying}
          onTry={tryAgain}
        />
      ) : compared.length === 0 ? (
        <EmptyState
          heading={messages.emptyTitle}
          illustration={<CampusGate />}
          action={<ButtonLink to={paths.search}>{messages.findColleges}</ButtonLink>}
        >
          {messages.emptyText}
        </EmptyState>
      ) : (
        <>
          <div ref={table} tabIndex={-1} className="outline-none">
            <CompareTable caption={messages.caption} compared={compared} onRemove={remove}>
              <CompareRow name={messages.ownChances} compared={compared}>
                {(one) => <OwnChances compared={one} />}
              </CompareRow>
              {rowsFor(compared, { ownPin: hasOwnPin }).map(([key, read]) => {
                const textOf = (one: ComparedCollege) =>
                  read(one, { messages, doubts, shared, own, university, distanceOf, costOf });
                // A fact that is known of none of them would take the room of one that is. The distance is still loading.
                if (key !== 'distance' && compared.every((one) => textOf(one) === null)) return null;
                return (
                  <CompareRow
                    key={key}
                    name={fill(messages.rows[key], { category: own?.label ?? '' })}
                    compared={compared}
                  >
                    {(one) => <Value text={textOf(one)} />}
                  </CompareRow>
                );
              })}
            </CompareTable>
          </div>
          {isKnown && (
            <p className="mt-2 text-sm text-quiet">
              {`${messages.onCapSeat} `}
              <TextLink to={paths.money} className="print:hidden">
                {hasFamily ? messages.whatYouPay : messages.tellFamily}
              </TextLink>
            </p>
          )}
          {!hasOwnPin && (
            <Card className="mt-4 print:hidden">
              <PinForm isFocused={false} onSaved={() => table.current?.focus()} />
            </Card>
          )}
          <CompareCutoffs compared={compared} />
        </>
      )}
    </>
  );
}

function Value({ text }: { text: string | null }) {
  const messages = useMessages(collegesMessages).compare;
  if (text === null) return messages.notAvailable;
  return text.startsWith('https://') || text.startsWith('http://') ? (
    <ExternalLink href={text} className="break-all">
      {new URL(text).host.replace(/^www\./, '')}
    </ExternalLink>
  ) : (
    text
  );
}
