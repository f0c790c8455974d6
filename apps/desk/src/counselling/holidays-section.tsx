import { type DeskHoliday, deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { LONGEST_HOLIDAY_NAME, SHORTEST_HOLIDAY_NAME } from '@dakhila/domain/counselling/holidays';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../web/src/ui/table.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { showFailure } from '../../../web/src/ui/toast-store.ts';
import { call } from '../api.ts';
import { HOLIDAYS_KEY, useHolidays } from './queries.ts';

/** Days on which no counsellor has times, unless they open some. */
export function HolidaysSection() {
  const query = useHolidays();
  return (
    <section aria-labelledby="holidays" className="mt-10">
      <h2 id="holidays" className="text-lg">
        Holidays
      </h2>
      <p className="mt-1 mb-4 max-w-reading text-quiet">
        On these days counsellors have no times, unless they open some. Six holidays have the same date every year.
        Enter the others, such as Diwali or Eid, once the government has announced them.
      </p>
      <HolidayForm />
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="The holidays couldn’t be loaded.">
        {(holidays) => <HolidayTable holidays={holidays} />}
      </QueryView>
    </section>
  );
}

const bookedInWords = (booked: number) =>
  booked === 1 ? 'One session is booked on that day and stays.' : `${booked} sessions are booked on that day and stay.`;

function HolidayForm() {
  const client = useQueryClient();
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isNameMissing = name.trim().length < SHORTEST_HOLIDAY_NAME;
  const add = useMutation({
    mutationFn: () => call(deskCounsellors.addHoliday, { body: { day, name: name.trim() } }),
    onSuccess: ({ data: { holidays, booked } }) => {
      client.setQueryData(HOLIDAYS_KEY, holidays);
      showToast({
        title: `${dayInWords(day)} is a holiday`,
        variant: 'success',
        ...(booked > 0 && { description: bookedInWords(booked) }),
      });
      setDay('');
      setName('');
      setIsTried(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (day && !isNameMissing) add.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="mb-4">
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Day" error={isTried && !day && 'Please choose a day'}>
          <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field label="Name" error={isTried && isNameMissing && 'Please name the holiday'} className="grow basis-48">
          <Input value={name} maxLength={LONGEST_HOLIDAY_NAME} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" isBusy={add.isPending} className="sm:mt-7">
          Add holiday
        </Button>
      </div>
      <FailureNotice error={add.error} fallback="That couldn’t be saved. Please try again." className="mt-3" />
    </form>
  );
}

const HolidayTable = ({ holidays }: { holidays: readonly DeskHoliday[] }) => (
  <Table caption="Holidays of the coming year" isCaptionHidden>
    <TableHead columns={['Day', 'Holiday', 'Change']} />
    <tbody>
      {holidays.map(({ day, name, isYearly }) => (
        <tr key={day}>
          <HeaderCell scope="row" className="sm:whitespace-nowrap">
            {dayInWords(day)}
          </HeaderCell>
          <Cell className="wrap-anywhere sm:min-w-32">{name}</Cell>
          <Cell>
            {isYearly ? <span className="text-quiet">Every year</span> : <RemoveButton day={day} name={name} />}
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);

function RemoveButton({ day, name }: { day: string; name: string }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deskCounsellors.removeHoliday, { body: { day } }),
    onSuccess: ({ data }) => {
      client.setQueryData(HOLIDAYS_KEY, data);
      showToast({ title: `${dayInWords(day)} is no holiday any more`, variant: 'success' });
    },
    onError: (error) => {
      showFailure('Not removed', error, 'Please try again.');
      return client.invalidateQueries({ queryKey: HOLIDAYS_KEY });
    },
  });
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Remove ${name}`}
      data-acts
      isBusy={remove.isPending}
      onClick={() => remove.mutate()}
    >
      Remove
    </Button>
  );
}
