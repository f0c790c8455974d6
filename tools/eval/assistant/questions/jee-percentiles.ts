import type { Question } from '../question.ts';

const NEAR = ['programmes-near'] as const;
const CHANCE = ['predict-programme'] as const;
type Category = 'OPEN' | 'OBC-NCL' | 'SC' | 'ST' | 'EWS';

/** Programmes near the rank that a percentile corresponds to: the answer names the rank and estimates nothing by percentile. */
const near = (ask: string, percentile: number, category: Category, ...before: string[]): Question => ({
  ...(before.length === 0 ? {} : { before }),
  ask,
  // The estimate needs what the forecasts are made with.
  isAfterForecast: true,
  want: {
    tools: NEAR,
    says: ['JEE Main', (f) => f.jeeRank(percentile, category)],
    source: '/predictor',
    never: /merit number \d|MHT-CET state merit/,
  },
});

/** Percentiles of JEE Main, in English, Hindi and Marathi, in both scripts. */
export const JEE_PERCENTILES: readonly Question[] = [
  near('I have 97.5 percentile in JEE Main, OBC, what can I get?', 97.5, 'OBC-NCL'),
  near('98.2 percentile in jee mains, which nits can i get', 98.2, 'OPEN'),
  near('jee main 99.1 percentile general category which colleges', 99.1, 'OPEN'),
  near('my nta percentile is 95 and i am sc, which nit can i get', 95, 'SC'),
  near('got 96.4 in mains, ews, which colleges can i get through josaa', 96.4, 'EWS'),
  near('jee mains me 97 percentile hai, obc, kaunsa nit milega', 97, 'OBC-NCL'),
  near('mujhe jee main me 94.5 percentile mile, st category, kaun se college milenge', 94.5, 'ST'),
  near('mala jee main madhe 98 percentile ahe, obc, kuthle college milel', 98, 'OBC-NCL'),
  near('जेईई मेन में 97.5 परसेंटाइल है, ओबीसी, कौन से कॉलेज मिलेंगे?', 97.5, 'OBC-NCL'),
  near('मेरे जेईई मेन में 99 परसेंटाइल हैं, कौन सा एनआईटी मिलेगा', 99, 'OPEN'),
  near('मला जेईई मेनमध्ये 96.5 पर्सेंटाइल आहेत, एससी, कोणते कॉलेज मिळेल?', 96.5, 'SC'),
  near('जेईई मेन 98.5 पर्सेंटाइल, कोणती एनआयटी मिळेल', 98.5, 'OPEN'),
  near('97.5 percentile in jee main is what rank', 97.5, 'OPEN'),
  near('only computer', 97.5, 'OBC-NCL', 'I have 97.5 percentile in JEE Main, OBC, which colleges can I get?'),
  {
    ask: '98.7 percentile in jee main, home state maharashtra, can i get vnit mechanical',
    want: {
      tools: CHANCE,
      says: [(f) => f.jeeBand('vnit-nagpur', 'Mechanical Engineering', { mainPercentile: 98.7 }), 'estimated'],
      source: '/josaa-college/vnit-nagpur',
    },
  },
  {
    ask: 'jee mains 97 percentile obc maharashtra se hu, nit warangal civil milega kya',
    want: {
      tools: CHANCE,
      says: [
        (f) => f.jeeBand('nit-warangal', 'Civil Engineering', { mainPercentile: 97, category: 'OBC-NCL' }),
        'estimated',
      ],
      source: '/josaa-college/nit-warangal',
    },
  },
  {
    ask: 'can i get iit bombay cse with 99.9 percentile in jee main',
    want: { says: ['Tell me your JEE Advanced rank'], never: /\b(?:Safe|Likely|Possible|Reach|Unlikely)\b/ },
  },
  {
    ask: '98 percentile which nits can i get',
    want: { says: ['JEE Main percentile by that name'] },
  },
];
