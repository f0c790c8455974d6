import type { Words } from '../words.ts';

type Where = Parameters<Words['chances']['nothingNear']>[1];

const where = ({ place, level, type, branch }: Where) =>
  [
    place === undefined ? '' : `${place} मधील `,
    level === undefined && type === undefined
      ? ''
      : `${type === undefined ? '' : type === 'government' ? 'सरकारी ' : 'खाजगी '}${level === undefined ? 'कॉलेजांमधील' : `${level} मधील`} `,
    branch === undefined ? '' : `${branch} चे `,
  ].join('');

/** Chances, what closed near a rank, and merit numbers, in Marathi. */
export const CHANCES: Words['chances'] = {
  whichBranch: (college, names) => `${college} येथील कोणती ब्रँच? तिथे हे आहेत: ${names}.`,
  bands: {
    Safe: 'जवळपास नक्की',
    Likely: 'चांगली शक्यता',
    Possible: 'होऊ शकते',
    Reach: 'कठीण',
    Unlikely: 'खूप कठीण',
  },
  band: ({ programme, college, year, band, means, pool }) =>
    `${college} येथे ${programme}, ${year}: ${band}. म्हणजे: ${means}. तुमच्यासाठी सर्वात चांगल्या जागा: ${pool}.`,
  noBand: ({ programme, college, year, means, pool }) =>
    `${year} मध्ये ${college} येथील ${programme} साठी आम्ही शक्यता सांगत नाही: ${means} (${pool}).`,
  judged: (list, rank, isEstimate) =>
    isEstimate ? `${list} च्या अंदाजावरून पाहिले: ${rank}.` : `${list} वरून पाहिले: ${rank}.`,
  closedLast: (year, rank, percentile) =>
    `${year} मध्ये या जागा ${rank}${percentile === null ? '' : ` (${percentile} पर्सेंटाइल)`} वर बंद झाल्या होत्या.`,
  mayNotBeOffered: (years, of) =>
    of < 2
      ? 'हे तुमच्या रँकबद्दल आहे. जागाच कदाचित दिली जाणार नाही.'
      : `हे तुमच्या रँकबद्दल आहे. जागाच कदाचित दिली जाणार नाही: मागच्या ${of} पैकी ${years} वर्षे दिली गेली होती.`,
  assumed: (assumptions) => `आम्ही हे गृहीत धरले: ${assumptions.join('; ')}.`,
  noPromise: (first, last) =>
    `हे ${first} ते ${last} च्या क्लोजिंग रँकवर आधारलेले आहे आणि आश्वासन नाही: जागेची हमी कोणीच देऊ शकत नाही. तुमचा स्वतःचा अंदाज प्रत्येक राउंडची शक्यता आणि आवाक्यातले बाकीचे सर्व प्रोग्राम दाखवतो.`,
  predictorJudgesAll: 'प्रेडिक्टर तुमच्या प्रोफाइलवरून सर्व प्रोग्राम एकदम पाहतो.',
  cannotJudge: 'या प्रोग्रामची शक्यता आत्ता सांगता येत नाही.',
  theCollege: 'कॉलेजचे पान',
  tellFigure:
    'तुमचे MHT-CET पर्सेंटाइल किंवा मेरिट नंबर, किंवा तुमची JEE रँक लिहा: त्याच्या आसपास काय बंद झाले ते आम्ही पाहतो. हवे तर ते तुमच्या प्रोफाइलमध्ये जतन करा.',
  nothingNear: (judgedBy, asked) =>
    `सर्वात नवीन याद्यांमध्ये ${judgedBy} वर किंवा त्यानंतर बंद झालेले ${where(asked)}प्रोग्राम सापडले नाहीत. हा शेवटचा निकाल नाही: पुढचे राउंड, इतर ब्रँच किंवा तुमची स्वतःची कॅटेगरी यांत आणखी मार्ग असू शकतात.`,
  ofAnyType: (type, _total, figure) =>
    `${type === 'government' ? 'खाजगी' : 'सरकारी'} कॉलेजही धरली, तर असे ${figure} प्रोग्राम आहेत.`,
  near: ({ judgedBy, figure, year, list }, asked) =>
    `${judgedBy} असताना: ${year} मध्ये ${where(asked)}${figure} प्रोग्राम त्यावर किंवा त्यानंतर बंद झाले (${list}). त्यांपैकी सर्वात जास्त मागणी असलेले:`,
  nearCaption: (judgedBy, year) => `${year} मध्ये ${judgedBy} वर किंवा त्यानंतर बंद झालेले`,
  looksBack: (source) => `स्रोत: ${source}. हे मागच्या वर्षाचे आहे, अंदाज नाही: येणाऱ्या वर्षाची शक्यता प्रेडिक्टर सांगतो.`,
  tellMerit: 'MHT-CET चे पर्सेंटाइल किंवा मेरिट नंबर लिहा, त्यावरून आम्ही मेरिट नंबर किंवा पर्सेंटाइल सांगू.',
  meritIs: ({ merit, percentile, year, low, high }) =>
    `${year} मध्ये मेरिट नंबर ${merit} म्हणजे सुमारे ${percentile} पर्सेंटाइल, बहुधा ${low} आणि ${high} यांच्या दरम्यान.`,
  percentileIs: ({ merit, percentile, year, low, high }) =>
    `${year} मध्ये ${percentile} पर्सेंटाइल म्हणजे सुमारे मेरिट नंबर ${merit}, बहुधा ${low} आणि ${high} यांच्या दरम्यान.`,
  betterAttempt: 'MHT-CET दोनदा दिली असेल तर चांगले पर्सेंटाइलच धरले जाते.',
  earlier: 'मागच्या वर्षांत ते किती होते',
  year: 'वर्ष',
  meritNumber: 'मेरिट नंबर',
  percentileAndMerit: 'पर्सेंटाइल आणि मेरिट नंबर',
};
