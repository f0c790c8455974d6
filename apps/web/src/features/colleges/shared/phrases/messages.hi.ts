import { COLLEGE_PHRASES_HI } from '@dakhila/domain/colleges/phrases/hi';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  phrase: (english: string) => sayLabel(COLLEGE_PHRASES_HI, english) ?? english,
  year: (printed: string) => printed.replace(/^c\. /, 'लगभग '),
};
