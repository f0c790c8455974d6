import type { Age } from './age.ts';

const UNITS = { minutes: 'मिनट', hours: 'घंटे', days: 'दिन' };

export default {
  offline: 'इंटरनेट नहीं है',
  keptFrom: ({ unit, count }: Age) =>
    unit === 'minutes' && count === 0
      ? 'ऑफ़लाइन। यह जानकारी अभी-अभी की है।'
      : `ऑफ़लाइन। यह जानकारी ${count} ${unit === 'hours' && count === 1 ? 'घंटा' : UNITS[unit]} पहले की है।`,
  whatWorks: 'अब भी क्या चलेगा',
  whatWorksText: 'आपकी शॉर्टलिस्ट, सूचियाँ, अनुमान, सेशन और FAQ फिर भी खुलेंगे। भुगतान और बुकिंग के लिए इंटरनेट चाहिए।',
  nothingLost: 'आपने जो लिखा है, वह यहीं रहेगा।',
  retry: 'फिर से कोशिश करें',
};
