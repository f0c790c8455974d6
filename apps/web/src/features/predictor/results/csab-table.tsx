import type { CsabCutoffs } from '@dakhila/contract/cutoffs';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { furtherThanJosaa } from '@dakhila/domain/colleges/csab-history';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';

type Considered = PredictionResult['pools'][number];
type CsabYears = CsabCutoffs['pools'][number]['years'];

/** A considered pool with its years in CSAB; null where CSAB never had a seat of this kind. */
export function inCsab(
  pools: CsabCutoffs['pools'],
  { label, quota, seatType, gender }: Considered,
): { label: string; years: CsabYears } | null {
  const same = pools.find(
    (pool) =>
      pool.quota === quota && pool.seatType === seatType && pool.gender === (gender?.startsWith('F') ? 'F' : 'N'),
  );
  return same ? { label, years: same.years } : null;
}

/** The closing ranks of one kind of seat, newest year first, and how they compare with JoSAA's last round. */
export function CsabTable({ label, years }: { label: string; years: CsabYears }) {
  const words = useMessages(predictorMessages).csab;
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
            <HeaderCell>{words.year}</HeaderCell>
            {further && <HeaderCell isNumeric>{words.josaaLast}</HeaderCell>}
            {rounds.map((place) => (
              <HeaderCell key={place} isNumeric>
                {`${words.csab} ${place + 1}`}
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
            ? words.notFurther
            : fill(words.further, { further: further.further, count: further.years, percent: further.mostPercent })}
        </p>
      )}
    </div>
  );
}

function Rank({ rank }: { rank: number | null }) {
  const words = useMessages(predictorMessages).csab;
  if (rank !== null) return indianNumber(rank);
  return (
    <span className="relative">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words.noSeat}</span>
    </span>
  );
}
