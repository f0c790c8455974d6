import { COLLEGE_PHRASES_MR } from '@dakhila/domain/colleges/phrases/mr';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  label: (english: string) => sayLabel(COLLEGE_PHRASES_MR, english) ?? english,
  feeWaiver: 'option form मध्ये फी माफीच्या सीटला स्वतःचा वेगळा चॉइस कोड असतो, जो कट-ऑफच्या याद्यांमध्ये छापलेला नसतो.',
  heldByOffers: 'तुमची रँक पुरेशी चांगली आहे; या जागा कदाचित पुन्हा दिल्या जाणार नाहीत.',
};
