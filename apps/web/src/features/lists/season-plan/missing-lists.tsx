import type { PlannedList, SeasonPlan } from '@dakhila/contract/season-plan';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { roundsPath } from '../address.ts';
import { seasonPlanMessages } from './messages.ts';

/** What each admission still needs for the plan, with the button for it. */
export function MissingLists({ plan: { josaa, cap } }: { plan: SeasonPlan }) {
  const messages = useMessages(seasonPlanMessages).missing;
  return [josaa, cap]
    .filter(({ state }) => state !== 'simulated')
    .map((planned) => (
      <Notice
        key={planned.exam}
        variant="warning"
        title={fill(messages.title, { title: planned.title })}
        action={<NextStep planned={planned} />}
      >
        {planned.message}
      </Notice>
    ));
}

function NextStep({ planned: { exam, list, state } }: { planned: PlannedList }) {
  const messages = useMessages(seasonPlanMessages).missing;
  if (state === 'paused') return null;
  const isProfile = state === 'no-profile';
  const to = isProfile ? examDetailsPath(exam) : roundsPath({ exam, list: list?.id ?? null, view: 'order' });
  return (
    <ButtonLink to={to} variant="secondary" size="small">
      {isProfile ? messages.toProfile : messages.toLists}
    </ButtonLink>
  );
}
