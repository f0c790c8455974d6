import Scale from 'lucide-react/icons/scale';
import { fill, useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { isSame, MOST_COMPARED, type Picked, togglePicked, useComparison } from './comparison.ts';
import { collegeMessages } from './messages.ts';

/** Picks a college for comparison, and puts it back. */
export function CompareButton(college: Picked) {
  const words = useMessages(collegeMessages).common;
  const isPicked = useComparison().some((one) => isSame(one, college));
  const press = () => {
    if (togglePicked(college)) return;
    showToast({
      title: fill(words.compareFull, { most: MOST_COMPARED }),
      description: words.compareFullText,
      variant: 'warning',
    });
  };
  return <ToggleButton icon={Scale} isPressed={isPicked} onPress={press} label={words.compare} about={college.name} />;
}
