import type { Exam } from '@dakhila/contract/exam';
import { AllotmentCard } from './allotment-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';

/** The running season of an exam: dates, what a round allotted, papers, reminders. */
export function SeasonView({ exam }: { exam: Exam }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="space-y-5">
        <AllotmentCard exam={exam} />
        <DocumentsCard exam={exam} />
      </div>
      <div className="space-y-5">
        <ScheduleCard exam={exam} />
        <RemindersCard exam={exam} />
      </div>
    </div>
  );
}
