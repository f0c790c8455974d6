import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { commonListOf } from '@dakhila/domain/colleges/csab-history';
import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { predictorMessages } from '../messages.ts';
import { csabQuery } from '../queries.ts';
import { CSAB_ANSWER } from './after-josaa.tsx';
import { CsabTable, inCsab } from './csab-table.tsx';
import { programmeKey } from './pool-history.ts';
import type { RunFacts } from './result-context.ts';
import { sourceText } from './source-text.ts';
import type { ShownPools } from './use-pools.ts';

type CsabRoundsProps = { result: PredictionResult; shown: ShownPools; facts: RunFacts };

/** CSAB fills what JoSAA leaves empty, except at the IITs: those go by JEE Advanced. */
export const isInCsab = ({ pools: [best] }: PredictionResult, { run }: RunFacts) =>
  run.exam === 'josaa' && best !== undefined && !best.list.startsWith('advanced');

/** What CSAB is, and how the student's kinds of seats closed in its special rounds. Past ranks only: chances there are not calibrated. */
export function CsabRounds({ result, shown, facts }: CsabRoundsProps) {
  const words = useMessages(predictorMessages).csab;
  const own = facts.lists.get(commonListOf(shown.pools[0]?.list ?? ''));
  const commonRank = own
    ? fill(own.low === undefined ? words.commonRank : words.commonRankAbout, { rank: indianNumber(own.rank) })
    : words.commonRankUnknown;
  return (
    <section aria-labelledby="csab-rounds">
      <h3 id="csab-rounds" className="text-base">
        {words.title}
      </h3>
      <p className="text-sm text-quiet text-pretty">{words.what}</p>
      <TextLink to={CSAB_ANSWER} className="inline-flex min-h-11 items-center text-sm">
        {words.question}
      </TextLink>
      <PastRounds
        result={result}
        shown={shown}
        about={[commonRank, fill(words.notForecast, { year: facts.run.year })]}
      />
    </section>
  );
}

type PastRoundsProps = Omit<CsabRoundsProps, 'facts'> & { about: readonly string[] };

function PastRounds({ result, shown, about }: PastRoundsProps) {
  const words = useMessages(predictorMessages).csab;
  const details = useMessages(predictorMessages).detail;
  const { data, isError, isFetching, refetch } = useQuery(csabQuery(result.collegeId, programmeKey(result)));
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{words.failed}</p>
        <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => refetch()}>
          {details.tryAgain}
        </Button>
      </div>
    );
  if (!data || shown.others === 'coming')
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-40" />
      </div>
    );
  const { source, years, pools } = data;
  const [first, ...others] = shown.pools.flatMap((pool) => inCsab(pools, pool) ?? []);
  // Where the other seats could not be loaded, nobody knows whether they were in CSAB.
  if (first === undefined)
    return shown.others === 'failed' ? null : (
      <p className="text-sm">{fill(words.none, { first: years.first, last: years.last })}</p>
    );
  return (
    <div className="space-y-3">
      {about.map((sentence) => (
        <p key={sentence} className="text-sm text-pretty">
          {sentence}
        </p>
      ))}
      <CsabTable {...first} />
      {others.length > 0 && (
        <Disclosure summary={fill(words.others, { count: others.length })} isWide className="[&>summary]:text-sm">
          <div className="space-y-3 text-text">
            {others.map((pool) => (
              <CsabTable key={pool.label} {...pool} />
            ))}
          </div>
        </Disclosure>
      )}
      <p className="text-xs text-quiet">{sourceText(details, source, years)}</p>
    </div>
  );
}
