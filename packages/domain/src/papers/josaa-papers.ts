import { everyone, fromApril, type Paper } from './paper.ts';

const CURRENT_YEAR_WHY = 'Without a certificate of the current financial year the seat of the category is not given.';

/** What JoSAA asks for: first what takes time to get, then what comes with the allotment. */
export const JOSAA_PAPERS: readonly Paper[] = [
  {
    id: 'obc-ncl',
    title: 'OBC-NCL certificate, central format',
    for: 'OBC-NCL',
    why: CURRENT_YEAR_WHY,
    validity: fromApril,
    isFor: ({ category }) => category === 'OBC-NCL',
  },
  {
    id: 'ews',
    title: 'EWS certificate, central format',
    for: 'EWS',
    why: CURRENT_YEAR_WHY,
    validity: fromApril,
    isFor: ({ category }) => category === 'EWS',
  },
  {
    id: 'caste',
    title: 'Caste or tribe certificate, central format',
    for: 'SC and ST',
    why: 'It proves the category that your seat and your rank list go by.',
    isFor: ({ category }) => category === 'SC' || category === 'ST',
  },
  {
    id: 'pwd',
    title: 'Certificate of disability',
    for: 'PwD',
    why: 'Seats for persons with disability need it.',
    isFor: ({ pwd }) => pwd === true,
  },
  {
    id: 'medical',
    title: 'Medical certificate in the format of JoSAA',
    why: 'A registered doctor signs it. The format is on the official website.',
    ...everyone,
  },
  {
    id: 'class-ten',
    title: 'Class X certificate or mark sheet, or birth certificate',
    why: 'It proves your date of birth.',
    ...everyone,
  },
  {
    id: 'class-twelve',
    title: 'Class XII mark sheet',
    why: 'It shows 75% (65% for SC, ST and PwD) or the top 20 percentile of your board, and the state of your home quota.',
    ...everyone,
  },
  {
    id: 'photo-id',
    title: 'Photo identity card and passport-size photographs',
    why: 'They prove who you are. The photographs should look like the one in your application.',
    ...everyone,
  },
  {
    id: 'jee-main',
    title: 'JEE Main admit card and score card',
    why: 'They show your rank for NITs, IIITs and GFTIs.',
    ...everyone,
  },
  {
    id: 'jee-advanced',
    title: 'JEE Advanced admit card and score card',
    for: 'IIT seats',
    why: 'They show your rank for the IITs.',
    isFor: ({ advanced }) => advanced === true,
  },
  {
    id: 'allotment-letter',
    title: 'Provisional seat allotment letter',
    why: 'You download it after the round that allots you a seat.',
    ...everyone,
  },
  {
    id: 'fee-proof',
    title: 'Proof of the seat acceptance fee',
    why: 'A seat is accepted only once the fee is paid. Keep the receipt.',
    ...everyone,
  },
  {
    id: 'bank',
    title: 'Bank account details, such as a cancelled cheque',
    why: 'Refunds go to this account.',
    ...everyone,
  },
];
