import { expect, test } from 'vitest';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { EMPTY_CONTEXT } from '../types.ts';
import { understand } from '../understand.ts';
import { ofOwnExam } from './twin-rules.ts';

const topicOf = (text: string, exam: 'mht-cet' | 'josaa') =>
  ofOwnExam(understand(text, EMPTY_CONTEXT, TEST_LEXICON), exam).topic;

test('a rule that names no admission is that of the only exam of the student', () => {
  expect(topicOf("what if I don't get a seat", 'josaa')).toBe('josaa-no-seat');
  expect(topicOf("what if I don't get a seat", 'mht-cet')).toBe('cap-no-seat');
  expect(topicOf('will I lose my money', 'josaa')).toBe('josaa-withdraw');
  expect(topicOf('will I lose my money', 'mht-cet')).toBe('cap-cancel-refund');
  expect(topicOf('kitne options bharne chahiye', 'josaa')).toBe('how-many-choices');
});

test('a named admission stays, in every script, and CAP has no Float', () => {
  expect(topicOf('कॅप साठी कोणती कागदपत्रे लागतात?', 'josaa')).toBe('cap-documents');
  expect(topicOf('कैप के लिए कौन से कागज़ चाहिए?', 'josaa')).toBe('cap-documents');
  expect(topicOf("what if I don't get a seat in josaa", 'mht-cet')).toBe('josaa-no-seat');
  expect(topicOf('what is freeze', 'mht-cet')).toBe('betterment');
  expect(topicOf('what is float', 'mht-cet')).toBe('freeze-float-slide');
});
