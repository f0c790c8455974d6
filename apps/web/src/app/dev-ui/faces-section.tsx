import { Button } from '../../ui/button.tsx';
import { Card, cardStyles } from '../../ui/card.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace } from '../../ui/error-face.tsx';
import { RankCard } from '../../ui/illustrations.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from './section.tsx';

const loading = <Loading label="Loading your lists" skeletons={['h-28']} />;
const query = { data: undefined, error: null, isFetching: false, refetch: () => {} };
const QUERIES = {
  loading: { ...query, isFetching: true },
  failed: { ...query, error: new Error('offline') },
  retrying: { ...query, error: new Error('offline'), isFetching: true },
  loaded: { ...query, data: 'Three lists' },
};

/** What a screen shows when it has nothing to show yet, or could not load it. */
export function FacesSection() {
  return (
    <Section title="States">
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyFace
            illustration={<RankCard />}
            heading="No predictions yet"
            level={3}
            action={<Button>Start a prediction</Button>}
          >
            Enter your rank once. We keep every result for you.
          </EmptyFace>
        </Card>
        <Card>
          <ErrorFace heading="Error Finding Colleges" level={3} action={<Button>Clear Filters & Try Again</Button>}>
            Failed to fetch colleges
          </ErrorFace>
        </Card>
        {Object.entries(QUERIES).map(([state, shown]) => (
          <section key={state} aria-label={state} className={cardStyles()}>
            <QueryView
              query={shown}
              {...(state === 'failed' && { heading: 'Something went wrong', level: 3 })}
              fallback="Your lists could not be loaded."
              loading={loading}
            >
              {(data: string) => <p>{data}</p>}
            </QueryView>
          </section>
        ))}
      </div>
    </Section>
  );
}
