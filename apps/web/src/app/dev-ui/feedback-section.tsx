import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Checklist, Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { keepToastAcrossReload, showToast } from '../../ui/toast.tsx';
import { Row, Section } from './section.tsx';

const TOASTS = [
  { title: 'OTP Sent', description: 'Please check your email/phone for the OTP' },
  { title: 'Coupon applied successfully!', variant: 'success' },
  { title: 'Please apply the coupon code first or remove it', variant: 'warning' },
  { title: 'Error', description: 'Failed to logout. Please try again.', variant: 'destructive' },
] as const;

/** Messages, progress and waiting. */
export function FeedbackSection() {
  const keep = () => {
    keepToastAcrossReload({ title: 'Signed out', description: 'Shown by the page after this one', variant: 'success' });
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
