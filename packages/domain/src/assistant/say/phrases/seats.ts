import type { Phrases } from './phrases.ts';

/** Letters of seat codes, and rank lists as answers name them. Whole kinds of seats have their words in the phrases of colleges. */
export const SEATS: Phrases = {
  'children of defence personnel': ['रक्षा कर्मियों के बच्चे', 'संरक्षण दलातील कर्मचाऱ्यांची मुले'],
  'the part kept for the reserved category': ['आरक्षित कैटेगरी के लिए रखा हिस्सा', 'राखीव कॅटेगरीसाठी ठेवलेला भाग'],
  'general: men and women compete': ['जनरल: पुरुष और महिलाएँ, सबके लिए', 'जनरल: पुरुष आणि महिला, सर्वांसाठी'],
  '{} is not a seat code of CAP.': ['{1} CAP का सीट कोड नहीं है।', '{1} हा CAP चा सीट कोड नाही.'],
  '{} common rank (CRL)': ['{1} की कॉमन रैंक (CRL)', '{1} ची कॉमन रँक (CRL)'],
  '{} category rank': ['{1} की कैटेगरी रैंक', '{1} ची कॅटेगरी रँक'],
};
