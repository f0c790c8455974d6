import { indianNumber } from '../../../lib/format.ts';

export default {
  notEnough: 'इतना काफ़ी नहीं? JoSAA के बाद NIT, IIIT और GFTI की ख़ाली सीटें CSAB के स्पेशल राउंड में भरी जाती हैं।',
  question: 'CSAB के स्पेशल राउंड क्या हैं?',
  title: 'JoSAA के बाद: CSAB के स्पेशल राउंड',
  what: 'JoSAA के बाद NIT, IIIT और GFTI में जो सीटें ख़ाली रह जाती हैं, उन्हें CSAB भरता है। IIT इसमें कभी नहीं होते। इसके लिए नया रजिस्ट्रेशन, नई फ़ीस और नए विकल्प भरने होते हैं।',
  commonRank: (own: { rank: number; low?: number | undefined } | null) =>
    own
      ? `CSAB हर सीट की कॉमन रैंक (CRL) छापता है, कैटेगरी वाली सीटों की भी। इसे अपनी कॉमन रैंक से मिलाएँ: ${own.low === undefined ? '' : 'लगभग '}${indianNumber(own.rank)}।`
      : 'CSAB हर सीट की कॉमन रैंक (CRL) छापता है, कैटेगरी वाली सीटों की भी। इसे अपनी कॉमन रैंक से मिलाएँ, कैटेगरी रैंक से नहीं।',
  notForecast: (year: number) =>
    `ये पिछले सालों की क्लोज़िंग रैंक हैं, अनुमान नहीं। ${year} में कौन-सी सीटें ख़ाली रहेंगी, यह अभी कोई नहीं जानता।`,
  none: (first: number, last: number) =>
    `CSAB की ${first} से ${last} तक की सूचियों में यहाँ की उन सीटों की कोई क्लोज़िंग रैंक नहीं है जो आपके लिए खुली हैं।`,
  others: (count: number) => `यहाँ आपके लिए खुली बाकी सीटें (${count})`,
  loading: 'CSAB की क्लोज़िंग रैंक लोड हो रही हैं',
  failed: 'CSAB की क्लोज़िंग रैंक लोड नहीं हो सकीं।',
  year: 'साल',
  josaaLast: 'JoSAA',
  csab: 'CSAB',
  noSeat: 'कोई क्लोज़िंग रैंक दर्ज नहीं है',
  further: (further: number, years: number, percent: number) =>
    further === 0
      ? 'JoSAA वाले कॉलम में उसका आख़िरी राउंड है। CSAB उससे आगे नहीं गया।'
      : `JoSAA वाले कॉलम में उसका आख़िरी राउंड है। CSAB ${years} में से ${further} साल उससे आगे गया, ज़्यादा से ज़्यादा ${percent}%।`,
};
