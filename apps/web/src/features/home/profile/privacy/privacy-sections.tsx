import { AgreementsSection } from './agreements-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DataSection } from './data-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What a student decides about their own data: contacts, open sessions, agreements, a copy, the end of the account. */
export function PrivacySections({ id }: { id: string }) {
  return (
    <div id={id} className="scroll-mt-36 space-y-8">
      <ContactsSection />
      <SessionsSection />
      <AgreementsSection />
      <DataSection />
    </div>
  );
}
