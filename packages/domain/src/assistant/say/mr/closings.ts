import type { Words } from '../words.ts';

/** Cut-offs and comparisons, in Marathi. */
export const CLOSINGS: Words['closings'] = {
  source: (source) => `स्रोत: ${source}. कट-ऑफ ते वर्ष कसे संपले हे सांगतो; पुढचे वर्ष वेगळे असू शकते.`,
  closed: ({ programme, college, rank, percentile, round, year, pool, list }) =>
    `${college} येथे ${programme} च्या जागा ${year} च्या राउंड ${round} मध्ये ${rank}${percentile === null ? '' : ` (${percentile} पर्सेंटाइल)`} वर बंद झाल्या (${pool}). हा आकडा म्हणजे ${list}.`,
  whole: ({ year, college, list }) =>
    `${college} येथील ${year} च्या शेवटच्या क्लोजिंग रँक, सर्वात कठीण आधी. हा आकडा म्हणजे ${list}.`,
  caption: (year, college) => `${year} च्या क्लोजिंग रँक: ${college}`,
  programme: 'प्रोग्राम',
  seat: 'सीट',
  round: 'राउंड',
  roundOf: (round) => `राउंड ${round}`,
  rank: 'रँक',
  percentile: 'पर्सेंटाइल',
  captionWithPercentiles: (year, college) => `${year} च्या क्लोजिंग रँक, कंसात पर्सेंटाइल: ${college}`,
  chartOfLast: (college) => `दर वर्षीची शेवटची क्लोजिंग रँक: ${college}`,
  chartOfRound: (round, college) => `दर वर्षी राउंड ${round} ची क्लोजिंग रँक: ${college}`,
  offered: (college, names) => `${college} येथे हे आहेत: ${names}.`,
  pageOf: (college) => `${college}: कट-ऑफ`,
  sideBySide: (names) =>
    `${names} शेजारी शेजारी. कोणते चांगले, हे ब्रँचवर आणि तुमच्यासाठी काय महत्त्वाचे आहे यावर अवलंबून आहे; काउन्सेलर तुमच्यासोबत ते पाहू शकतात.`,
  lastClosing: 'शेवटचे क्लोजिंग',
  closing: ({ programme, rank, percentile, round, year, pool }) =>
    `${programme}: ${rank}${percentile === null ? '' : ` (${percentile} पर्सेंटाइल)`}, ${year} चा राउंड ${round}, ${pool}`,
};
