import { hasDevanagari } from '../../language/fold-devanagari.ts';
import type { Language } from '../../language/languages.ts';
import type { Spoken } from '../types.ts';

type Indian = Exclude<Language, 'en'>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words of one language that neither the other one nor English has. */
const OWN: Readonly<Record<Indian, ReadonlySet<string>>> = {
  hi: setOf(
    'hai hain hu hoon kya mera meri mere mujhe muje kitna kitne kitni kaunsa kaunse kaunsi konsa konse konsi kab kaise kaha kahan kyu kyun milega milegi milenge milti milta chahiye chaiye liye karna karu kare karke raha rahi sakta sakti sakte wala wale wali nahin nhi aur aap batao bata accha acha achha mein hota hoti hoga hogi jayega jayegi jaayegi padega padegi kiya abhi kuch koi bhi bache लिए है हैं हूँ हूं क्या में मेरा मेरी मेरे मुझे कितना कितने कितनी कौन कौनसा कब कैसे कहाँ कहां क्यों मिलेगा मिलेगी मिलेंगे चाहिए और का की के को से नहीं बताओ अच्छा होगा सकता सकती पर',
  ),
  mr: setOf(
    'aahe ahe aahet ahet mala majha majhi majhe maza mazi maze mazhi mazhe mazya majhya kiti konta konti konte kadhi kasa kashi kase kuthe milel milnar milto milte milale bhetel bhetal madhe madhye madhla sathi saathi pahije sanga ani aani mhanje kay kaay nako changla changle changli ghyava ghyaycha hoil yeil pudhe honar zala jhala bharle mulinsathi tumhi आहे आहेत आहोत मला माझा माझी माझे माझं माझ्या किती कोणता कोणती कोणते कोणतं कधी कसा कशी कसे कुठे मिळेल मिळतील मिळणार मिळते मध्ये मधे साठी पाहिजे सांगा आणि म्हणजे काय नाही चांगला चांगले चांगलं होईल येईल तर',
  ),
};
/** Small words that hint at a language, but do not decide it. */
const HINTS: Readonly<Record<Indian, ReadonlySet<string>>> = {
  hi: setOf('ka ki ke ko se tak'),
  mr: setOf('cha chi che chya la tar का'),
};
/** Letters and endings that only one of them writes. */
const MARKS: Readonly<Record<Indian, RegExp>> = { hi: /[ड़ढ़]|\u093c/u, mr: /ळ|(?:मध्ये|साठी|च्या|ची|चा|चे|ला)$/u };

const score = (words: readonly string[], language: Indian) =>
  words.reduce((sum, word) => {
    if (OWN[language].has(word)) return sum + 1;
    return sum + (HINTS[language].has(word) || MARKS[language].test(word) ? 0.5 : 0);
  }, 0);

/** The Indian language that a question is written in, in any letters; undefined for English and for names alone. */
export function writtenLanguage(text: string): Indian | undefined {
  const words = text.toLowerCase().match(/[a-z]+|[\u0900-\u097f]+/g) ?? [];
  const [hi, mr] = [score(words, 'hi'), score(words, 'mr')];
  if (hasDevanagari(text)) return hi === mr ? undefined : hi > mr ? 'hi' : 'mr';
  return Math.max(hi, mr) < 1 ? undefined : hi >= mr ? 'hi' : 'mr';
}

const NAMED: Readonly<Record<Language, RegExp>> = {
  en: /\bin english\b|\benglish (?:me|mein|madhe|madhye|please|plz)\b|(?:इंग्रजीत|इंग्लिशमध्ये|अंग्रेज़ी में|अंग्रेजी में|इंग्लिश में)/u,
  hi: /\bin hindi\b|\bhindi (?:me|mein|madhe|please|plz)\b|(?:हिंदी|हिन्दी) में|हिंदीत/u,
  mr: /\bin marathi\b|\bmarathi(?:t| me| mein| madhe| madhye| please| plz)\b|मराठीत|मराठी (?:में|मध्ये)/u,
};
/** Then the language is that of something else: 'is the paper in Marathi?'. */
const OF_SOMETHING = /\b(?:or|use|app|site|website|exam|paper|cet|jee|form|medium|college|faculty)\b|पेपर|परीक्षा|ॲप|ऐप/u;

/** The language in which an answer is asked for: 'in English please'. */
export function askedLanguage(text: string): Language | undefined {
  const said = text.toLowerCase();
  const named = (['en', 'hi', 'mr'] as const).filter((language) => NAMED[language].test(said));
  return named.length === 1 && !OF_SOMETHING.test(said) ? named[0] : undefined;
}

/**
 * The language of an answer: the one asked for, else that of the question. Hindi and Marathi in Latin letters are answered in the language that the
 * student chose for the screens, if there is one, because the student reads its script.
 */
export function answerLanguage(
  text: string,
  { written: before, asked: askedBefore }: Spoken,
  chosen: Language | null,
): { language: Language; spoken: Spoken } {
  const asked = askedLanguage(text) ?? askedBefore;
  const own = writtenLanguage(text);
  const isScript = hasDevanagari(text);
  const isEnglish = own === undefined && !isScript && /\b(?:the|is|are|can|what|which|how|i|my|do|for)\b/i.test(text);
  const written = isEnglish ? 'en' : (own ?? before);
  const inScript = isScript ? (own ?? (chosen === 'mr' ? 'mr' : 'hi')) : undefined;
  const language = asked ?? inScript ?? chosen ?? written ?? 'en';
  return { language, spoken: { written, asked } };
}
