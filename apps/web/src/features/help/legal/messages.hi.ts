export default {
  titles: {
    signup: 'नियम और शर्तें',
    topUp: 'नियम और शर्तें',
    privacy: 'प्राइवेसी पॉलिसी',
    terms: 'सेवा की शर्तें',
    cookies: 'कुकीज़',
  },
  version: (version: string) => `${version} का संस्करण`,
  loading: 'पाठ लोड हो रहा है',
  failed: 'पाठ लोड नहीं हुआ। कृपया अपना इंटरनेट देख लें।',
  cancel: 'रद्द करें',
  done: 'हो गया',
};
