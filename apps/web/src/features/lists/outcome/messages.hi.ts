export default {
  glanceTitle: 'एक नज़र में',
  loading: 'राउंड चल रहे हैं',
  failed: 'नतीजा नहीं निकल पाया।',
  ofSaved: 'यह पिछली बार सेव की गई सूची का है। आपके बदलाव सेव होते ही यह भी बदल जाएगा।',
  chance: {
    percent: (percent: number) => `${percent}%`,
    under: '3% से कम',
    over: '97% से ज़्यादा',
  },
  noOdds: 'संभावना नहीं',
  likelyTitle: 'सबसे ज़्यादा संभावना',
  likely: (chance: string) => `संभावना: ${chance}`,
  likelyNone: 'इस सूची से कोई सीट नहीं',
  where: (college: string, place: number) => `${college}. स्थान ${place}।`,
  any: 'इस सूची से कोई सीट',
  none: 'कोई सीट नहीं',
  withoutOdds: 'बिना संभावना वाला विकल्प',
  endsEarly: (chance: string) =>
    `आज़माए गए राउंड में से ${chance} बार ऐसी सीट से प्रक्रिया ख़त्म हो गई जिसे लेना ज़रूरी था, जबकि ऊपर का कोई विकल्प बाद के राउंड में खुल जाता।`,
  more: 'पूरा नतीजा देखें',
  places: {
    title: 'सीट कहाँ मिल सकती है',
    summary: (name: string, chance: string, none: string) =>
      `सबसे ज़्यादा बार ${name} (${chance})। इस सूची से कोई सीट नहीं: ${none}।`,
    summaryNone: (none: string) => `सबसे ज़्यादा बार इस सूची से कोई सीट नहीं (${none})।`,
    rest: (count: number) => `${count} और, हर एक 1% से कम`,
    unjudged: (count: number) => (count === 1 ? '1 विकल्प की संभावना नहीं निकली' : `${count} विकल्पों की संभावना नहीं निकली`),
    caption: 'हर विकल्प की संभावना',
    choice: 'विकल्प',
    reach: 'खुलता है',
    final: 'सीट यहीं मिलती है',
    gain: 'बढ़ाता है',
    saves: 'बचाता है',
    gainHelp:
      '“बढ़ाता है” यानी ऊपर के विकल्पों के बाद यह विकल्प कोई भी सीट मिलने की संभावना कितनी बढ़ाता है। “बचाता है” यानी कितनी बार सिर्फ़ यही खुलता है। “खुलता है” यानी सीट दी जाए और आपकी रैंक काफ़ी हो; यह सूची के बाकी विकल्पों पर निर्भर नहीं करता।',
  },
  rounds: {
    title: 'एक-एक राउंड',
    summary: (first: string, last: string, rounds: number) =>
      `आपके पास कोई सीट होने की संभावना: राउंड 1 के बाद ${first}, राउंड ${rounds} के बाद ${last}।`,
    round: (round: number) => `राउंड ${round}`,
    groups: { first: 'स्थान 1', three: 'स्थान 2–3', six: 'स्थान 4–6', rest: 'स्थान 7 से आगे', none: 'अभी सीट नहीं' },
    caption: 'हर राउंड के बाद आपके पास कौन सी सीट',
    roundHead: 'राउंड के बाद',
  },
  source: (draws: string, year: number, first: number, last: number) =>
    `${year} का एडमिशन ${draws} बार आज़माया गया, ${first} से ${last} की क्लोज़िंग रैंक से। हर साल का असर एक साथ होता है: कठिन साल हर जगह कठिन होता है, और हिसाब में यह शामिल है। यह भी गिना गया है कि कोई सीट शायद न दी जाए। यहाँ कुछ भी सीट का वादा नहीं है।`,
  checks: {
    title: 'इन पर नज़र डालें',
    fine: 'कुछ सुधारना नहीं है। क्रम आपका है।',
    count: (count: number) => (count === 1 ? 'देखने की 1 बात' : `देखने की ${count} बातें`),
    severity: { danger: 'ज़रूरी', warning: 'सावधान', info: 'जानना अच्छा है' },
    about: (places: readonly number[], more: number) =>
      more > 0 ? `स्थान ${places.join(', ')} और ${more} अन्य` : `स्थान ${places.join(', ')}`,
  },
  faces: {
    'no-profile': 'पहले अपनी रैंक बताएँ',
    paused: 'आज के लिए रुका हुआ है',
    empty: 'अभी चलाने के लिए कुछ नहीं है',
    emptyText: 'सूची में प्रोग्राम जोड़ें; फिर यह पेज दिखाएगा कि सीट कहाँ मिल सकती है।',
    toProfile: 'अपनी रैंक लिखें',
  },
};
