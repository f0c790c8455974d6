import type { CollegeMoney, SeatCost } from '@dakhila/contract/money';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { rupeeRange } from '../../../../lib/rupee-range.ts';
import { WAY_BACK } from '../../../../lib/way-back.ts';
import { paths } from '../../../../paths.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { LivesAway } from '../../../../ui/lives-away.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { collegesMessages } from '../../messages.ts';
import { collegeMoneyQuery } from '../../shared/queries.ts';

type FamilyCostProps = {
  collegeId: string;
  /** Whether the schemes that may pay are open from the start. */
  isOpen: boolean;
  /** Shown if the call fails. */
  fallback: ReactNode;
};

/** What a CAP college costs the student's family: the ordinary seat beside the TFWS seat, and the schemes that pay for it. */
export function FamilyCost({ collegeId, isOpen, fallback }: FamilyCostProps) {
  const { data, isPending } = useQuery(collegeMoneyQuery('mht-cet', collegeId));
  if (isPending) return <Skeleton className="mb-5 h-48 rounded-control" />;
  const seat = data?.seats.find((one) => one.seat === 'cap');
  if (!data || !seat) return <div className="mb-5">{fallback}</div>;
  return (
    <div className="mb-5 border-b pb-4">
      {isToldNothing(data) ? <NothingTold seat={seat} /> : <SeatCosts money={data} ordinary={seat} isOpen={isOpen} />}
    </div>
  );
}

export const isToldNothing = ({ family }: Pick<CollegeMoney, 'family'>) => Object.keys(family).length === 0;

/** Between nothing and the full fee: the same range as in results and comparisons. */
function NothingTold({ seat }: { seat: SeatCost }) {
  const messages = useMessages(collegesMessages).answers.cost;
  const may = seat.schemes.filter(({ verdict }) => verdict !== 'not').length;
  return (
    <>
      {seat.cost && (
        <>
          <h3 className="text-base">{messages.youPay}</h3>
          <Terms cost={seat.cost} />
        </>
      )}
      <p className="mt-2">{fill(messages.nothingTold, { count: may })}</p>
      <p className="print:hidden">
        <TextLink to={paths.money} state={WAY_BACK} isAlone>
          {messages.tell}
        </TextLink>
      </p>
    </>
  );
}

type SeatCostsProps = { money: CollegeMoney; ordinary: SeatCost; isOpen: boolean };

function SeatCosts({ money, ordinary, isOpen }: SeatCostsProps) {
  const messages = useMessages(collegesMessages).answers.cost;
  const tfws = money.seats.find(({ seat }) => seat === 'tfws');
  // The question whose answer is missing. Where none is and the cost is still a range, a rule is unsettled: more answers would change nothing.
  const open = ordinary.cost?.isSure ? undefined : money.openFacts?.[0];
  const institute = money.seats.find(({ seat }) => seat === 'institute');
  return (
    <>
      <h3 className="mb-2 text-base">{messages.youPay}</h3>
      <div className="grid grid-cols-2 divide-x rounded-control border *:min-w-0 *:p-3">
        <SeatColumn seat={ordinary} />
        {tfws && <SeatColumn seat={tfws} />}
      </div>
      <SchemeReasons schemes={ordinary.schemes} isOpen={isOpen} />
      {institute?.whyUnknown && (
        <p className="mt-2 text-sm text-quiet">
          <span className="font-medium">{`${institute.name}:`}</span> {institute.whyUnknown}
        </p>
      )}
      <LivesAway isTold={money.family.stays === 'hostel'} className="mt-2 text-sm" />
      <p className="mt-2 text-xs text-quiet">{[money.rare, money.fourYears, money.asOf].filter(Boolean).join(' ')}</p>
      <p className="text-sm print:hidden">
        <TextLink to={open ? `${paths.money}#${open}` : paths.money} state={WAY_BACK} isAlone>
          {open ? messages.tellMore : messages.schemesAndPapers}
        </TextLink>
      </p>
    </>
  );
}

/** One kind of seat: what it costs, or why this family can't have it. */
function SeatColumn({ seat: { seat, name, isOpen, cost, whyUnknown, schemes } }: { seat: SeatCost }) {
  const messages = useMessages(collegesMessages).answers.cost;
  const own = schemes.find(({ id }) => id === seat);
  return (
    <section aria-label={name}>
      <h4 className="text-sm">{name}</h4>
      {isOpen === 'no' || cost === null ? (
        <p className="mt-1 text-sm text-quiet">{whyUnknown ?? own?.reasons.join(' ') ?? messages.notOpen}</p>
      ) : (
        <Terms cost={cost} />
      )}
      {own?.verdict === 'may' && isOpen !== 'no' && cost !== null && (
        <p className="mt-1 text-xs text-quiet">{[messages.noTuition, ...own.reasons].join(' ')}</p>
      )}
    </section>
  );
}

function Terms({ cost }: { cost: NonNullable<SeatCost['cost']> }) {
  const messages = useMessages(collegesMessages).answers.cost;
  return (
    <dl className="mt-1 tabular-nums">
      {(['firstYear', 'fourYears'] as const).map((term) => (
        <div key={term} className="mt-1 flex flex-col-reverse">
          <dt className="text-xs text-quiet">{messages[term]}</dt>
          <dd className={term === 'firstYear' ? 'text-lg font-semibold' : 'font-medium'}>{rupeeRange(cost[term])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What pays for the ordinary seat, with its papers; what may pay is one tap away. */
function SchemeReasons({ schemes, isOpen }: Pick<SeatCost, 'schemes'> & { isOpen: boolean }) {
  const messages = useMessages(collegesMessages).answers.cost;
  const applies = schemes.filter(({ verdict }) => verdict === 'applies');
  const may = schemes.filter(({ verdict }) => verdict === 'may');
  return (
    <>
      {applies.length + may.length === 0 && <p className="mt-3 text-sm">{messages.noScheme}</p>}
      {applies.map(({ id, name, documents }) => (
        <div key={id} className="mt-3 flex gap-2 text-sm">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-good-text" aria-hidden="true" />
          <p className="min-w-0">
            <TextLink to={`${paths.money}#${id}`} state={WAY_BACK}>
              {name}
            </TextLink>
            <span className="block text-quiet">
              {fill(messages.papers, { papers: documents.map(({ title }) => title).join(' · ') })}
            </span>
          </p>
        </div>
      ))}
      {may.length > 0 && (
        <Disclosure
          open={isOpen || undefined}
          summary={<span className="text-sm">{fill(messages.may, { count: may.length })}</span>}
          className="mt-2 border-b-0"
        >
          <ul className="space-y-2 text-sm">
            {may.map(({ id, name, reasons }) => (
              <li key={id}>
                <TextLink to={`${paths.money}#${id}`} state={WAY_BACK}>
                  {name}
                </TextLink>
                <span className="block">{reasons.join(' ')}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
