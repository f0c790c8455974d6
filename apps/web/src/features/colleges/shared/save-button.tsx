import Bookmark from 'lucide-react/icons/bookmark';
import { useMessages } from '../../../lib/messages.ts';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { collegeMessages } from './messages.ts';
import { type Savable, useSaved } from './use-shortlist.ts';

/** Puts a college on the student's shortlist, and takes it off again. */
export function SaveButton(item: Savable) {
  const words = useMessages(collegeMessages).common;
  const { isSaved, toggle } = useSaved(item);
  return (
    <ToggleButton
      icon={Bookmark}
      isPressed={isSaved}
      onPress={toggle}
      label={isSaved ? words.saved : words.save}
      about={item.college.name}
    />
  );
}
