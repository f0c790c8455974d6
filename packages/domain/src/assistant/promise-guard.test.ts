import { expect, test } from 'vitest';
import { isForbidden } from './promise-guard.ts';

test.each([
  'I guarantee you a seat at VJTI.',
  'Your seat is confirmed!',
  'You will definitely get Computer.',
  'There is no doubt, it is guaranteed.',
  'Pay an agent a few lakhs and the seat is yours.',
  'A donation helps at that college.',
  'Just edit the income certificate.',
  'Seat pakka hai.',
  'आपकी सीट पक्की है।',
  'VJTI में सीट पक्की है, चिंता नहीं करें।',
  'आपको Computer ज़रूर मिलेगा।',
  'हम सीट की गारंटी देते हैं।',
  'यह वादा है कि एडमिशन होगा।',
  'डोनेशन देने से काम हो जाता है।',
  'पैसे देकर सीट ले सकते हैं।',
  'नक़ली प्रमाणपत्र बनवा लें।',
  'तुम्हाला VJTI नक्की मिळेल.',
  'जागा तुमची नक्की आहे.',
  'आम्ही जागेची हमी देतो.',
  'प्रवेश निश्चित आहे.',
  'एजंट तुम्हाला मदत करेल.',
])('"%s" is never told', (sentence) => {
  expect(isForbidden(sentence)).toBe(true);
});

test.each([
  'Nothing guarantees a seat.',
  'This is no guarantee.',
  'सीट की कोई गारंटी नहीं है।',
  'हम वादा नहीं कर सकते।',
  '2025 में संभावना: लगभग पक्का।',
  'आय प्रमाणपत्र और जाति प्रमाणपत्र साथ लाइए।',
  'यह 2024 के राउंड 3 में 1,234 पर बंद हुआ।',
  'जागेची हमी कोणीच देऊ शकत नाही.',
  'शक्यता: जवळपास नक्की.',
  'हे आश्वासन नाही.',
  'कागदपत्रे आणि तारखा तपासून खात्री करा.',
  'I cannot promise a seat.',
  'It is Safe: a seat is very probable.',
  'Bring your caste certificate and the income certificate.',
])('"%s" may be told', (sentence) => {
  expect(isForbidden(sentence)).toBe(false);
});
