import { useRef } from 'react';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useDrawnSearch } from '../../../lib/use-address-choice.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { CampusGate } from '../../../ui/illustrations.tsx';
import { ButtonLink, ExternalLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PinForm } from '../college/distance/pin-form.tsx';
import { collegesMessages } from '../messages.ts';
import { comparisonText, isSame, readComparison, togglePicked } from '../shared/comparison.ts';
import { collegeMessages } from '../shared/messages.ts';
import { useOwnPin } from '../shared/own-pin.ts';
import { CompareCutoffs } from './compare-cutoffs.tsx';
import { rowsFor } from './compare-rows.ts';
import { CompareRow, CompareTable } from './compare-table.tsx';
import { type ComparedCollege, useCompared } from './use-compared.ts';
import { useDistanceOf } from './use-distance-of.ts';

/** Up to four colleges side by side. Which ones stands in the address, so that a comparison can be shared. */
export function CompareScreen() {
  const words = useMessages(collegesMessages).compare;
  const shared = useMessages(collegeMessages).common;
  const [address, change] = useDrawnSearch();
  const asked = readComparison(address.get('compare') ?? '');
  const { compared, isLoading, missing } = useCompared(asked);
  const distanceOf = useDistanceOf(compared);
  const hasOwnPin = useOwnPin() !== null;
  // Once the PIN code is saved its form goes, and the focus goes to where the distances now stand.
  const table = useRef<HTMLDivElement>(null);
  const takeOut = ({ exam, id, college }: ComparedCollege) => {
    togglePicked({ exam, id, name: college.name });
    const left = asked.filter((one) => !isSame(one, { exam, id }));
    change({ compare: comparisonText(left) }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={words.title} lead={words.lead} back={<BackLink to={paths.search}>{words.back}</BackLink>} />
      {missing > 0 && (
        <Notice variant="warning" className="mb-4">
          {fill(words.missing, { count: missing })}
        </Notice>
      )}
      {isLoading ? (
        <Loading label={words.loading}>
          <Skeleton className="h-128" />
        </Loading>
      ) : compared.length === 0 ? (
        <EmptyFace
          heading={words.emptyTitle}
          illustration={<CampusGate />}
          action={<ButtonLink to={paths.search}>{words.findColleges}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyFace>
      ) : (
        <>
          <div ref={table} tabIndex={-1} className="outline-none">
            <CompareTable caption={words.caption} compared={compared} onTakeOut={takeOut}>
              {rowsFor(compared, hasOwnPin).map(([key, read]) => (
                <CompareRow key={key} name={words.rows[key]} compared={compared}>
                  {(one) => <Value text={read(one, { words, shared, distanceOf })} />}
                </CompareRow>
              ))}
            </CompareTable>
          </div>
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

/** A value as text; an address can be opened. */
function Value({ text }: { text: string | null }) {
  const words = useMessages(collegesMessages).compare;
  if (text === null) return words.notAvailable;
  return text.startsWith('https://') || text.startsWith('http://') ? (
    <ExternalLink href={text} className="break-all">
      {new URL(text).host.replace(/^www\./, '')}
    </ExternalLink>
  ) : (
    text
  );
}
