import { indianNumber } from '../../../lib/format.ts';

export default {
  notEnough: 'एवढे पुरेसे नाही? JoSAA नंतर NIT, IIIT आणि GFTI मधील रिकाम्या जागा CSAB च्या स्पेशल राउंडमध्ये भरल्या जातात.',
  question: 'CSAB चे स्पेशल राउंड म्हणजे काय?',
  title: 'JoSAA नंतर: CSAB चे स्पेशल राउंड',
  what: 'JoSAA नंतर NIT, IIIT आणि GFTI मध्ये ज्या जागा रिकाम्या राहतात, त्या CSAB भरते. IIT त्यात कधीच नसतात. त्यासाठी नवीन नोंदणी, नवीन फी आणि नवीन पर्याय भरावे लागतात.',
  commonRank: (own: { rank: number; low?: number | undefined } | null) =>
    own
      ? `CSAB प्रत्येक सीटची कॉमन रँक (CRL) छापते, कॅटेगरीच्या जागांचीही. तिची तुलना तुमच्या कॉमन रँकशी करा: ${own.low === undefined ? '' : 'साधारण '}${indianNumber(own.rank)}.`
      : 'CSAB प्रत्येक सीटची कॉमन रँक (CRL) छापते, कॅटेगरीच्या जागांचीही. तिची तुलना तुमच्या कॉमन रँकशी करा, कॅटेगरी रँकशी नाही.',
  notForecast: (year: number) =>
    `या मागील वर्षांच्या क्लोजिंग रँक आहेत, अंदाज नाही. ${year} मध्ये कोणत्या जागा रिकाम्या राहतील हे अजून कोणालाच माहीत नाही.`,
  none: (first: number, last: number) =>
    `CSAB च्या ${first} ते ${last} च्या याद्यांमध्ये इथल्या तुमच्यासाठी खुल्या असलेल्या जागांची क्लोजिंग रँक नाही.`,
  others: (count: number) => `इथल्या तुमच्यासाठी खुल्या बाकीच्या जागा (${count})`,
  loading: 'CSAB च्या क्लोजिंग रँक लोड होत आहेत',
  failed: 'CSAB च्या क्लोजिंग रँक लोड झाल्या नाहीत.',
  year: 'वर्ष',
  josaaLast: 'JoSAA',
  csab: 'CSAB',
  noSeat: 'क्लोजिंग रँक नोंदीत नाही',
  further: (further: number, years: number, percent: number) =>
    further === 0
      ? 'JoSAA च्या रकान्यात त्याचा शेवटचा राउंड आहे. CSAB त्यापुढे गेले नाही.'
      : `JoSAA च्या रकान्यात त्याचा शेवटचा राउंड आहे. CSAB ${years} पैकी ${further} वर्षी त्यापुढे गेले, जास्तीत जास्त ${percent}%.`,
};
