import type { Exam } from '../../lists/exam-name.ts';
import type { Understood } from '../types.ts';

/** Questions of the FAQ that both admissions have, each with its own answer. */
const TWINS: readonly Readonly<Record<Exam, string>>[] = [
  { 'mht-cet': 'cap-no-seat', josaa: 'josaa-no-seat' },
  { 'mht-cet': 'cap-how-many-options', josaa: 'how-many-choices' },
  { 'mht-cet': 'cap-order-of-options', josaa: 'order-of-choices' },
  { 'mht-cet': 'cap-documents', josaa: 'josaa-documents' },
  { 'mht-cet': 'cap-acceptance-fee', josaa: 'josaa-acceptance-fee' },
  { 'mht-cet': 'cap-number-of-rounds', josaa: 'josaa-number-of-rounds' },
  { 'mht-cet': 'cap-cancel-refund', josaa: 'josaa-withdraw' },
];
const NAMES_CAP = /\b(?:cap|cet)\b|कॅप|कैप|सीईटी/i;
const NAMES_JOSAA = /josaa|jee|csab|float|slide|\b(?:iit|nit|iiit)s?\b/i;

/** A rule that names no admission is that of the only exam which the student sits. */
export function ofOwnExam(understood: Understood, exam: Exam | undefined): Understood {
  const { intent, topic, slots, text } = understood;
  if (exam === undefined || intent !== 'rule' || slots.exam !== undefined) return understood;
  // 'What is freeze?' of a CAP student: CAP has no Float and no Slide.
  if (topic === 'freeze-float-slide' && exam === 'mht-cet' && !NAMES_JOSAA.test(text))
    return { ...understood, topic: 'betterment' };
  const own = TWINS.find((twins) => Object.values(twins).includes(topic ?? ''))?.[exam];
  return own === undefined || NAMES_CAP.test(text) || NAMES_JOSAA.test(text)
    ? understood
    : { ...understood, topic: own };
}
