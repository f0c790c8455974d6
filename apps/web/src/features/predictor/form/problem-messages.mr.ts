import { CATEGORY_RANK_NEEDED, INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';

const SENTENCES: Readonly<Record<string, string>> = {
  [INPUT_SENTENCES.rank]: 'रँक 1 ते 25,00,000 पर्यंतची पूर्ण संख्या असते',
  [INPUT_SENTENCES.percentile]: 'पर्सेंटाइल 0 ते 100 पर्यंतची संख्या असते',
  [INPUT_SENTENCES.meritNumber]: 'मेरिट नंबर 1 ते 10,00,000 पर्यंतची पूर्ण संख्या असतो',
  [INPUT_SENTENCES.homeState]: 'जिथे तुम्ही बारावीची परीक्षा पहिल्यांदा दिली ते राज्य किंवा केंद्रशासित प्रदेश निवडा',
  [INPUT_SENTENCES.homeUniversity]: 'यादीतून तुमची होम युनिव्हर्सिटी निवडा',
  [INPUT_SENTENCES.minority]: 'यादीतून तुमचा समाज निवडा',
  [INPUT_SENTENCES.noRank]: 'किमान एक रँक लिहा, किंवा तुमचे JEE Main पर्सेंटाइल',
  [INPUT_SENTENCES.noMerit]: 'तुमचा MHT-CET पर्सेंटाइल किंवा राज्याचा मेरिट नंबर लिहा',
  [INPUT_SENTENCES.noJeeRank]:
    'महाराष्ट्राबाहेरच्या विद्यार्थ्यांना ऑल इंडिया जागा JEE Main वरून मिळतात: तुमची JEE Main रँक किंवा पर्सेंटाइल लिहा',
};

export default {
  sentence: (english: string) => {
    const [, category, paper] = CATEGORY_RANK_NEEDED.exec(english) ?? [];
    return category === undefined
      ? (SENTENCES[english] ?? english)
      : `JEE ${paper} ची तुमची ${category} रँक लिहा: ${category} जागा तिच्यावरून मिळतात, कॉमन रँकवरून नाही`;
  },
};
