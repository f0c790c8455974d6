export default {
  titles: {
    signup: 'नियम आणि अटी',
    topUp: 'नियम आणि अटी',
    privacy: 'प्रायव्हसी पॉलिसी',
    terms: 'सेवेच्या अटी',
    cookies: 'कुकीज',
  },
  version: (version: string) => `${version} ची आवृत्ती`,
  loading: 'मजकूर लोड होत आहे',
  failed: 'मजकूर लोड झाला नाही. कृपया तुमचे इंटरनेट तपासा.',
  cancel: 'रद्द करा',
  done: 'झाले',
};
