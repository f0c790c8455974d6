import { UNDO_DAYS } from '@dakhila/domain/privacy/policy';
import { RETENTION } from '@dakhila/domain/retention';
import type { LegalDocumentFor } from '../legal-document.ts';

export const privacy: LegalDocumentFor = ({ name, legalName, supportEmail }) => ({
  title: 'Privacy Policy',
  sections: [
    {
      heading: 'In short',
      points: [
        'We use your data to guide your admission, and for nothing else.',
        'We never sell or rent names, numbers or addresses, to colleges or to anyone.',
        'There is no tracker and no advertising on our pages.',
        'You can see, correct, download and delete your data.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${legalName} is the data fiduciary for ${name} under the Digital Personal Data Protection Act, 2023. Questions and requests reach us at ${supportEmail}.`,
      ],
    },
    {
      heading: 'What we collect, and why',
      points: [
        'Name, e-mail address and WhatsApp number: to open your account, to send one-time codes, receipts and reminders, and to answer you.',
        'Affiliation code, if you enter one: to know which school or partner sent you.',
        'Exam scores, ranks, category, gender, home state and preferences: to work out which seats are open to you. You enter them only if you use the predictor or fill in your profile.',
        'Your predictions, preference lists, bookings, assessment answers and chats with the assistant: so that you can come back to them.',
        'Orders, amounts and payment references: to credit what you bought, to make invoices and to give refunds. Card and bank details stay with the payment gateway.',
        'Technical records such as time, address of the page and kind of error: to keep the service safe and working. They carry no names, contacts or codes.',
      ],
    },
    {
      heading: 'Students under 18',
      paragraphs: [
        'We ask for your age after you first sign in. Under 18, the assessment, counseling and the sharing of reports need the consent of a parent or guardian, which we confirm with a one-time code sent to them. They can withdraw it at any time in the profile. We do not track or profile children, and we show them no advertising.',
      ],
    },
    {
      heading: 'Who else sees it',
      points: [
        'Companies that work for us under contract: hosting, e-mail and WhatsApp delivery, and the payment gateway. They get only what their task needs.',
        'A counselor you book a session with sees your name and what you choose to share for that session.',
        'If a language model helps the assistant, it gets your question, the last few questions and answers of that conversation, and what it looks up to answer you: facts from your exam profile, your lists, predictions, bookings and plan. Your name, phone number and e-mail address are taken out before.',
        'Authorities, where the law orders us to.',
      ],
    },
    {
      heading: 'How long we keep it',
      points: [
        `A sign-up that is not finished: ${RETENTION.unfinishedSignupDays} days. With a payment under way: until 30 days after that payment is settled.`,
        `One-time codes: ${RETENTION.codeHours} hours. To whom a message went: ${RETENTION.sentMessageDays} days, ${RETENTION.deadMessageDays} if it could not be delivered.`,
        `Chats with the assistant: ${RETENTION.chatDays} days from the last word, or until you delete them.`,
        `Your account: until you delete it, and ${UNDO_DAYS} days more in case you change your mind.`,
        'Invoices and payment records: as long as tax law demands; after deletion without your name, e-mail address and number.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. One-time codes and session keys are stored only as hashes. Access inside our team is limited and logged. If a breach ever touches your data, we tell you and the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see your data, correct it, download it, delete it, withdraw a consent, and name a person who acts for you if you cannot. Most of this is in your profile; for the rest write to us.',
        `If you are not satisfied, write to our grievance officer at ${supportEmail}. After that you may turn to the Data Protection Board of India.`,
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['If this policy changes in a way that matters, we tell you before it takes effect.'],
    },
  ],
});
