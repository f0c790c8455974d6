import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { useStudent } from '../../session/student.ts';
import { TextLink } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConsentSection } from './consent-section.tsx';
import { ExamsSection } from './exams-section.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { profileMessages } from './messages.ts';
import { PlanSection } from './plan-section.tsx';

/** The student's own page: exams, plan and payments. */
export function ProfileScreen() {
  const words = useMessages(profileMessages);
  const { student } = useStudent();
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={student?.name ?? words.title} lead={student ? student.email : words.lead} />
      <div className="max-w-3xl space-y-8">
        <ExamsSection />
        <PlanSection />
        <InvoicesSection />
        <ConsentSection />
        <p className="text-sm text-quiet">
          {words.more} <TextLink to={paths.support}>{words.askSupport}</TextLink>.
        </p>
      </div>
    </>
  );
}
