import Bookmark from 'lucide-react/icons/bookmark';
import Scale from 'lucide-react/icons/scale';
import X from 'lucide-react/icons/x';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import {
  clearPicked,
  comparisonText,
  isSame,
  MOST_COMPARED,
  type Picked,
  togglePicked,
  useComparison,
} from './comparison.ts';
import { collegeMessages } from './messages.ts';
import { type Savable, useSaved } from './use-shortlist.ts';

export function SaveButton(item: Savable) {
  const messages = useMessages(collegeMessages).common;
  const { isSaved, toggle } = useSaved(item);
  return (
    <ToggleButton
      icon={Bookmark}
      isPressed={isSaved}
      onPress={toggle}
      label={isSaved ? messages.saved : messages.save}
      about={item.college.name}
    />
  );
}

export function CompareButton(college: Picked) {
  const messages = useMessages(collegeMessages).common;
  const isPicked = useComparison().some((one) => isSame(one, college));
  const press = () => {
    if (togglePicked(college)) return;
    showToast({
      title: fill(messages.compareFull, { most: MOST_COMPARED }),
      description: messages.compareFullText,
      variant: 'warning',
    });
  };
  return (
    <ToggleButton icon={Scale} isPressed={isPicked} onPress={press} label={messages.compare} about={college.name} />
  );
}

/** The picked colleges at the bottom of the window, with the link to their comparison. */
export function CompareTray() {
  const messages = useMessages(collegeMessages).common;
  const picked = useComparison();
  if (picked.length === 0) return null;
  return (
    <section
      aria-label={messages.tray}
      className="sticky bottom-3 z-20 mt-6 rounded-card border border-edge bg-card p-3 shadow-soft max-sm:py-1 print:hidden"
    >
      <p role="status" className="sr-only">
        {fill(messages.trayCount, { count: picked.length, most: MOST_COMPARED })}
      </p>
      {/* On a phone one row, so that the page stays readable: a single college is removed in the comparison or on its card. */}
      <div className="flex items-center gap-x-2 sm:flex-wrap sm:gap-x-4 sm:gap-y-2">
        <div className="min-w-0 flex-1 text-xs sm:hidden">
          <p className="truncate">{picked.map(({ name }) => name).join(' · ')}</p>
          {picked.length === 1 && <p className="text-quiet">{messages.needTwo}</p>}
        </div>
        <ul className="min-w-0 flex-1 gap-2 max-sm:hidden sm:flex sm:overflow-x-auto">
          {picked.map((college) => (
            <li
              key={`${college.exam} ${college.id}`}
              className="flex max-w-60 flex-1 items-center sm:min-w-36 rounded-control bg-ink-soft ps-3 text-sm"
            >
              <span className="line-clamp-2 min-w-0 flex-1 text-xs leading-tight">{college.name}</span>
              <IconButton
                icon={X}
                label={fill(messages.takeOut, { name: college.name })}
                size="small"
                onClick={() => togglePicked(college)}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-none items-center justify-end gap-2 max-sm:gap-0 max-sm:[&>*]:px-3 max-sm:[&>*]:text-sm">
          <Button variant="quiet" onClick={clearPicked}>
            {messages.clearComparison}
          </Button>
          {picked.length > 1 ? (
            <ButtonLink to={`${paths.search}?compare=${comparisonText(picked)}`}>{messages.compareNow}</ButtonLink>
          ) : (
            <p className="text-sm text-quiet max-sm:hidden">{messages.needTwo}</p>
          )}
        </div>
      </div>
    </section>
  );
}
