import { LANGUAGE_NAMES, LANGUAGES } from '@dakhila/domain/language/languages';
import { DESK_OWNERS, type DeskOwner } from '@dakhila/domain/support/desk';
import { TICKET_TOPIC_NAMES, TICKET_TOPICS } from '@dakhila/domain/support/ticket';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { useSearchWords } from '../use-search-words.ts';
import { type Asked, countFilters, type Filter } from './asked.ts';

const OWNER_NAMES: Readonly<Record<DeskOwner, string>> = { nobody: 'No one yet', me: 'Me' };
const TOPICS = TICKET_TOPICS.map((topic) => ({ value: topic, label: TICKET_TOPIC_NAMES[topic] }));
const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));
const OWNERS = DESK_OWNERS.map((owner) => ({ value: owner, label: OWNER_NAMES[owner] }));

const NONE = { topic: '', language: '', owner: '' };

/** Clears the filters and leaves the view. */
export function useClearFilters(): () => void {
  const [, change] = useSearchWords();
  return () => change(NONE);
}

/** Narrows a view by topic, language and owner. Each choice is a step of the history, so that Back undoes it. */
export function QueueFilters({ asked }: { asked: Asked }) {
  const [, change] = useSearchWords();
  const count = countFilters(asked);
  const [isOpen, setIsOpen] = useState(count > 0);
  const id = useId();
  const choose = (name: Filter) => (event: { target: { value: string } }) => change({ [name]: event.target.value });
  return (
    <div className="mt-2">
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          Filters{' '}
          {count > 0 && (
            <Badge variant="secondary">
              {count} <span className="sr-only">in use</span>
            </Badge>
          )}
        </Button>
        {count > 0 && (
          <Button variant="quiet" size="small" onClick={() => change(NONE)}>
            Clear
          </Button>
        )}
      </div>
      <div id={id} className={classNames('mt-2 grid grid-cols-2 gap-2', !isOpen && 'hidden')}>
        <Field label="Topic" className="col-span-2">
          <Select value={asked.topic ?? ''} onChange={choose('topic')} options={TOPICS}>
            <option value="">All topics</option>
          </Select>
        </Field>
        <Field label="Language">
          <Select value={asked.language ?? ''} onChange={choose('language')} options={LANGUAGE_OPTIONS}>
            <option value="">All</option>
          </Select>
        </Field>
        {asked.view !== 'mine' && (
          <Field label="Taken by">
            <Select value={asked.owner ?? ''} onChange={choose('owner')} options={OWNERS}>
              <option value="">Anyone</option>
            </Select>
          </Field>
        )}
      </div>
    </div>
  );
}
