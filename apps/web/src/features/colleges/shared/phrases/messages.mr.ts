import { COLLEGE_PHRASES_MR } from '@dakhila/domain/colleges/phrases/mr';
import { sayLabel } from '@dakhila/domain/language/say-label';

export default {
  phrase: (english: string) => sayLabel(COLLEGE_PHRASES_MR, english) ?? english,
  year: (printed: string) => printed.replace(/^c\. /, 'साधारण '),
};
