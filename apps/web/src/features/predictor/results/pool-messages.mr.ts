import { COLLEGE_PHRASES_MR } from '@dakhila/domain/colleges/phrases/mr';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  label: (english: string) => sayLabel(COLLEGE_PHRASES_MR, english) ?? english,
  feeWaiver:
    'option form मध्ये फी माफीच्या सीटला स्वतःचा वेगळा चॉइस कोड असतो. यादीत तिचा कट-ऑफ याच चॉइस कोडखाली छापलेला असतो.',
  heldByOffers: 'तुमची रँक पुरेशी चांगली आहे; या जागा कदाचित पुन्हा दिल्या जाणार नाहीत.',
};
