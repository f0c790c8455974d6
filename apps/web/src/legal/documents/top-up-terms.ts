import type { LegalDocumentFor } from '../legal-document.ts';

export const topUpTerms: LegalDocumentFor = ({ supportEmail }) => ({
  title: 'Top-up Terms',
  sections: [
    {
      heading: 'What you buy',
      points: [
        'A top-up adds predictor attempts, counseling sessions or the psychometric assessment to your account.',
        'Attempts and sessions never expire.',
        'They are for your own account and cannot be passed on.',
      ],
    },
    {
      heading: 'How you pay',
      points: [
        'A top-up is a one-time payment. There is no recurring charge.',
        'It is paid in full before it is credited. It is credited as soon as the payment is confirmed, usually at once.',
        'The price is in Indian rupees and includes the taxes that apply.',
      ],
    },
    {
      heading: 'If you change your mind',
      points: ['Top-ups are non-refundable once activated.'],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        `If you were charged and nothing was credited, do not pay again. We check every open payment by ourselves; you can also write to ${supportEmail} with the transaction id.`,
      ],
    },
  ],
});
