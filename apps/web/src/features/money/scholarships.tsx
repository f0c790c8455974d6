import type { Money, MoneyScholarship } from '@dakhila/contract/money';
import { isGovernmentSite } from '@dakhila/domain/money/government-site';
import { useState } from 'react';
import { indianDate, rupees } from '../../lib/format.ts';
import { fill, textFor, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { cardStyles } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { moneyMessages } from './messages.ts';

/** Scholarships: those for the student's own category or hostel, then by whether they fit. Those that do not are folded away. */
export function Scholarships({ money: { scholarships, scholarshipsSource, scholarshipsWarning } }: { money: Money }) {
  const messages = useMessages(moneyMessages).scholarships;
  const of = (verdict: MoneyScholarship['verdict']) =>
    scholarships.filter((one) => one.verdict === verdict && !one.isOwn);
  const not = of('not');
  return (
    <section aria-labelledby="scholarships">
      <h2 id="scholarships" className="text-lg">
        {messages.title}
      </h2>
      <p className="mt-1 text-sm text-quiet">{scholarshipsSource}</p>
      {scholarshipsWarning && (
        <Notice variant="warning" className="mt-3">
          {scholarshipsWarning}
        </Notice>
      )}
      <Group title={messages.own} found={scholarships.filter(({ isOwn }) => isOwn)} />
      {(['fits', 'may'] as const).map((verdict) => (
        <Group key={verdict} title={messages[verdict]} found={of(verdict)} />
      ))}
      {not.length > 0 && (
        <Disclosure summary={fill(messages.not, { count: not.length })} isWide className="mt-2">
          <ScholarshipList found={not} />
        </Disclosure>
      )}
    </section>
  );
}

const FIRST_SHOWN = 5;

function Group({ title, found }: { title: string; found: readonly MoneyScholarship[] }) {
  const messages = useMessages(moneyMessages).scholarships;
  const [isWhole, setIsWhole] = useState(false);
  if (found.length === 0) return null;
  const reasons = new Set(found.map((one) => one.reasons.join(' ')));
  // A reason that all share is said once.
  const commonReason = reasons.size === 1 ? [...reasons].join('') : null;
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-base">
        {title} <span className="font-normal text-quiet tabular-nums">{found.length}</span>
      </h3>
      {commonReason !== null && <p className="mb-2 text-sm text-quiet">{commonReason}</p>}
      <ScholarshipList found={isWhole ? found : found.slice(0, FIRST_SHOWN)} isReasonKnown={commonReason !== null} />
      {!isWhole && found.length > FIRST_SHOWN && (
        <Button variant="quiet" className="-ms-3 mt-1 text-sm" onClick={() => setIsWhole(true)}>
          {fill(messages.showAll, { count: found.length })}
        </Button>
      )}
    </div>
  );
}

type ScholarshipListProps = { found: readonly MoneyScholarship[]; isReasonKnown?: boolean };

function ScholarshipList({ found, isReasonKnown = false }: ScholarshipListProps) {
  return (
    <ul className={`${cardStyles('none')} divide-y px-4 text-text sm:px-5`}>
      {found.map((one) => (
        <li key={one.name} className="break-inside-avoid py-3">
          <Scholarship scholarship={one} isReasonKnown={isReasonKnown} />
        </li>
      ))}
    </ul>
  );
}

function Scholarship({ scholarship, isReasonKnown }: { scholarship: MoneyScholarship; isReasonKnown: boolean }) {
  const messages = useMessages(moneyMessages).scholarships;
  const { name, provider, reasons, amountRupees, amountPer, lastClosingDate, isOld } = scholarship;
  const amount = amountRupees === null ? null : rupees(amountRupees);
  const isOver = Date.parse(lastClosingDate) < Date.now();
  return (
    <>
      <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <p className="font-semibold">{name}</p>
        <p className={amount === null ? 'text-sm text-quiet' : 'shrink-0 font-semibold tabular-nums'}>
          {amount === null
            ? messages.noAmount
            : fill(textFor(messages.amounts, amountPer ?? '') ?? '{amount}', { amount })}
        </p>
      </div>
      {provider && <p className="text-sm text-quiet">{provider}</p>}
      {!isReasonKnown && <p className="mt-1 text-sm text-quiet">{reasons.join(' ')}</p>}
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p>
          {isOld
            ? fill(messages.old, { year: lastClosingDate.slice(0, 4) })
            : fill(isOver ? messages.closed : messages.closing, {
                date: indianDate(lastClosingDate) ?? lastClosingDate,
              })}
        </p>
        <ScholarshipLink scholarship={scholarship} />
      </div>
    </>
  );
}

/** The provider's own page where it is known, else the portal that takes applications for it. */
function ScholarshipLink({ scholarship: { name, officialLink, platformLink } }: { scholarship: MoneyScholarship }) {
  const messages = useMessages(moneyMessages);
  const link = officialLink ?? platformLink;
  const isOfficial =
    officialLink !== null && URL.canParse(officialLink) && isGovernmentSite(new URL(officialLink).host);
  if (link === null) return <p className="text-xs text-quiet">{messages.scholarships.noLink}</p>;
  return (
    <p className="text-xs text-quiet">
      <ExternalLink href={link} className="inline-flex min-h-11 items-center">
        {URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : name}
      </ExternalLink>{' '}
      {officialLink ? (isOfficial ? messages.official : messages.ownSite) : messages.notOfficial}
    </p>
  );
}
