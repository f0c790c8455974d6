import type { FamilyPage, FamilyProgramme, FamilyRun } from '@dakhila/contract/family-pages';
import { isOfferInDoubt, isOfferUnusual } from '@dakhila/domain/predictor/offer-doubt';
import { longerListForFamily } from '@dakhila/domain/predictor/unsure-texts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { useUnsureText } from '../../../ui/unsure-text.ts';
import { familyMessages } from './messages.ts';
import { ProgrammeFacts } from './programme-facts.tsx';

const isInDoubt = ({ offered }: FamilyProgramme) => isOfferInDoubt(offered);

const GROUPS = ['ambitious', 'match', 'safe'] as const;

/** What a prediction says: how many programmes in each band, those to look at first, and the hardest to enter of each band. */
export function SharedRun({ run, dataYears }: { run: FamilyRun } & Pick<FamilyPage, 'dataYears'>) {
  const messages = useMessages(familyMessages).page.run;
  if (run.bands.every(({ count }) => count === 0)) return <Notice>{messages.nothing}</Notice>;
  return (
    <>
      <BandCounts run={run} dataYears={dataYears} />
      {GROUPS.filter((group) => run.picks[group].length > 0).map((group) => (
        <Card key={group} padding="none">
          <h2 className="px-4 pt-4 text-lg sm:px-5">{messages.picks[group]}</h2>
          <p className="px-4 text-sm text-quiet sm:px-5">
            {messages.picksMean[group === 'ambitious' && run.picks[group].some(isInDoubt) ? 'doubtful' : group]}
          </p>
          <Programmes programmes={run.picks[group]} />
        </Card>
      ))}
      <ByBand bands={run.bands} />
    </>
  );
}

function BandCounts({ run: { bands, isListLonger }, dataYears }: { run: FamilyRun } & Pick<FamilyPage, 'dataYears'>) {
  const messages = useMessages(familyMessages).page;
  const say = useUnsureText();
  return (
    <Card variant="highlight">
      <h2 className="text-lg">{messages.run.counts}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {bands.map(({ band, count }) => (
          <div key={band}>
            <dt className="text-sm">
              <BandLabel band={band} />
            </dt>
            <dd className="text-2xl font-bold tabular-nums">{indianNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-t pt-3 text-sm text-quiet">{fill(messages.estimate, dataYears)}</p>
      {isListLonger && <p className="mt-1 text-sm">{say(longerListForFamily(dataYears.last))}</p>}
      <p className="mt-1 text-sm text-quiet">{messages.run.leftOut}</p>
    </Card>
  );
}

function ByBand({ bands }: Pick<FamilyRun, 'bands'>) {
  const messages = useMessages(familyMessages).page;
  return (
    <Card padding="none">
      <h2 className="px-4 pt-4 text-lg sm:px-5">{messages.run.byBand}</h2>
      <p className="px-4 pb-2 text-sm text-quiet sm:px-5">{messages.run.byBandLead}</p>
      {bands
        .filter(({ count }) => count > 0)
        .map(({ band, count, programmes }) => (
          <Disclosure
            key={band}
            isWide
            className="border-t border-b-0 *:first:px-4 sm:*:first:px-5"
            summary={
              <span className="flex flex-wrap items-baseline gap-x-3">
                <BandLabel band={band} />
                <span className="text-sm font-normal text-quiet tabular-nums">
                  {fill(messages.run.shown, { shown: programmes.length, count: indianNumber(count) })}
                </span>
              </span>
            }
          >
            <Programmes programmes={programmes} />
          </Disclosure>
        ))}
      <Disclosure summary={messages.bands} className="border-t border-b-0 px-4 sm:px-5">
        <p className="text-sm">{messages.run.bandsText}</p>
      </Disclosure>
    </Card>
  );
}

/** Without numbers, because what stands first is no first choice. */
const Programmes = ({ programmes }: { programmes: readonly FamilyProgramme[] }) => (
  <ul className="mt-2 divide-y text-text">
    {programmes.map((programme) => (
      <li key={`${programme.collegeName} ${programme.programme}`} className="px-4 py-3.5 sm:px-5">
        <ProgrammeFacts programme={programme}>
          <Chance programme={programme} />
        </ProgrammeFacts>
      </li>
    ))}
  </ul>
);

function Chance({ programme: { band, chance, offered } }: { programme: FamilyProgramme }) {
  const messages = useMessages(familyMessages).page;
  const shown = useShownChance();
  return (
    <>
      <p className="mt-1.5 inline-flex items-center gap-2 text-sm tabular-nums">
        <BandLabel band={band} />
        {isOfferUnusual(offered) ? fill(messages.alone, { chance: shown(chance) }) : shown(chance)}
      </p>
      <OfferTag offered={offered} className="mt-1.5" />
    </>
  );
}
