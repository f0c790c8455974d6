import { COLLEGE_PHRASES_HI } from '@dakhila/domain/colleges/phrases/hi';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  label: (english: string) => sayLabel(COLLEGE_PHRASES_HI, english) ?? english,
  feeWaiver: 'option form में फ़ीस माफ़ी वाली सीट का अपना अलग चॉइस कोड होता है, जो कट-ऑफ की सूचियों में नहीं छपता।',
  heldByOffers: 'आपकी रैंक काफ़ी अच्छी है; हो सकता है ये सीटें दोबारा न दी जाएँ।',
};
