import { phraseMessages } from '../../../colleges/phrases/messages.ts';
import { rupees } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink, TextLink } from '../../../ui/link.tsx';
import type { AnyCollege } from '../any-college.ts';
import { Fact, Facts } from '../facts.tsx';
import { collegePageMessages } from '../messages.ts';
import { answerMessages } from './messages.ts';

/** What does it cost: the fee with its year and authority, or plainly that it is not known. */
export function Cost({ college }: { college: AnyCollege }) {
  const words = useMessages(answerMessages).cost;
  const { notAvailable } = useMessages(collegePageMessages);
  return (
    <Card>
      <CardHeader title={words.title} className="mb-3" />
      {'collegeCode' in college ? (
        <>
          <Facts>
            <Fact label={words.fee} isWide>
              {college.fee ? (
                <CapFee fee={college.fee} />
              ) : college.type === 'government' ? (
                <>
                  {words.notPublished}
                  <span className="mt-1 block text-sm font-normal text-quiet">{words.notPublishedText}</span>
                </>
              ) : (
                notAvailable
              )}
            </Fact>
          </Facts>
          <p className="mt-3 text-sm">
            {words.relief} <TextLink to={`${paths.faq}#fees`}>{words.waivers}</TextLink>
          </p>
        </>
      ) : (
        <p className="text-sm text-quiet">{words.jee}</p>
      )}
    </Card>
  );
}

type Fee = NonNullable<Extract<AnyCollege, { collegeCode: string }>['fee']>;

function CapFee({
  fee: { totalRupees, tuitionRupees, developmentRupees, year, kind, source, sourceUrl },
}: {
  fee: Fee;
}) {
  const words = useMessages(answerMessages).cost;
  const { phrase } = useMessages(phraseMessages);
  return (
    <>
      <span className="text-xl tabular-nums">{rupees(totalRupees)}</span>{' '}
      <span className="text-sm font-normal text-quiet">{words.ofYear(year)}</span>
      <span className="block text-sm font-normal tabular-nums">
        {words.split(rupees(tuitionRupees), rupees(developmentRupees))}
      </span>
      <span className="mt-1 block text-sm font-normal text-quiet">
        {[words.maximum, words.kinds[kind]].filter(Boolean).join(' ')}
      </span>
      <span className="mt-1 block text-xs font-normal">
        <ExternalLink href={sourceUrl}>{`${words.source}: ${phrase(source)}`}</ExternalLink>
      </span>
    </>
  );
}
