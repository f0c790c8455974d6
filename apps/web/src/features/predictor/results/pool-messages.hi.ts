import { COLLEGE_PHRASES_HI } from '@dakhila/domain/colleges/phrases/hi';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  label: (english: string) => sayLabel(COLLEGE_PHRASES_HI, english) ?? english,
  listEnd: (year: number) => `${year} में मेरिट लिस्ट के आख़िर तक खुली रही।`,
  mayReachListEnd: (year: number) => `${year} में मेरिट लिस्ट के लगभग आख़िर तक खुली रह सकती है।`,
  listEndWhy:
    'जहाँ सीटें ख़ाली रह जाती हैं, वहाँ क्लोज़िंग रैंक उस आख़िरी छात्र की होती है जिसने सीट माँगी। आपकी असली संभावना इससे अच्छी हो सकती है।',
  feeWaiver: 'ऑप्शन फ़ॉर्म में फ़ीस माफ़ी वाली सीट का अपना अलग चॉइस कोड होता है, जो कट-ऑफ की सूचियों में नहीं छपता।',
};
