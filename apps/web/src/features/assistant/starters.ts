import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Language } from '@dakhila/domain/language/languages';
import { indianNumber } from '../../lib/format.ts';

type Questions = Record<'cutoff' | 'documents' | 'freeze' | 'plan' | 'compare', string> &
  Record<'percentile' | 'merit' | 'mainRank', (figure: string) => string>;

/** First questions as students type them, in the letters that the assistant reads: they are sent as they stand. */
const QUESTIONS: Record<Language, Questions> = {
  en: {
    cutoff: 'What was the COEP Computer Engineering cut-off for OBC?',
    documents: 'Which documents do I need for CAP admission?',
    freeze: 'What is the difference between freeze, float and slide?',
    plan: 'How many attempts do I have left?',
    percentile: (percentile: string) =>
      `With ${percentile} percentile in MHT-CET, which colleges closed near me for Computer Engineering?`,
    merit: (merit: string) =>
      `With MHT-CET merit number ${merit}, which colleges closed near me for Computer Engineering?`,
    mainRank: (rank: string) => `With JEE Main rank ${rank}, which NITs closed near me for Computer Science?`,
    compare: 'Compare VJTI and COEP for Computer Engineering',
  },
  hi: {
    cutoff: 'COEP Computer Engineering ka OBC cutoff kitna tha?',
    documents: 'CAP admission ke liye kaunse documents chahiye?',
    freeze: 'Freeze, float aur slide mein kya difference hai?',
    plan: 'Mere kitne attempts left hai?',
    percentile: (percentile: string) =>
      `MHT-CET mein ${percentile} percentile par Computer Engineering ke liye kaunse colleges mil sakte hai?`,
    merit: (merit: string) =>
      `MHT-CET merit number ${merit} par Computer Engineering ke liye kaunse colleges mil sakte hai?`,
    mainRank: (rank: string) => `JEE Main rank ${rank} par Computer Science ke liye kaunse NIT mil sakte hai?`,
    compare: 'VJTI aur COEP ko Computer Engineering ke liye compare karo',
  },
  mr: {
    cutoff: 'COEP Computer Engineering cha OBC cutoff kiti hota?',
    documents: 'CAP admission sathi konti documents lagtat?',
    freeze: 'Freeze, float ani slide madhye kay difference aahe?',
    plan: 'Majhe kiti attempts left aahet?',
    percentile: (percentile: string) =>
      `MHT-CET madhye ${percentile} percentile var Computer Engineering sathi konte colleges miltil?`,
    merit: (merit: string) => `MHT-CET merit number ${merit} var Computer Engineering sathi konte colleges miltil?`,
    mainRank: (rank: string) => `JEE Main rank ${rank} var Computer Science sathi konte NIT miltil?`,
    compare: 'VJTI ani COEP chi Computer Engineering sathi compare kara',
  },
};
const MOST = 4;

/** Good first questions, by what the student has told about the exams. */
export function startersFor({ mhtCet = {}, josaa = {} }: ExamProfile, language: Language): string[] {
  const words = QUESTIONS[language];
  const own = [
    mhtCet.percentile !== undefined
      ? words.percentile(String(mhtCet.percentile))
      : mhtCet.meritNumber !== undefined && words.merit(indianNumber(mhtCet.meritNumber)),
    josaa.mainCrl !== undefined && words.mainRank(indianNumber(josaa.mainCrl)),
  ].filter((question) => question !== false);
  const common = [words.cutoff, words.freeze, words.documents, words.compare, words.plan];
  return [...own, ...common].slice(0, MOST);
}
