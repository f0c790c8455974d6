import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace } from '../../ui/error-face.tsx';
import { RankCard } from '../../ui/illustrations.tsx';
import { Section } from './section.tsx';

/** What a screen says when it has nothing to show. */
export function FacesSection() {
  return (
    <Section title="Faces">
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
      </div>
    </Section>
  );
}
