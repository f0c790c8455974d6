import type { Exam } from '@dakhila/contract/exam';
import { districtOfChoice } from '@dakhila/domain/colleges/place-choice';
import { withoutDegree } from '@dakhila/domain/colleges/search-words';
import { groupPreference } from '@dakhila/domain/predictor/branch-groups';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CoveredBranches } from './covered-branches.tsx';
import { collegeMessages } from './messages.ts';
import { byLabel, usePlaceNames } from './place-names.ts';
import { usePreferenceName } from './preference-names.ts';
import { branchOptions, cityOptions, groupsToAdd, type OfferedGroup, withPicked } from './preference-options.ts';
import { preferenceOptionsQuery } from './queries.ts';

/** More preferences than this would not help to choose. */
const MOST = 10;

type PickManyProps = {
  of: 'branches' | 'cities';
  /** Absent: of both exams. */
  exam?: Exam;
  label: string;
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
};

/** Several from a long list: found by typing, shown as chips, each of which can be removed. */
export function PickMany({ of, exam, label, picked, onChange }: PickManyProps) {
  const { pickMany: messages, branchGroups } = useMessages(collegeMessages);
  const nameOf = usePreferenceName();
  const { districtName } = usePlaceNames();
  const { data: names = [], isError } = useQuery(preferenceOptionsQuery(of, exam));
  const isFull = picked.length >= MOST;
  const groupLabel = ({ group, count }: OfferedGroup) => fill(messages.all, { group: branchGroups[group], count });
  const options =
    of === 'branches' ? branchOptions(names, groupLabel) : cityOptions(byLabel(names, nameOf), nameOf, districtName);
  const free = options.filter(({ value }) => !picked.includes(value));
  const alike = of === 'branches' ? groupsToAdd(picked, names) : [];
  // A city and the district named after it are both there to choose.
  const hasDistrictOfCity = of === 'cities' && names.some((name) => names.includes(districtOfChoice(name) ?? ''));
  const hint = isFull
    ? fill(messages.most, { most: MOST })
    : isError
      ? messages.optionsFailed
      : hasDistrictOfCity && messages.includesTown;
  const add = (value: string) => onChange(withPicked(picked, value));
  return (
    <div>
      <Field label={label} hint={hint}>
        <Combobox
          // A new key empties the field after each choice.
          key={picked.length}
          options={free}
          {...(of === 'branches' && { searchedAs: withoutDegree })}
          value={null}
          placeholder={messages.add}
          disabled={isFull || isError}
          onChange={(value) => value !== null && add(value)}
        />
      </Field>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {picked.map((name) => (
          <li
            key={name}
            className="inline-flex items-center rounded-full bg-ink-soft ps-4 text-sm font-medium text-ink"
          >
            {nameOf(name)}
            <IconButton
              icon={X}
              label={fill(messages.remove, { name: nameOf(name) })}
              tone="inherit"
              size="small"
              onClick={() => onChange(picked.filter((one) => one !== name))}
              className="rounded-full! hover:bg-card"
            />
          </li>
        ))}
      </ul>
      {of === 'branches' && <CoveredBranches exam={exam} preferences={picked} />}
      {alike.length > 0 && (
        <div className="mt-2">
          <p className="text-sm text-quiet">{messages.alike}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            {alike.map((offered) => (
              <Button
                key={offered.group}
                variant="secondary"
                size="small"
                onClick={() => add(groupPreference(offered.group))}
              >
                <Plus aria-hidden="true" />
                {groupLabel(offered)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
