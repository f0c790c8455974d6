import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Language } from '@dakhila/domain/language/languages';
import { indianNumber } from '../../lib/format.ts';

type Asked = (figure: string) => string;
type Questions = Record<'documents' | 'freeze' | 'plan' | 'compare' | 'pay' | 'josaaRounds' | 'compareNits', string> &
  Record<'cutoff' | 'nitCutoff' | 'percentile' | 'merit' | 'mainRank' | 'mainPercentile', Asked>;

/** Sent as they are. */
const QUESTIONS: Record<Language, Questions> = {
  en: {
    cutoff: (category) => `What was the COEP Computer Engineering cut-off for ${category}?`,
    nitCutoff: (category) => `What was the NIT Trichy CSE closing rank for ${category}?`,
    documents: 'Which documents do I need for CAP admission?',
    pay: 'What will my family pay at PICT?',
    freeze: 'What is the difference between freeze, float and slide?',
    josaaRounds: 'How many rounds does JoSAA have?',
    plan: 'How many attempts do I have left?',
    percentile: (percentile) =>
      `Which colleges can I get for Computer Engineering with ${percentile} percentile in MHT-CET?`,
    merit: (merit) => `Which colleges can I get for Computer Engineering with MHT-CET merit number ${merit}?`,
    mainRank: (rank) => `Which NITs can I get for Computer Science with JEE Main rank ${rank}?`,
    mainPercentile: (percentile) =>
      `Which NITs can I get for Computer Science with ${percentile} percentile in JEE Main?`,
    compare: 'Compare VJTI and COEP for Computer Engineering',
    compareNits: 'Compare NIT Trichy and NIT Warangal for Computer Science',
  },
  hi: {
    cutoff: (category) => `COEP Computer Engineering का ${category} कट-ऑफ कितना था?`,
    nitCutoff: (category) => `NIT Trichy CSE की ${category} क्लोज़िंग रैंक कितनी थी?`,
    documents: 'CAP एडमिशन के लिए कौन से कागज़ चाहिए?',
    pay: 'PICT में मेरे परिवार को कितनी फ़ीस देनी होगी?',
    freeze: 'Freeze, float और slide में क्या फ़र्क है?',
    josaaRounds: 'JoSAA में कितने राउंड होते हैं?',
    plan: 'मेरे कितने प्रयास बचे हैं?',
    percentile: (percentile) => `MHT-CET में ${percentile} परसेंटाइल पर Computer Engineering के लिए कौन से कॉलेज मिल सकते हैं?`,
    merit: (merit) => `MHT-CET मेरिट नंबर ${merit} पर Computer Engineering के लिए कौन से कॉलेज मिल सकते हैं?`,
    mainRank: (rank) => `JEE Main रैंक ${rank} पर Computer Science के लिए कौन से NIT मिल सकते हैं?`,
    mainPercentile: (percentile) => `JEE Main में ${percentile} परसेंटाइल पर Computer Science के लिए कौन से NIT मिल सकते हैं?`,
    compare: 'Computer Engineering के लिए VJTI और COEP की तुलना करें',
    compareNits: 'Computer Science के लिए NIT Trichy और NIT Warangal की तुलना करें',
  },
  mr: {
    cutoff: (category) => `COEP Computer Engineering चा ${category} कट-ऑफ किती होता?`,
    nitCutoff: (category) => `NIT Trichy CSE ची ${category} क्लोजिंग रँक किती होती?`,
    documents: 'CAP प्रवेशासाठी कोणती कागदपत्रे लागतात?',
    pay: 'PICT मध्ये माझ्या कुटुंबाला किती फी भरावी लागेल?',
    freeze: 'Freeze, float आणि slide मध्ये काय फरक आहे?',
    josaaRounds: 'JoSAA मध्ये किती राउंड असतात?',
    plan: 'माझे किती प्रयत्न शिल्लक आहेत?',
    percentile: (percentile) => `MHT-CET मध्ये ${percentile} पर्सेंटाइलवर Computer Engineering साठी कोणती कॉलेज मिळू शकतात?`,
    merit: (merit) => `MHT-CET मेरिट नंबर ${merit} वर Computer Engineering साठी कोणती कॉलेज मिळू शकतात?`,
    mainRank: (rank) => `JEE Main रँक ${rank} वर Computer Science साठी कोणते NIT मिळू शकतात?`,
    mainPercentile: (percentile) => `JEE Main मध्ये ${percentile} पर्सेंटाइलवर Computer Science साठी कोणते NIT मिळू शकतात?`,
    compare: 'Computer Engineering साठी VJTI आणि COEP ची तुलना करा',
    compareNits: 'Computer Science साठी NIT Trichy आणि NIT Warangal ची तुलना करा',
  },
};
const MOST = 4;

/** The first questions that a student is offered: of the exams that the profile knows, with the student's own figures and category. */
export function startersFor({ mhtCet = {}, josaa = {} }: ExamProfile, language: Language): string[] {
  const messages = QUESTIONS[language];
  const own = [cetStarter(mhtCet, messages), jeeStarter(josaa, messages)].filter((one) => one !== undefined);
  const { category: cet = 'OPEN' } = mhtCet;
  // SBC has no seats of its own in CAP: its candidates compete for open ones.
  const ofCap = [messages.cutoff(cet === 'SBC' ? 'OPEN' : cet), messages.pay, messages.documents, messages.compare];
  const ofJosaa = [
    messages.nitCutoff(josaa.category ?? 'OPEN'),
    messages.freeze,
    messages.josaaRounds,
    messages.compareNits,
  ];
  const [isOfCap, isOfJosaa] = [mhtCet, josaa].map((part) => Object.keys(part).length > 0);
  const common = isOfCap === isOfJosaa ? ofCap.flatMap((one, at) => [one, ofJosaa[at]]) : isOfCap ? ofCap : ofJosaa;
  return [...own, ...common, messages.plan].filter((one) => one !== undefined).slice(0, MOST);
}

function cetStarter({ percentile, meritNumber }: NonNullable<ExamProfile['mhtCet']>, messages: Questions) {
  if (percentile !== undefined) return messages.percentile(String(percentile));
  return meritNumber === undefined ? undefined : messages.merit(indianNumber(meritNumber));
}

function jeeStarter({ mainCrl, mainPercentile }: NonNullable<ExamProfile['josaa']>, messages: Questions) {
  if (mainCrl !== undefined) return messages.mainRank(indianNumber(mainCrl));
  return mainPercentile === undefined ? undefined : messages.mainPercentile(String(mainPercentile));
}
