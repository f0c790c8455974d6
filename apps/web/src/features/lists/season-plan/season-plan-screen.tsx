import type { SeasonPlan } from '@dakhila/contract/season-plan';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { AnswerCard } from './answer-card.tsx';
import { CsabCard } from './csab-card.tsx';
import { HoldCard } from './hold-card.tsx';
import { ListPickers } from './list-pickers.tsx';
import { seasonPlanMessages } from './messages.ts';
import { MissingLists } from './missing-lists.tsx';
import { NotesCard } from './notes-card.tsx';
import { readPlanAddress, seasonPlanQuery } from './queries.ts';
import { TimelineCard } from './timeline-card.tsx';

/** `/season-plan`: both admissions of one student together. The address holds the lists and the student's order. */
export function SeasonPlanScreen() {
  const messages = useMessages(seasonPlanMessages).screen;
  const { address, choose } = useAddressChoice();
  const query = useQuery(seasonPlanQuery(readPlanAddress(address)));
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        back={
          <BackLink to={paths.rounds} className="print:hidden">
            {messages.back}
          </BackLink>
        }
        actions={
          <Button variant="secondary" className="max-sm:hidden print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {messages.print}
          </Button>
        }
      />
      <QueryView
        query={query}
        heading={messages.failedTitle}
        fallback={messages.failed}
        loading={
          <Loading
            label={messages.loading}
            skeletons={['h-72 rounded-card', 'h-72 rounded-card', 'h-96 rounded-card']}
          />
        }
      >
        {(plan) => (
          <div
            aria-busy={query.isPlaceholderData}
            className="space-y-5 transition-opacity aria-busy:opacity-60 print:opacity-100"
          >
            <Plan plan={plan} onChoose={choose} />
          </div>
        )}
      </QueryView>
    </>
  );
}

type PlanProps = { plan: SeasonPlan; onChoose: (name: 'josaa' | 'cap' | 'above', value: string) => void };

function Plan({ plan, onChoose }: PlanProps) {
  const messages = useMessages(seasonPlanMessages);
  const { outcome, message, facts, hasEnteredRounds } = plan;
  const pickers = <ListPickers plan={plan} onChoose={onChoose} />;
  return (
    <>
      {hasEnteredRounds && (
        <Notice
          action={
            <ButtonLink to={`${paths.rounds}?view=season`} variant="secondary" size="small">
              {messages.screen.back}
            </ButtonLink>
          }
        >
          {messages.entered}
        </Notice>
      )}
      {message && <Notice>{message}</Notice>}
      <MissingLists plan={plan} />
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2 print:block print:space-y-5">
        {outcome ? (
          <>
            <div className="space-y-5">
              <Sections>
                <AnswerCard plan={plan} outcome={outcome} onOrder={(above) => onChoose('above', above)} />
                {pickers}
                {outcome.decided && <HoldCard decided={outcome.decided} plan={plan} />}
                <CsabCard csab={outcome.csab} isOpen={outcome.decided?.csabIsOpen ?? null} />
              </Sections>
            </div>
            <div className="space-y-5">
              <Sections>
                <TimelineCard plan={plan} />
                <NotesCard facts={facts} hasAssumptions />
              </Sections>
            </div>
          </>
        ) : (
          <>
            <div className="space-y-5">
              {pickers}
              <TimelineCard plan={plan} />
            </div>
            <NotesCard facts={facts} />
          </>
        )}
      </div>
    </>
  );
}
