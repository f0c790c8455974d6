import type { Dashboard } from '@dakhila/contract/dashboard';
import { Sections } from '../../../ui/section-boundary.tsx';
import { AssessmentCard, RoundsCard, SessionCard } from './cards.tsx';
import { ListsCard } from './lists-card.tsx';
import { PredictionCard } from './prediction-card.tsx';

const hasCounselling = ({ session, allowance }: Dashboard) =>
  session !== null || allowance.availableCounsellingSessions > 0;

/** A new student sees no empty cards, only the dates that everyone needs. */
function FirstUse({ data }: { data: Dashboard }) {
  const hasMore = data.assessment.state !== 'none' || hasCounselling(data);
  return (
    <div className={hasMore ? 'grid gap-4 *:min-w-0 lg:grid-cols-3' : ''}>
      <Sections>
        <RoundsCard rounds={data.rounds} />
        {hasMore && <AssessmentCard assessment={data.assessment} />}
        {hasMore && <SessionCard data={data} />}
      </Sections>
    </div>
  );
}

/** For a student who has begun, the prediction is the main card. */
function Midway({ data }: { data: Dashboard }) {
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <Sections>
          {data.prediction ? (
            <PredictionCard prediction={data.prediction} runs={data.runs} count={5} />
          ) : (
            <ListsCard lists={data.lists} count={data.listCount} />
          )}
        </Sections>
      </div>
      <div className="flex flex-col gap-4">
        <Sections>
          <RoundsCard rounds={data.rounds} />
          <SessionCard data={data} />
          <AssessmentCard assessment={data.assessment} />
        </Sections>
      </div>
    </div>
  );
}

/** A list says better what a student wants than the first picks of all programmes. Broken lists must not take the prediction along. */
const hasOwnList = ({ prediction, lists }: Dashboard) =>
  lists?.some(({ exam, choices }) => exam === prediction?.exam && choices > 0) ?? false;

/** An experienced student sees all cards. */
function Power({ data }: { data: Dashboard }) {
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-cols-2">
      <Sections>
        {data.prediction && (
          <PredictionCard prediction={data.prediction} runs={data.runs} count={hasOwnList(data) ? 0 : 3} />
        )}
        <div className="flex flex-col gap-4">
          <Sections>
            <div className="flex-1">
              <ListsCard lists={data.lists} count={data.listCount} />
            </div>
            <RoundsCard rounds={data.rounds} />
          </Sections>
        </div>
        <SessionCard data={data} />
        <AssessmentCard assessment={data.assessment} />
      </Sections>
    </div>
  );
}

export function DashboardCards({ data }: { data: Dashboard }) {
  if (data.face === 'first-use') return <FirstUse data={data} />;
  return data.face === 'midway' ? <Midway data={data} /> : <Power data={data} />;
}
