import type { FaqGroup, FaqSource } from '../entry.ts';

const JOSAA: FaqSource = { authority: 'JoSAA', year: 2025 };
const CAP: FaqSource = { authority: 'State CET Cell, Maharashtra', year: 2025 };

/** Papers that admissions fail without. */
export const DOCUMENTS: FaqGroup = {
  id: 'documents',
  title: 'Certificates and documents',
  entries: [
    {
      id: 'josaa-certificates-date',
      question: 'How old may my OBC-NCL or EWS certificate be for JoSAA?',
      answer: ['It has to be of the current financial year, issued on or after 1 April.'],
      source: JOSAA,
      alsoAskedAs: ['ncl certificate', 'certificate date'],
    },
    {
      id: 'cap-documents',
      question: 'Which documents do I need for CAP?',
      answer: [
        'Domicile and nationality. With a category: the caste certificate and the caste validity certificate, and the non-creamy-layer certificate, valid to 31 March of the next year. EWS in the format of Maharashtra. An income certificate for TFWS. The proformas for defence and PwD.',
        'The rounds page makes a checklist for your category.',
      ],
      source: CAP,
      links: [{ label: 'My document checklist', to: '/rounds' }],
    },
    {
      id: 'late-documents',
      question: 'What happens if a certificate is late in CAP?',
      answer: [
        'You are treated as an OPEN candidate, and the seats of your category are closed to you. Ask for your certificates early.',
      ],
      source: CAP,
    },
    {
      id: 'caste-validity',
      question: 'Is the caste certificate enough for CAP?',
      answer: ['No. CAP asks for the caste certificate and for the caste validity certificate.'],
      source: CAP,
      alsoAskedAs: ['cvc', 'validity certificate'],
    },
    {
      id: 'ncl-cap',
      question: 'Until when must the non-creamy-layer certificate be valid in CAP?',
      answer: ['To 31 March of the next year.'],
      source: CAP,
    },
  ],
};
