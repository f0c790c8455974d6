import { Button } from '../../ui/button.tsx';
import { Card, CardHeader, cardStyles } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RankCard } from '../../ui/illustrations.tsx';
import { Loading } from '../../ui/loading.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Checklist, Progress } from '../../ui/progress.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast, storeToastForReload } from '../../ui/toast.tsx';
import { Row, Section } from './section.tsx';

const TOASTS = [
  { title: 'OTP Sent', description: 'Please check your email/phone for the OTP' },
  { title: 'Coupon applied successfully!', variant: 'success' },
  { title: 'Please apply the coupon code first or remove it', variant: 'warning' },
  { title: 'Error', description: 'Failed to logout. Please try again.', variant: 'destructive' },
] as const;

export function FeedbackSection() {
  const keep = () => {
    storeToastForReload({ title: 'Signed out', description: 'Shown by the page after this one', variant: 'success' });
    location.reload();
  };
  return (
    <Section title="Feedback">
      <div className="grid gap-4 md:grid-cols-2">
        <Notice title="From data up to 2025">Closing ranks of CAP round 3, published by the State CET Cell.</Notice>
        <Notice variant="good" title="Payment confirmed">
          Your 15 attempts are ready.
        </Notice>
        <Notice variant="warning" title="Auto-freeze">
          If your first choice is allotted, you must accept it.
        </Notice>
        <Notice variant="danger" title="Failed to initialize payment" action={<Button size="small">Try again</Button>}>
          No money was taken.
        </Notice>
        <FailureNotice error={new Error('offline')} fallback="Your name could not be saved. Please try again." />
      </div>
      <Row label="Toasts, one at a time">
        {TOASTS.map((toast) => (
          <Button key={toast.title} variant="secondary" size="small" onClick={() => showToast(toast)}>
            {toast.title}
          </Button>
        ))}
        <Button variant="secondary" size="small" onClick={keep}>
          Keep across a reload
        </Button>
      </Row>
      <div className="grid gap-4 md:grid-cols-3">
        <Card variant="highlight">
          <CardHeader title="Complete your profile" lead="Two answers left" level={3} />
          <Progress label="Profile" value={75} />
        </Card>
        <Card>
          <CardHeader title="Sign up" level={3} />
          <Checklist
            label="Verification"
            steps={[
              { label: 'Email Verification', state: 'done' },
              { label: 'WhatsApp Verification', state: 'current' },
              { label: 'Choose a plan', state: 'waiting' },
            ]}
          />
        </Card>
        <Card>
          <div className="mb-4 flex items-center gap-3">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <SkeletonText />
          <p className="mt-4 flex items-center gap-2 text-sm text-quiet">
            <Spinner className="text-lg text-ink" /> Searching for colleges...
          </p>
        </Card>
      </div>
    </Section>
  );
}

const loading = <Loading label="Loading your lists" skeletons={['h-28']} />;
const query = { data: undefined, error: null, isFetching: false, refetch: () => {} };
const QUERIES = {
  loading: { ...query, isFetching: true },
  failed: { ...query, error: new Error('offline') },
  'failed in a row': { ...query, error: new Error('offline') },
  retrying: { ...query, error: new Error('offline'), isFetching: true },
  loaded: { ...query, data: 'Three lists' },
};

export function StatesSection() {
  return (
    <Section title="States">
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            illustration={<RankCard />}
            heading="No predictions yet"
            level={3}
            action={<Button>Start a prediction</Button>}
          >
            Enter your rank once. We keep every result for you.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState heading="Error Finding Colleges" level={3} action={<Button>Clear Filters & Try Again</Button>}>
            Failed to fetch colleges
          </ErrorState>
        </Card>
        {Object.entries(QUERIES).map(([state, shown]) => (
          <section key={state} aria-label={state} className={cardStyles()}>
            <QueryView
              query={shown}
              {...(state === 'failed' && { heading: 'Something went wrong', level: 3 })}
              isRow={state === 'failed in a row'}
              fallback="Couldn’t load your lists."
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
