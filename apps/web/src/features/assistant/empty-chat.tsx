import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Language } from '@dakhila/domain/language/languages';
import { useQuery } from '@tanstack/react-query';
import { examProfileQuery } from '../../lib/exam-profile.ts';
import { indianNumber } from '../../lib/format.ts';
import { locale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { OpenDoor } from '../../ui/illustrations.tsx';
import { assistantMessages } from './messages.ts';

export function EmptyChat({ onAsk }: { onAsk: (question: string) => void }) {
  const messages = useMessages(assistantMessages);
  const { data: profile, isPending } = useQuery(examProfileQuery);
  const starters = startersFor(profile ?? {}, locale);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center py-3 sm:py-6">
      {/* On a phone the first questions to tap matter more than the drawing. */}
      <OpenDoor className="w-32 text-ink max-sm:hidden" />
      <h2 className="text-lg sm:mt-4 sm:text-xl">{messages.emptyTitle}</h2>
      <p className="mt-1 max-w-reading text-quiet max-sm:text-sm">{messages.emptyText}</p>
      <ul aria-label={messages.starters} className="mt-3 grid gap-2 sm:mt-5 sm:grid-cols-2">
        {starters.map((question) => (
          <li key={question} className={isPending ? 'invisible' : ''}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex h-full min-h-12 w-full items-center rounded-card border bg-card px-4 py-2 text-start font-medium max-sm:text-sm sm:min-h-14 sm:py-3 shadow-soft hover:border-ink hover:bg-ink-soft"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Questions = Record<'cutoff' | 'documents' | 'freeze' | 'plan' | 'compare', string> &
  Record<'percentile' | 'merit' | 'mainRank', (figure: string) => string>;

/** Sent as they are. */
const QUESTIONS: Record<Language, Questions> = {
  en: {
    cutoff: 'What was the COEP Computer Engineering cut-off for OBC?',
    documents: 'Which documents do I need for CAP admission?',
    freeze: 'What is the difference between freeze, float and slide?',
    plan: 'How many attempts do I have left?',
    percentile: (percentile: string) =>
      `Which colleges can I get for Computer Engineering with ${percentile} percentile in MHT-CET?`,
    merit: (merit: string) => `Which colleges can I get for Computer Engineering with MHT-CET merit number ${merit}?`,
    mainRank: (rank: string) => `Which NITs can I get for Computer Science with JEE Main rank ${rank}?`,
    compare: 'Compare VJTI and COEP for Computer Engineering',
  },
  hi: {
    cutoff: 'COEP Computer Engineering का OBC कट-ऑफ कितना था?',
    documents: 'CAP एडमिशन के लिए कौन से कागज़ चाहिए?',
    freeze: 'Freeze, float और slide में क्या फ़र्क है?',
    plan: 'मेरे कितने प्रयास बचे हैं?',
    percentile: (percentile: string) =>
      `MHT-CET में ${percentile} परसेंटाइल पर Computer Engineering के लिए कौन से कॉलेज मिल सकते हैं?`,
    merit: (merit: string) => `MHT-CET मेरिट नंबर ${merit} पर Computer Engineering के लिए कौन से कॉलेज मिल सकते हैं?`,
    mainRank: (rank: string) => `JEE Main रैंक ${rank} पर Computer Science के लिए कौन से NIT मिल सकते हैं?`,
    compare: 'Computer Engineering के लिए VJTI और COEP की तुलना करें',
  },
  mr: {
    cutoff: 'COEP Computer Engineering चा OBC कट-ऑफ किती होता?',
    documents: 'CAP प्रवेशासाठी कोणती कागदपत्रे लागतात?',
    freeze: 'Freeze, float आणि slide मध्ये काय फरक आहे?',
    plan: 'माझे किती प्रयत्न शिल्लक आहेत?',
    percentile: (percentile: string) =>
      `MHT-CET मध्ये ${percentile} पर्सेंटाइलवर Computer Engineering साठी कोणती कॉलेज मिळू शकतात?`,
    merit: (merit: string) => `MHT-CET मेरिट नंबर ${merit} वर Computer Engineering साठी कोणती कॉलेज मिळू शकतात?`,
    mainRank: (rank: string) => `JEE Main रँक ${rank} वर Computer Science साठी कोणते NIT मिळू शकतात?`,
    compare: 'Computer Engineering साठी VJTI आणि COEP ची तुलना करा',
  },
};
const MOST = 4;

function startersFor({ mhtCet = {}, josaa = {} }: ExamProfile, language: Language): string[] {
  const messages = QUESTIONS[language];
  const own = [
    mhtCet.percentile !== undefined
      ? messages.percentile(String(mhtCet.percentile))
      : mhtCet.meritNumber !== undefined && messages.merit(indianNumber(mhtCet.meritNumber)),
    josaa.mainCrl !== undefined && messages.mainRank(indianNumber(josaa.mainCrl)),
  ].filter((question) => question !== false);
  const common = [messages.cutoff, messages.freeze, messages.documents, messages.compare, messages.plan];
  return [...own, ...common].slice(0, MOST);
}
