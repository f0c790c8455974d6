import type { Question } from '../question.ts';

const CUTOFF = ['cutoff-history'] as const;
const CHANCE = ['predict-programme'] as const;
const NEAR = ['programmes-near'] as const;
const PUNE = 'Savitribai Phule Pune University';

/** Questions whose words mislead: marks that are no percentile, somebody else's figures, a home or category of another than the profile's. */
export const MISREAD: readonly Question[] = [
  {
    ask: 'i got 95 percent in 12th boards, can i get pict computer',
    want: {
      tools: CHANCE,
      says: [(f) => f.capBand('06271', 'Computer Engineering', { percentile: 94.2 }), 'Class XII'],
      never: /\b95\b/,
    },
  },
  {
    ask: '12th me 88% aaye hai, konsa college milega',
    want: { tools: NEAR, says: ['94.2', 'Class XII'], never: /\b88 percentile/ },
  },
  {
    ask: 'hsc 91 percent and mht cet 96 percentile, which colleges in pune',
    want: { tools: NEAR, says: ['96 percentile', 'Pune'], never: /\b91 percentile/ },
  },
  {
    before: ['can i get vjti computer with 92 percentile'],
    isAfterForecast: true,
    ask: 'in Pune',
    want: { tools: NEAR, says: ['92 percentile', 'Pune'] },
  },
  {
    before: ['98 percentile means what rank'],
    isAfterForecast: true,
    ask: 'in nagpur',
    want: { tools: NEAR, says: ['98 percentile', 'Nagpur'] },
  },
  {
    before: ['can i get vnit computer with crl 9000, from maharashtra'],
    isAfterForecast: true,
    ask: 'colleges in delhi?',
    want: { tools: NEAR, says: ['9,000', 'Delhi'] },
  },
  {
    ask: 'home university pune, 95 percentile, which colleges can i get in pune',
    want: { tools: NEAR, says: [PUNE, '95 percentile'] },
  },
  {
    ask: 'i am from mumbai university, 96.5 percentile, vjti mechanical milega?',
    want: {
      tools: CHANCE,
      says: [
        (f) =>
          f.capBand('03012', 'Mechanical Engineering', { percentile: 96.5, homeUniversity: 'University of Mumbai' }),
        'University of Mumbai',
      ],
    },
  },
  {
    ask: 'sppu home univ hai meri, 93 percentile, pccoe computer chance',
    want: {
      tools: CHANCE,
      says: [(f) => f.capBand('06175', 'Computer Engineering', { percentile: 93, homeUniversity: PUNE }), PUNE],
    },
  },
  {
    ask: 'i am sc, can i get coep civil with 80 percentile',
    want: {
      tools: CHANCE,
      says: [
        (f) => f.capBand('16006', 'Civil Engineering', { percentile: 80, category: 'SC' }),
        'the category SC, as you said',
      ],
    },
  },
  {
    ask: 'obc me konse college milenge mujhe',
    want: { tools: ['my-profile', 'programmes-near'], says: ['94.2', 'OBC'] },
  },
  {
    ask: 'i will get between 90 and 95 percentile, which colleges can i get in mumbai',
    want: { tools: NEAR, says: ['90 percentile', 'Mumbai', 'careful end of the range'] },
  },
  {
    ask: 'colleges with cutoff from 85 to 90 percentile in nagpur',
    want: { tools: NEAR, says: ['90 percentile (down to 85)', 'Nagpur'] },
  },
  {
    ask: 'rank 20000 to 25000 crl, which nits can i get',
    want: { tools: NEAR, says: ['25,000'] },
  },
  {
    ask: '90-95 percentile me pict it milega kya',
    want: {
      tools: CHANCE,
      says: [(f) => f.capBand('06271', 'Information Technology', { percentile: 90 }), 'careful end of the range'],
    },
  },
  {
    before: ['my friend got 99.5 percentile, which colleges can he get'],
    ask: 'which colleges can i get',
    want: { tools: ['my-profile', 'programmes-near'], says: ['94.2'], never: /99\.5/ },
  },
  {
    ask: 'my friend got 99 percentile and i got 91, can i get pccoe it',
    want: { tools: CHANCE, says: [(f) => f.capBand('06175', 'Information Technology', { percentile: 91 })] },
  },
  {
    ask: "my friend's rank is 5000 in jee main, which nits can he get",
    want: { isInnocent: true, tools: NEAR, says: ['5,000'] },
  },
  {
    ask: 'vjti and coep mechanical cutoff',
    want: {
      says: [
        (f) => f.cap('03012', 'Mechanical Engineering', 'GOPEN'),
        (f) => f.cap('16006', 'Mechanical Engineering', 'GOPEN'),
      ],
    },
  },
  {
    ask: 'can i get pict computer or vjti computer with 97 percentile',
    want: {
      tools: CHANCE,
      says: [
        (f) => f.capBand('06271', 'Computer Engineering', { percentile: 97 }),
        (f) => f.capBand('03012', 'Computer Engineering', { percentile: 97 }),
      ],
      source: '/college/06271',
    },
  },
  {
    ask: 'fees of pict and cummins',
    want: { says: [(f) => f.fee('06271'), (f) => f.fee('06276')] },
  },
  {
    ask: 'vjti computer cutoff 2005',
    want: { tools: CUTOFF, says: ['2005 is not among', (f) => f.cap('03012', 'Computer Engineering', 'GOPEN')] },
  },
  {
    ask: 'iit bombay cse cutoff 2030',
    want: {
      tools: CUTOFF,
      says: ['2030 is not among', (f) => f.jee('iit-bombay', 'Computer Science and Engineering', 'OPEN N AI')],
    },
  },
  {
    ask: 'pict computer cutoff in the last 3 years',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('06271', 'Computer Engineering', 'GOPEN')],
    },
  },
  { ask: 'Can I get TFWS, my family income is 10 lakh?', want: { faq: 'tfws', never: /\brank\b/i } },
  { ask: 'मला TFWS मिळेल का, उत्पन्न 10 लाख आहे', want: { faq: 'tfws', never: /\brank\b/i } },
  { ask: 'मेरे पापा की सालाना आय 6 लाख है, क्या मुझे EWS मिलेगा?', want: { faq: 'ews-cap', never: /\brank\b/i } },
  { ask: 'जातीचा दाखला नसेल तर काय होईल?', want: { faq: 'late-documents' } },
  { ask: "what if I don't have the caste certificate", want: { faq: 'late-documents' } },
  {
    ask: 'I have 82 percentile OBC, any government college in Pune?',
    want: { tools: NEAR, says: ['at government colleges in Pune', 'Counting private colleges too'] },
  },
  {
    ask: '95 percentile private college in nagpur',
    want: { tools: NEAR, says: ['at private colleges in Nagpur'] },
  },
  { ask: 'Which college in Pune will I get?', want: { tools: NEAR, says: ['94.2', 'in Pune'] } },
  { ask: 'मला पुण्यात कोणते कॉलेज मिळेल?', want: { tools: NEAR, says: ['94.2', 'in Pune'] } },
  { ask: 'मुझे पुणे में कौन सा कॉलेज मिलेगा?', want: { tools: NEAR, says: ['94.2', 'in Pune'] } },
  { ask: 'pune me konsa college milega', want: { tools: NEAR, says: ['94.2', 'in Pune'] } },
  { ask: 'मला नागपूरला सरकारी कॉलेज मिळेल का', want: { tools: NEAR, says: ['94.2', 'at government colleges in Nagpur'] } },
  { ask: 'can i get a list of colleges in pune', want: { tools: ['search-colleges'], says: ['Pune'] } },
];
