import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { useStudent } from '../../session/student.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Allowances } from './allowances.tsx';
import { ContinueOffer } from './continue-offer.tsx';
import { dashboardMessages } from './messages.ts';
import { Places } from './places.tsx';

/** The first screen after signing in: where the student stands, and where to go. */
export function DashboardScreen() {
  const words = useMessages(dashboardMessages);
  const { student } = useStudent();
  const firstName = student?.name.split(' ')[0];
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={firstName ? words.greeting(firstName) : words.greetingAnyone} lead={words.lead} />
      <ContinueOffer />
      <Allowances allowance={student?.subscriptionAllowance} />
      <Places />
    </>
  );
}
