import { hasOwnTopic } from '../words/topics.ts';

/** A subject and a verb of its own: 'can i wait', 'is my score', 'i accept'. */
const CLAUSE =
  /\b(?:can|could|will|would|should|shall|do|does|did|is|are|am|must|may|if|when|why|how) (?:i|we|my|our|they|there|someone)\b|\b(?:i|we) (?:\w+ )?(?:accept|reject|refuse|leave|wait|join|hold|keep|cancel|withdraw|pay|apply|fill|change|lose|freeze|skip|participate|go|have)\b/;
/** Advice on an exam is asked for in few words: 'should i take jee advanced'. */
const ADVICE = /\bshould (?:i|we) (?:take|give|write|attempt|appear|sit|go|drop|prepare)\b/;
/** What an earlier question has already named: 'can i get it there?', 'will they take me?'. */
const REFERS = /\b(?:it|(?<!\b(?:is|are) )there|this|that|these|those|same|here|both|one|ones)\b/;
/** Fewer words leave something out. */
const SHORTEST_SENTENCE = 6;

/** Whether a question is complete. 'and for IT?' and 'what about Pune' are not: the rest is taken from the question before. */
export function standsAlone(line: string): boolean {
  const isSentence = line.split(' ').length >= SHORTEST_SENTENCE && CLAUSE.test(line);
  return hasOwnTopic(line) || ((isSentence || ADVICE.test(line)) && !REFERS.test(line));
}
