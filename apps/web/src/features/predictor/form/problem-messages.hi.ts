import { CATEGORY_RANK_NEEDED, INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';

const SENTENCES: Readonly<Record<string, string>> = {
  [INPUT_SENTENCES.rank]: 'रैंक 1 से 25,00,000 तक की पूरी संख्या होती है',
  [INPUT_SENTENCES.percentile]: 'परसेंटाइल 0 से 100 तक की संख्या होती है',
  [INPUT_SENTENCES.meritNumber]: 'मेरिट नंबर 1 से 10,00,000 तक की पूरी संख्या होता है',
  [INPUT_SENTENCES.homeState]: 'वह राज्य या केंद्र शासित प्रदेश चुनें जहाँ आपने पहली बार 12वीं की परीक्षा दी',
  [INPUT_SENTENCES.homeUniversity]: 'सूची से अपनी होम यूनिवर्सिटी चुनें',
  [INPUT_SENTENCES.minority]: 'सूची से अपना समुदाय चुनें',
  [INPUT_SENTENCES.noRank]: 'कम से कम एक रैंक लिखें, या अपना JEE Main परसेंटाइल',
  [INPUT_SENTENCES.noMerit]: 'अपना MHT-CET परसेंटाइल या राज्य का मेरिट नंबर लिखें',
  [INPUT_SENTENCES.noJeeRank]:
    'महाराष्ट्र से बाहर के छात्रों को ऑल इंडिया सीटें JEE Main से मिलती हैं: अपनी JEE Main रैंक या परसेंटाइल लिखें',
};

export default {
  sentence: (english: string) => {
    const [, category, paper] = CATEGORY_RANK_NEEDED.exec(english) ?? [];
    return category === undefined
      ? (SENTENCES[english] ?? english)
      : `JEE ${paper} की अपनी ${category} रैंक लिखें: ${category} सीटें उसी से मिलती हैं, कॉमन रैंक से नहीं`;
  },
};
