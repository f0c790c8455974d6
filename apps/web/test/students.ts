import type { ReplyOf } from '@dakhila/contract/endpoint';
import type { examProfile } from '@dakhila/contract/exam-profile';
import type { GuardianConsent } from '@dakhila/contract/guardian-consent';
import type { StudentProfile, students } from '@dakhila/contract/students';

type Allowance = StudentProfile['subscriptionAllowance'];
type Wanted = Partial<Omit<StudentProfile, 'subscriptionAllowance'>> & { subscriptionAllowance?: Partial<Allowance> };

/** What `GET /student-profile/me` answers for a new student with the Basic plan: `{ body: aStudent({ name: 'Asha' }) }`. */
export const aStudent = ({ subscriptionAllowance, ...wanted }: Wanted = {}): ReplyOf<typeof students.me> => ({
  data: {
    id: '0198a2b4-0000-7000-8000-0000000000a5',
    name: 'Asha Patil',
    email: 'asha@example.com',
    subscriptionTier: 'Basic',
    subscriptionAllowance: {
      recommendationPulls: 2,
      psychometricAssessment: false,
      psychometricTestStatus: false,
      availableCounsellingSessions: 0,
      totalCounsellingSessions: 0,
      ...subscriptionAllowance,
    },
    isProfileCompleted: false,
    ...wanted,
  },
  isCompleted: wanted.isProfileCompleted ?? false,
});

type Stored = ReplyOf<typeof examProfile.read>['data'];

/** What the exam endpoints answer for a student who saved this: `{ body: { data: anExamProfile({ josaa }) } }`. */
export const anExamProfile = (profile: Stored['profile'] = {}, wanted: Partial<Stored> = {}): Stored => ({
  profile,
  updatedAt: Object.keys(profile).length === 0 ? null : '2026-11-14T05:30:00.000Z',
  completion: { filled: 0, of: 6, missing: [] },
  ...wanted,
});

/** The consent of a student whose date of birth is unknown. */
export const aConsent = (wanted: Partial<GuardianConsent> = {}): GuardianConsent => ({
  birthDate: null,
  isUnderage: null,
  isSatisfied: false,
  wording: { version: '2026-11', title: 'Consent of a parent or guardian', points: ['I agree to the assessment.'] },
  asked: null,
  given: null,
  ...wanted,
});
