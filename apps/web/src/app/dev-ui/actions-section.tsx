import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink, ExternalLink, TextLink } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { SupportLine } from '../../ui/support-line.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { Row, Section } from './section.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'destructive'] as const;

export function ActionsSection() {
  const [page, setPage] = useState(1);
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Section title="Actions">
      {VARIANTS.map((variant) => (
        <Row key={variant} label={variant}>
          <Button variant={variant} size="large">
            Large
            <ArrowRight aria-hidden="true" />
          </Button>
          <Button variant={variant}>
            <Search aria-hidden="true" />
            Medium
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} isBusy>
            Verify OTP
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row label="Links">
        <p>
          New here? <TextLink to="/signup">Sign up here</TextLink> or visit the{' '}
          <ExternalLink href="https://example.org">college's site</ExternalLink>.
        </p>
        <ButtonLink to="/predictor">Start a prediction</ButtonLink>
        <ExternalLink href="https://example.org" look={{ variant: 'secondary' }}>
          Visit Website
        </ExternalLink>
      </Row>
      <Row label="Pictures">
        <IconButton icon={Search} label="Search" />
        <IconButton icon={Search} label="Search, small" size="small" />
        <IconButton icon={Search} label="Remove" tone="danger" />
        <ToggleButton
          icon={Bookmark}
          label="Save"
          about="College of Engineering"
          isPressed={isSaved}
          onPress={() => setIsSaved(!isSaved)}
        />
      </Row>
      <Row label="Chips">
        <Chip defaultChecked>Computer Engineering</Chip>
        <Chip>Civil Engineering</Chip>
      </Row>
      <Row label="Back, resend and support">
        <BackLink to="/">All colleges</BackLink>
        <ResendButton resendAt={null} isBusy={false} label="Resend" labelIn="{seconds}" onClick={() => {}} />
        <SupportLine />
      </Row>
      <Row label="Badges">
        <Badge>NIRF Rank 12</Badge>
        <Badge variant="secondary">Government</Badge>
        <Badge variant="outline">Pune</Badge>
        <Badge variant="good">Approved</Badge>
        <Badge variant="destructive">Closed</Badge>
        <Badge variant="marigold">LAUNCH OFFER</Badge>
      </Row>
      <Pager page={page} totalPages={3} onPageChange={setPage} />
    </Section>
  );
}
