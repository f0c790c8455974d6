import { COLLEGE_PHRASES_MR } from '@dakhila/domain/colleges/phrases/mr';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  label: (english: string) => sayLabel(COLLEGE_PHRASES_MR, english) ?? english,
  listEnd: (year: number) => `${year} मध्ये मेरिट लिस्टच्या शेवटपर्यंत खुली होती.`,
  mayReachListEnd: (year: number) => `${year} मध्ये मेरिट लिस्टच्या जवळजवळ शेवटपर्यंत खुली राहू शकते.`,
  listEndWhy:
    'जिथे जागा रिकाम्या राहतात, तिथे क्लोजिंग रँक ही जागा मागणाऱ्या शेवटच्या विद्यार्थ्याची असते. तुमची खरी शक्यता यापेक्षा चांगली असू शकते.',
  feeWaiver: 'ऑप्शन फॉर्म मध्ये फी माफीच्या सीटला स्वतःचा वेगळा चॉइस कोड असतो, जो कट-ऑफच्या याद्यांमध्ये छापलेला नसतो.',
};
