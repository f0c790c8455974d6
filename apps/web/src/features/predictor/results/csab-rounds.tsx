import type { CsabCutoffs } from '@dakhila/contract/cutoffs';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { commonListOf, furtherThanJosaa } from '@dakhila/domain/colleges/csab-history';
import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { csabQuery } from '../queries.ts';
import { programmeKey } from './pool-history-figure.tsx';
import type { ShownPools } from './pools-list.tsx';
import { type RunFacts, sourceText } from './result-context.ts';

type CsabRoundsProps = { result: PredictionResult; shown: ShownPools; facts: RunFacts };

/** CSAB fills the seats that JoSAA leaves empty, except at the IITs, which use JEE Advanced. */
export const isInCsab = ({ pools: [best] }: PredictionResult, { run }: RunFacts) =>
  run.exam === 'josaa' && best !== undefined && !best.list.startsWith('advanced');

/** Shows past ranks only: chances in CSAB are not calibrated. */
export function CsabRounds({ result, shown, facts }: CsabRoundsProps) {
  const messages = useMessages(predictorMessages).csab;
  const own = facts.lists.get(commonListOf(shown.pools[0]?.list ?? ''));
  const commonRank = own
    ? fill(own.low === undefined ? messages.commonRank : messages.commonRankAbout, { rank: indianNumber(own.rank) })
    : messages.commonRankUnknown;
  return (
    <section aria-labelledby="csab-rounds">
      <h3 id="csab-rounds" className="text-base">
        {messages.title}
      </h3>
      <p className="text-sm text-quiet text-pretty">{messages.what}</p>
      <TextLink to={CSAB_ANSWER} className="inline-flex min-h-11 items-center text-sm">
        {messages.question}
      </TextLink>
      <PastRounds
        result={result}
        shown={shown}
        about={[commonRank, fill(messages.notForecast, { year: facts.run.year })]}
      />
    </section>
  );
}

type PastRoundsProps = Omit<CsabRoundsProps, 'facts'> & { about: readonly string[] };

function PastRounds({ result, shown, about }: PastRoundsProps) {
  const messages = useMessages(predictorMessages).csab;
  const details = useMessages(predictorMessages).detail;
  const query = useQuery(csabQuery(result.collegeId, programmeKey(result)));
  const { data } = query;
  if (!data || shown.others === 'coming')
    return (
      <QueryView
        query={{ ...query, data: undefined }}
        isRow
        fallback={messages.failed}
        loading={<Loading label={messages.loading} skeletons={['h-40']} />}
      />
    );
  const { source, years, pools } = data;
  const [first, ...others] = shown.pools.flatMap((pool) => inCsab(pools, pool) ?? []);
  // If the other pools failed to load, it is unknown whether they were in CSAB.
  if (first === undefined)
    return shown.others === 'failed' ? null : (
      <p className="text-sm">{fill(messages.none, { first: years.first, last: years.last })}</p>
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
        <Disclosure summary={fill(messages.others, { count: others.length })} isWide className="[&>summary]:text-sm">
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

type Considered = PredictionResult['pools'][number];
type CsabYears = CsabCutoffs['pools'][number]['years'];

/** Null if CSAB never had a seat of this kind. */
function inCsab(
  pools: CsabCutoffs['pools'],
  { label, quota, seatType, gender }: Considered,
): { label: string; years: CsabYears } | null {
  const same = pools.find(
    (pool) =>
      pool.quota === quota && pool.seatType === seatType && pool.gender === (gender?.startsWith('F') ? 'F' : 'N'),
  );
  return same ? { label, years: same.years } : null;
}

function CsabTable({ label, years }: { label: string; years: CsabYears }) {
  const messages = useMessages(predictorMessages).csab;
  const phrase = usePhrase();
  const rounds = Array.from({ length: Math.max(...years.map(({ closing }) => closing.length)) }, (_, place) => place);
  const further = furtherThanJosaa(years);
  return (
    <div>
      <Table
        caption={phrase(label)}
        className="max-sm:px-1 [&_caption]:px-2 [&_caption]:text-sm max-sm:[&_td]:px-1 max-sm:[&_th]:px-1"
      >
        <thead>
          <tr>
            <HeaderCell>{messages.year}</HeaderCell>
            {further && <HeaderCell isNumeric>{messages.josaaLast}</HeaderCell>}
            {rounds.map((place) => (
              <HeaderCell key={place} isNumeric>
                {`${messages.csab} ${place + 1}`}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...years].reverse().map(({ year, closing, josaaLast }) => (
            <tr key={year}>
              <HeaderCell scope="row">{year}</HeaderCell>
              {further && (
                <Cell isNumeric>
                  <Rank rank={josaaLast} />
                </Cell>
              )}
              {rounds.map((place) => (
                <Cell key={place} isNumeric>
                  <Rank rank={closing[place] ?? null} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {further && (
        <p className="mt-2 text-sm text-quiet text-pretty">
          {further.further === 0
            ? messages.notFurther
            : fill(messages.further, { further: further.further, count: further.years, percent: further.mostPercent })}
        </p>
      )}
    </div>
  );
}

function Rank({ rank }: { rank: number | null }) {
  const messages = useMessages(predictorMessages).csab;
  if (rank !== null) return indianNumber(rank);
  return (
    <span className="relative">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{messages.noSeat}</span>
    </span>
  );
}

const CSAB_ANSWER = `${paths.faq}#csab`;

export function AfterJosaa() {
  const messages = useMessages(predictorMessages).csab;
  return (
    <p className="mt-4 text-sm text-quiet text-pretty print:hidden">
      {messages.notEnough}{' '}
      <TextLink to={CSAB_ANSWER} className="inline-flex min-h-11 items-center">
        {messages.question}
      </TextLink>
    </p>
  );
}
