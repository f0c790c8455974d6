import type { Words } from '../words.ts';

/** Cut-offs and comparisons, in Hindi. */
export const CLOSINGS: Words['closings'] = {
  source: (source) => `स्रोत: ${source}। कट-ऑफ बताता है कि वह साल कैसे पूरा हुआ; अगला साल अलग हो सकता है।`,
  closed: ({ programme, college, rank, percentile, round, year, pool, list }) =>
    `${college} में ${programme} की सीटें ${year} के राउंड ${round} में ${rank}${percentile === null ? '' : ` (${percentile} परसेंटाइल)`} पर बंद हुईं (${pool})। यह संख्या ${list} है।`,
  whole: ({ year, college, list }) => `${college} की ${year} की आख़िरी क्लोज़िंग रैंक, सबसे मुश्किल पहले। यह संख्या ${list} है।`,
  caption: (year, college) => `${year} की क्लोज़िंग रैंक: ${college}`,
  programme: 'प्रोग्राम',
  seat: 'सीट',
  round: 'राउंड',
  roundOf: (round) => `राउंड ${round}`,
  rank: 'रैंक',
  percentile: 'परसेंटाइल',
  captionWithPercentiles: (year, college) => `${year} की क्लोज़िंग रैंक, कोष्ठक में परसेंटाइल: ${college}`,
  chartOfLast: (college) => `हर साल की आख़िरी क्लोज़िंग रैंक: ${college}`,
  chartOfRound: (round, college) => `हर साल राउंड ${round} की क्लोज़िंग रैंक: ${college}`,
  offered: (college, names) => `${college} में ये हैं: ${names}।`,
  pageOf: (college) => `${college}: कट-ऑफ`,
  sideBySide: (names) =>
    `${names} साथ-साथ। कौन-सा बेहतर है, यह ब्रांच पर और इस पर निर्भर है कि आपके लिए क्या ज़रूरी है; काउंसलर आपके साथ इसे देख सकते हैं।`,
  lastClosing: 'आख़िरी क्लोज़िंग',
  closing: ({ programme, rank, percentile, round, year, pool }) =>
    `${programme}: ${rank}${percentile === null ? '' : ` (${percentile} परसेंटाइल)`}, ${year} का राउंड ${round}, ${pool}`,
};
