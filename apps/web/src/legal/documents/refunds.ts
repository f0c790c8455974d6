import type { LegalDocumentFor } from '../legal-document.ts';

export const refunds: LegalDocumentFor = ({ supportEmail }) => ({
  title: 'Cancellation and Refund Policy',
  sections: [
    {
      heading: 'Subscriptions',
      points: [
        'A subscription is activated as soon as its payment is confirmed.',
        'There are no refunds for activated subscriptions.',
        'You may stop using your plan or delete your account at any time. Nothing renews by itself, so there is nothing to cancel.',
      ],
    },
    {
      heading: 'Psychological test',
      points: [
        'There is no refund for a psychological test that is not started within 12 hours of purchase.',
        'There is no refund once the test is started.',
      ],
    },
    {
      heading: 'Top-ups',
      points: ['Top-ups are non-refundable once activated.'],
    },
    {
      heading: 'Counseling sessions',
      points: [
        'You may move or cancel a booked session free of charge until 12 hours before it begins. The session goes back to your account.',
        'Later than that, or if you do not come, the session counts as used.',
      ],
    },
    {
      heading: 'When money comes back',
      points: [
        'If you were charged twice for one order, or charged for something that we could not credit, the amount is returned in full.',
        'If a payment failed but your bank shows a debit, the bank or the gateway usually returns it by itself. We check every open payment with the gateway for 12 days.',
        'Approved refunds are processed in 7-10 business days, to the account or card that was charged.',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        `Write to ${supportEmail} from your registered e-mail address with the transaction id. We answer within 48 hours.`,
      ],
    },
  ],
});
