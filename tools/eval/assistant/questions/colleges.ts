import type { Question } from '../question.ts';

const FACTS = ['college-facts'] as const;
const SEARCH = ['search-colleges'] as const;
const COMPARE = ['compare-colleges'] as const;

/** Facts about colleges, lists of colleges, comparisons. */
export const COLLEGES: readonly Question[] = [
  { ask: 'What is the fee of PICT?', want: { tools: FACTS, says: [(f) => f.fee('06271')], source: '/college/06271' } },
  { ask: 'vjti fees kitni hai', want: { tools: FACTS, says: [(f) => f.capName('03012')], source: '/college/03012' } },
  {
    ask: 'fees of cummins pune for computer',
    want: { tools: FACTS, says: [(f) => f.fee('06276')], source: '/college/06276' },
  },
  { ask: 'where is SGGS located', want: { tools: FACTS, says: ['Nanded'], source: '/college/02020' } },
  {
    ask: 'NIRF rank of IIT Madras',
    want: { tools: FACTS, says: [(f) => f.jeeNirf('iit-madras')], source: '/josaa-college/iit-madras' },
  },
  { ask: 'nirf ranking of coep', want: { tools: FACTS, says: [(f) => f.capNirf('16006')], source: '/college/16006' } },
  {
    ask: 'how many seats in vjti computer',
    want: { tools: FACTS, says: [(f) => f.seats('03012', 'Computer Engineering')], source: '/college/03012' },
  },
  { ask: 'is walchand sangli autonomous?', want: { tools: FACTS, says: ['autonomous'], source: '/college/06007' } },
  { ask: 'is DJ Sanghvi government or private', want: { tools: FACTS, says: ['private'], source: '/college/03199' } },
  { ask: 'PICT website', want: { tools: FACTS, source: '/college/06271' } },
  {
    ask: 'which branches are there in ICT Mumbai',
    want: { tools: FACTS, says: ['Dyestuff Technology', 'Chemical Engineering'], source: '/college/03036' },
  },
  { ask: 'college code of VJTI', want: { tools: FACTS, says: ['03012'], source: '/college/03012' } },
  {
    ask: 'walchand college sangli konta university madhe yete',
    want: { tools: FACTS, says: [(f) => f.university('06007')], source: '/college/06007' },
  },
  { ask: 'tell me about KK Wagh nashik', want: { tools: FACTS, says: ['Nashik'], source: '/college/05121' } },
  { ask: 'when was PICT established', want: { tools: FACTS, source: '/college/06271' } },
  {
    ask: 'does pict have mechanical engineering',
    want: { tools: FACTS, says: ['Mechanical'], source: '/college/06271' },
  },
  {
    ask: 'seats in IIT Bombay cse',
    want: {
      tools: FACTS,
      says: [(f) => f.jeeSeats('iit-bombay', 'Computer Science and Engineering')],
      source: '/josaa-college/iit-bombay',
    },
  },
  { ask: 'thadomal shahani minority college?', want: { tools: FACTS, says: ['Sindhi'], source: '/college/03182' } },
  { ask: 'engineering colleges in nashik', want: { tools: SEARCH, says: ['Nashik'], source: '/search' } },
  { ask: 'top 5 engineering colleges in pune', want: { tools: SEARCH, says: ['Pune'], source: '/search' } },
  {
    ask: 'government engineering colleges in maharashtra',
    want: { tools: SEARCH, says: ['Government'], source: '/search' },
  },
  { ask: 'best nit for computer science', want: { tools: SEARCH, says: ['Tiruchirappalli'], source: '/search' } },
  { ask: 'list of all iits', want: { tools: SEARCH, says: ['IIT'], source: '/search' } },
  { ask: 'pune madhle government college konte', want: { tools: SEARCH, says: ['COEP'] } },
  { ask: 'colleges with lowest fees in mumbai', want: { tools: SEARCH, says: ['Mumbai'] } },
  { ask: 'colleges in nagpur for ai and data science', want: { tools: SEARCH, says: ['Nagpur'] } },
  { ask: 'women only engineering college in pune', want: { tools: SEARCH, says: ['Cummins'] } },
  { ask: 'colleges under 1 lakh fees in pune', want: { tools: SEARCH, says: ['Pune'] } },
  { ask: 'mining engineering kaha hai maharashtra me', want: { tools: SEARCH, says: ['Mining'] } },
  { ask: 'which iiits are in maharashtra', want: { tools: SEARCH, says: ['Pune', 'Nagpur'] } },
  { ask: 'VJTI vs COEP', want: { tools: COMPARE, says: ['VJTI', 'COEP'], source: '/college/03012' } },
  {
    ask: 'pict or vit pune for computer which is better',
    want: { tools: COMPARE, says: [(f) => f.cap('06271', 'Computer Engineering', 'GOPEN')], source: '/college/06271' },
  },
  { ask: 'compare spit and dj sanghvi for IT', want: { tools: COMPARE, source: '/college/03215' } },
  { ask: 'nit trichy vs nit warangal cse', want: { tools: COMPARE, source: '/josaa-college/nit-tiruchirappalli' } },
  { ask: 'iit kanpur and iit kharagpur difference', want: { tools: COMPARE, source: '/josaa-college/iit-kanpur' } },
  { ask: 'cummins ya pccoe kaunsa accha hai', want: { tools: COMPARE, source: '/college/06276' } },
  { ask: 'manipal fees', want: { admits: true } },
  { ask: 'BITS pilani cutoff', want: { admits: true } },
  { ask: 'vit vellore cse cutoff', want: { admits: true } },
];
