import type { Exam } from '@dakhila/contract/exam';
import type { ReactNode } from 'react';
import { Cost } from './answers/cost.tsx';
import { GetIn } from './answers/get-in.tsx';
import { Outcome } from './answers/outcome.tsx';
import type { AnyCollege, ShownCourse } from './any-college.ts';
import { LocationCard } from './location-card.tsx';
import { NirfCard } from './nirf-card.tsx';
import { SourcesTable } from './sources-table.tsx';

type OverviewLayoutProps = {
  exam: Exam;
  college: AnyCollege;
  courses: readonly ShownCourse[];
  /** The facts of one kind of college. */
  children: ReactNode;
};

/** The overview of a college, in the order families ask: can I get in, what does it cost, what comes of it, where is it, who says so. */
export function OverviewLayout({ exam, college, courses, children }: OverviewLayoutProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-4">
        <GetIn exam={exam} college={college} courses={courses} />
        <Cost college={college} />
        <Outcome college={college} />
      </div>
      <div className="grid min-w-0 gap-4">
        <LocationCard college={college} />
        {children}
        <NirfCard college={college} />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <SourcesTable college={college} />
      </div>
    </div>
  );
}
