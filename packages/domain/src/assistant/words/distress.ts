import { foldDevanagari } from '../../language/fold-devanagari.ts';
import data from './data/distress.json' with { type: 'json' };
import { patternOf } from './pattern.ts';

const { named } = data;
/** Words of despair, of self-harm and of violence at home, in English and in the languages that students write in Latin letters. They are checked before everything else. */
const DISTRESS = patternOf([...data.english, ...data.latin], named);
const PRESSED = patternOf(data.pressed, named);
const UNSURE = patternOf(data.unsure);

/** The dot of a nasal is often left out, so it is ignored. */
const bare = (text: string) => foldDevanagari(text).replaceAll('ं', '');
const LETTER = '[\\u0900-\\u097f]';
/** A pattern that matches words by how they start; '…' is a gap of a few words. */
const startsOf = (phrases: string) =>
  phrases
    .split(', ')
    .map((phrase) => phrase.split(' … ').map(bare).join(`${LETTER}*(?: ${LETTER}+){0,3} `))
    .join('|');
const DISTRESS_IN_SCRIPT = new RegExp(` (?:${data.script.map(startsOf).join('|')})`);
const PRESSED_IN_SCRIPT = new RegExp(
  ` (?:${startsOf(data.scriptFamily)})${LETTER}*(?: ${LETTER}+){0,6} (?:${startsOf(data.scriptPressure)})`,
);
const UNSURE_IN_SCRIPT = new RegExp(` (?:${startsOf(data.scriptUnsure)})`);
const HEAVY = patternOf(data.heavy);
const HEAVY_IN_SCRIPT = new RegExp(` (?:${startsOf(data.scriptHeavy)})`);
const QUESTION = patternOf(data.question);
const QUESTION_IN_SCRIPT = new RegExp(` (?:${startsOf(data.scriptQuestion)})`);
const scriptOf = (text: string) => ` ${bare(text).replace(/[^\u0900-\u097f]+/g, ' ')}`;

/** Each of these reads a text as it was written, and the same in plain lower case. */
type TextCheck = (text: string, plain: string) => boolean;

/** Whether the writer is in despair, or in danger at home. */
export const isInDistress: TextCheck = (text, plain) => DISTRESS.test(plain) || DISTRESS_IN_SCRIPT.test(scriptOf(text));

/** Whether the family presses the student to choose otherwise. */
export const isPressed: TextCheck = (text, plain) => PRESSED.test(plain) || PRESSED_IN_SCRIPT.test(scriptOf(text));

/** Whether the writer does not know what to do, or is afraid. */
export const isUnsure: TextCheck = (text, plain) => UNSURE.test(plain) || UNSURE_IN_SCRIPT.test(scriptOf(text));

/** Whether the writer speaks of fear, sadness or strain; 'what should I do' alone does not. */
export const isHeavy: TextCheck = (text, plain) => HEAVY.test(plain) || HEAVY_IN_SCRIPT.test(scriptOf(text));

/** 'लागेल का', 'है ना'. */
const ENDS_ASKING = /\s(?:का|ना)[\s.।!]*$/;

/** Whether something is asked for. */
export const isQuestion: TextCheck = (text, plain) =>
  text.includes('?') || ENDS_ASKING.test(text) || QUESTION.test(plain) || QUESTION_IN_SCRIPT.test(scriptOf(text));
