export default {
  glanceTitle: 'एका नजरेत',
  loading: 'राउंड चालवत आहोत',
  failed: 'निकाल काढता आला नाही.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  ofSaved: 'हा शेवटी सेव्ह केलेल्या यादीचा आहे. तुमचे बदल सेव्ह झाले की तोही बदलेल.',
  chance: {
    percent: (percent: number) => `${percent}\u00a0%`,
    under: '3\u00a0% पेक्षा कमी',
    over: '97\u00a0% पेक्षा जास्त',
  },
  noOdds: 'शक्यता नाही',
  likelyTitle: 'सर्वात जास्त शक्यता',
  likely: (chance: string) => `शक्यता: ${chance}`,
  likelyNone: 'या यादीतून सीट नाही',
  where: (college: string, place: number) => `${college}. स्थान ${place}.`,
  any: 'या यादीतून एखादी सीट',
  none: 'एकही सीट नाही',
  withoutOdds: 'शक्यता नसलेला पर्याय',
  endsEarly: (chance: string) =>
    `चालवून पाहिलेल्या राउंडपैकी ${chance} वेळा घ्यावीच लागणाऱ्या सीटमुळे प्रक्रिया संपली, जरी वरचा एखादा पर्याय पुढच्या राउंडमध्ये खुला झाला असता.`,
  more: 'पूर्ण निकाल पाहा',
  places: {
    title: 'कुठे सीट मिळू शकते',
    summary: (name: string, chance: string, none: string) =>
      `सर्वात जास्त वेळा ${name} (${chance}). या यादीतून सीट नाही: ${none}.`,
    summaryNone: (none: string) => `सर्वात जास्त वेळा या यादीतून सीट नाही (${none}).`,
    rest: (count: number) => `आणखी ${count}, प्रत्येकी 1\u00a0% पेक्षा कमी`,
    unjudged: (count: number) =>
      count === 1 ? '1 पर्यायाची शक्यता काढता आली नाही' : `${count} पर्यायांची शक्यता काढता आली नाही`,
    caption: 'प्रत्येक पर्यायाची शक्यता',
    choice: 'पर्याय',
    reach: 'खुला होतो',
    final: 'सीट इथेच मिळते',
    gain: 'वाढवतो',
    saves: 'वाचवतो',
    gainHelp:
      '“वाढवतो” म्हणजे वरच्या पर्यायांनंतर हा पर्याय कोणतीही सीट मिळण्याची शक्यता किती वाढवतो. “वाचवतो” म्हणजे किती वेळा फक्त हाच खुला होतो. “खुला होतो” हे यादीतील बाकीच्या पर्यायांवर अवलंबून नाही.',
  },
  rounds: {
    title: 'एक-एक राउंड',
    summary: (first: string, last: string, rounds: number) =>
      `तुमच्याकडे एखादी सीट असण्याची शक्यता: राउंड 1 नंतर ${first}, राउंड ${rounds} नंतर ${last}.`,
    round: (round: number) => `राउंड ${round}`,
    groups: { first: 'स्थान 1', three: 'स्थान 2–3', six: 'स्थान 4–6', rest: 'स्थान 7 पासून', none: 'अजून सीट नाही' },
    caption: 'प्रत्येक राउंडनंतर तुमच्याकडे कोणती सीट',
    roundHead: 'राउंडनंतर',
  },
  source: (draws: string, year: number, first: number, last: number) =>
    `${year} चा प्रवेश ${draws} वेळा चालवून पाहिला, ${first} ते ${last} च्या क्लोजिंग रँकवरून. वर्षाचा परिणाम सगळीकडे एकदम होतो: अवघड वर्ष सगळीकडेच अवघड असते, आणि हे हिशेबात धरले आहे. इथे कशातही सीटची हमी नाही.`,
  checks: {
    title: 'यांच्याकडे एकदा पाहा',
    fine: 'सुधारण्यासारखे काही नाही. क्रम तुमचा आहे.',
    count: (count: number) => (count === 1 ? 'पाहण्यासारखी 1 गोष्ट' : `पाहण्यासारख्या ${count} गोष्टी`),
    severity: { danger: 'महत्त्वाचे', warning: 'सांभाळून', info: 'माहीत असलेले बरे' },
    about: (places: readonly number[], more: number) =>
      more > 0 ? `स्थान ${places.join(', ')} आणि आणखी ${more}` : `स्थान ${places.join(', ')}`,
  },
  faces: {
    'no-profile': 'आधी तुमची रँक सांगा',
    paused: 'आजच्या दिवसासाठी थांबवले आहे',
    empty: 'अजून चालवण्यासारखे काही नाही',
    emptyText: 'यादीत प्रोग्राम जोडा; मग कुठे सीट मिळू शकते ते हे पेज दाखवेल.',
    toProfile: 'माझी रँक लिहा',
  },
};
