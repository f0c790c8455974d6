import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { usePlaceNames } from '../../colleges/index.ts';
import { profileMessages } from './messages.ts';
import { storedProfileQuery } from './queries.ts';
import { Facts, Part, ProfileSection } from './section.tsx';

export function ExamsSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).profile;
  const { stateName } = usePlaceNames();
  const query = useQuery(storedProfileQuery);
  return (
    <ProfileSection id={id} title={messages.exams} lead={messages.examsLead}>
      <Part query={query} skeleton="h-80 sm:h-44">
        {(stored) => (
          <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
            {EXAMS.map((exam) => {
              const facts = examFacts(exam, stored.profile);
              return (
                <Card key={exam} className="flex min-h-38 flex-col">
                  <div className="mb-3 flex items-center justify-between gap-3">
                    <h3>{messages.exam[exam]}</h3>
                    <ButtonLink
                      to={examDetailsPath(exam)}
                      variant="secondary"
                      size="small"
                      aria-label={fill(facts.length > 0 ? messages.editExam : messages.fillInExam, {
                        exam: messages.exam[exam],
                      })}
                    >
                      {facts.length > 0 ? messages.edit : messages.fillIn}
                    </ButtonLink>
                  </div>
                  {facts.length > 0 ? (
                    <Facts
                      facts={facts.map(({ name, value }) => ({
                        name: messages.facts[name],
                        value: name === 'homeState' ? stateName(value) : value,
                      }))}
                    />
                  ) : (
                    <p className="text-sm text-quiet">{messages.nothingYet}</p>
                  )}
                </Card>
              );
            })}
          </div>
        )}
      </Part>
    </ProfileSection>
  );
}

/** Which answers the profile shows of an exam, in this order. */
const SHOWN = {
  josaa: [
    'category',
    'homeState',
    'mainPercentile',
    'mainSecondPercentile',
    'mainCrl',
    'mainCategoryRank',
    'advancedCrl',
    'advancedCategoryRank',
  ],
  'mht-cet': ['category', 'homeUniversity', 'percentile', 'meritNumber', 'jeeMainRank'],
} as const;
type ShownFact = (typeof SHOWN)[Exam][number];

/** The student's answers about an exam as text; missing ones are left out. */
function examFacts(exam: Exam, { josaa = {}, mhtCet = {} }: ExamProfile): { name: ShownFact; value: string }[] {
  const answers: Readonly<Record<string, unknown>> = exam === 'josaa' ? josaa : mhtCet;
  return SHOWN[exam].flatMap((name) => {
    const value = answers[name];
    if (typeof value === 'string' && value !== '') return [{ name, value }];
    if (typeof value === 'number')
      return [{ name, value: /percentile$/i.test(name) ? String(value) : indianNumber(value) }];
    return [];
  });
}
