import type { PlannedList, SeasonPlan } from '@dakhila/contract/season-plan';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { listsQuery } from '../membership/queries.ts';
import { seasonPlanMessages } from './messages.ts';

type ListPickersProps = { plan: SeasonPlan; onChoose: (name: 'josaa' | 'cap', id: string) => void };

/** Which list of each admission is planned with. */
export function ListPickers({ plan: { josaa, cap }, onChoose }: ListPickersProps) {
  if (josaa.list === null && cap.list === null) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Picker planned={josaa} onChoose={(id) => onChoose('josaa', id)} />
      <Picker planned={cap} onChoose={(id) => onChoose('cap', id)} />
    </div>
  );
}

/** A select where there is a choice; otherwise the name alone. */
function Picker({ planned: { exam, list }, onChoose }: { planned: PlannedList; onChoose: (id: string) => void }) {
  const { lists } = useMessages(seasonPlanMessages);
  const heads = useQuery(listsQuery).data?.filter((head) => head.exam === exam) ?? [];
  if (list === null) return null;
  if (heads.length < 2)
    return (
      <p className="min-w-0 text-sm">
        <span className="block font-semibold">{lists[exam]}</span>
        <span className="block truncate">{list.name}</span>
      </p>
    );
  return (
    <Field label={lists[exam]}>
      <Select
        value={list.id}
        options={heads.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Field>
  );
}
