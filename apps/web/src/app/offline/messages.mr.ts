import type { Age } from './age.ts';

const UNITS = {
  minutes: ['मिनिटापूर्वी', 'मिनिटांपूर्वी'],
  hours: ['तासापूर्वी', 'तासांपूर्वी'],
  days: ['दिवसापूर्वी', 'दिवसांपूर्वी'],
};

export default {
  offline: 'इंटरनेट नाही',
  keptFrom: ({ unit, count }: Age) =>
    unit === 'minutes' && count === 0
      ? 'ऑफलाइन. ही माहिती आत्ताची आहे.'
      : `ऑफलाइन. ही माहिती ${count} ${UNITS[unit][count === 1 ? 0 : 1]}ची आहे.`,
  whatWorks: 'अजून काय चालेल',
  whatWorksText: 'तुमची शॉर्टलिस्ट, याद्या, अंदाज, सेशन आणि FAQ तरीही उघडतील. पेमेंट आणि बुकिंगसाठी इंटरनेट लागते.',
  nothingLost: 'तुम्ही लिहिलेले इथेच राहील.',
  retry: 'पुन्हा प्रयत्न करा',
};
