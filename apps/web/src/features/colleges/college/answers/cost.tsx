import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { COST_HASH } from '../../../../lib/exam-pages.ts';
import { rupees } from '../../../../lib/format.ts';
import { fill, textFor, useMessages } from '../../../../lib/messages.ts';
import { WAY_BACK } from '../../../../lib/way-back.ts';
import { paths } from '../../../../paths.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { ExternalLink, TextLink } from '../../../../ui/link.tsx';
import { collegesMessages } from '../../messages.ts';
import type { AnyCollege } from '../../shared/phrase.ts';
import { usePhrase } from '../../shared/phrase.ts';
import { Fact, Facts } from '../facts.tsx';
import { FamilyCost } from './family-cost.tsx';

/** "What does it cost?": what this family pays, the fee with its year and authority, or that it is not known. Hidden where a college without a fee admits nobody. */
export function Cost({ college }: { college: AnyCollege }) {
  const messages = useMessages(collegesMessages).answers.cost;
  const { notAvailable } = useMessages(collegesMessages).page;
  const card = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === COST_HASH;
  useEffect(() => {
    if (isMeant) card.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  const isAdmitting = college.notAdmittingSince === null;
  if (!isAdmitting && !('fee' in college && college.fee)) return null;
  // A fee that is not that of every course is no cost of a seat.
  const hasFamilyCost = isAdmitting && 'fee' in college && college.fee !== null && !college.fee.isForUnaidedOnly;
  return (
    <Card ref={card} className="scroll-mt-20">
      <CardHeader title={messages.title} className="mb-3" />
      {'collegeCode' in college ? (
        <>
          {hasFamilyCost && <FamilyCost collegeId={college.id} isOpen={isMeant} fallback={<Relief />} />}
          <Facts>
            <Fact label={hasFamilyCost ? messages.fullFee : messages.fee} isWide>
              {college.fee ? (
                <CapFee fee={college.fee} />
              ) : college.type === 'government' ? (
                <>
                  {messages.notPublished}
                  <span className="mt-1 block text-sm font-normal text-quiet">{messages.notPublishedText}</span>
                </>
              ) : (
                notAvailable
              )}
            </Fact>
          </Facts>
          {isAdmitting && !hasFamilyCost && <Relief />}
        </>
      ) : (
        <p className="text-sm text-quiet">{messages.jee}</p>
      )}
    </Card>
  );
}

/** Where what this family pays is not known: that the state helps, and where to read on. */
function Relief() {
  const messages = useMessages(collegesMessages).answers.cost;
  return (
    <>
      <p className="mt-3 text-sm">{messages.relief}</p>
      <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
        <TextLink to={paths.money} state={WAY_BACK} isAlone>
          {messages.schemes}
        </TextLink>
        <TextLink to={`${paths.faq}#fees`} isAlone>
          {messages.allAboutFees}
        </TextLink>
      </p>
    </>
  );
}

type Fee = NonNullable<Extract<AnyCollege, { collegeCode: string }>['fee']>;

function CapFee({
  fee: { totalRupees, tuitionRupees, developmentRupees, year, kind, isForUnaidedOnly, doubt, source, sourceUrl },
}: {
  fee: Fee;
}) {
  const messages = useMessages(collegesMessages).answers.cost;
  const phrase = usePhrase();
  return (
    <>
      <span className="text-xl tabular-nums">{rupees(totalRupees)}</span>{' '}
      <span className="text-sm font-normal text-quiet">{fill(messages.ofYear, { year })}</span>
      <span className="block text-sm font-normal tabular-nums">
        {fill(messages.split, { tuition: rupees(tuitionRupees), development: rupees(developmentRupees) })}
      </span>
      {isForUnaidedOnly && <span className="mt-1 block text-sm">{messages.unaidedOnly}</span>}
      {doubt && <span className="mt-1 block text-sm">{messages.doubts[doubt]}</span>}
      <span className="mt-1 block text-sm font-normal text-quiet">
        {[messages.maximum, textFor(messages.kinds, kind)].filter(Boolean).join(' ')}
      </span>
      <span className="mt-1 block text-xs font-normal">
        <ExternalLink href={sourceUrl}>{`${messages.source}: ${phrase(source)}`}</ExternalLink>
      </span>
    </>
  );
}
