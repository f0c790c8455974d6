import type { FaqGroup } from '../entry.ts';

/** Plans, payments, refunds. */
export const PLANS: FaqGroup = {
  id: 'plans',
  title: 'Plans, payments and refunds',
  entries: [
    {
      id: 'which-plan',
      question: 'Which plan do I need?',
      answer: [
        'Start with Basic: it is free and has three predictions. Standard gives more predictions and branch recommendations. Premium adds counseling sessions and the psychometric assessment. You can upgrade later and pay only then.',
      ],
      links: [{ label: 'My plan', to: '/profile' }],
    },
    {
      id: 'payment-not-confirmed',
      question: 'The money left my account but the page says failed. What now?',
      answer: [
        'Do not pay again yet. We ask the payment provider by ourselves until the answer is clear. If the money arrived, your plan or top-up is credited, once, also when you closed the page. If it did not, your bank gives it back.',
        'If it is still open after a day, write to support with the transaction id.',
      ],
      links: [{ label: 'Write to support', to: '/support' }],
      alsoAskedAs: ['payment failed', 'paise kat gaye', 'money deducted', 'double payment', 'upi failed'],
    },
    {
      id: 'refund-subscription',
      question: 'Can I get my subscription refunded?',
      answer: [
        'There are no refunds for activated subscriptions. Approved refunds are processed in 7-10 business days.',
      ],
      alsoAskedAs: ['money back', 'cancel plan'],
    },
    {
      id: 'refund-top-up',
      question: 'Can I return a top-up?',
      answer: ['Top-ups are non-refundable once activated.'],
    },
    {
      id: 'refund-assessment',
      question: 'Is the psychometric assessment refundable?',
      answer: [
        'No. There is no refund for an assessment that was not started within 12 hours of purchase, and none once it is started.',
      ],
    },
    {
      id: 'coupon',
      question: 'How do I use a coupon?',
      answer: [
        'Choose a paid plan, enter the code and press Apply. The new price shows on the plan. A coupon is used up by the payment; if the payment fails, you can use it again.',
      ],
      alsoAskedAs: ['promo code', 'discount'],
    },
    {
      id: 'expiry',
      question: 'Do attempts and sessions expire?',
      answer: ['No. What you bought stays until you use it.'],
    },
    {
      id: 'invoice',
      question: 'Where do I find my invoice?',
      answer: ['It comes by e-mail after the payment, and stands in your profile as a PDF.'],
      links: [{ label: 'My profile', to: '/profile' }],
      alsoAskedAs: ['gst bill', 'receipt'],
    },
  ],
};
