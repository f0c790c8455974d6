import { indianDateTime } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { formNumbers, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import type { Order } from './order.ts';

/** The list on paper: official codes in order, ready to be typed into the official form. */
export function PrintSheet({ name, order, known }: { name: string; order: Order; known: KnownChoices }) {
  const { print: messages } = useMessages(listsMessages).editor;
  const numbers = formNumbers(order, known);
  return (
    <table className="hidden w-full border-collapse text-sm print:table [&_td]:border [&_td]:p-1.5 [&_td]:align-top [&_th]:border [&_th]:p-1.5 [&_th]:text-start [&_tr]:break-inside-avoid">
      <caption className="pb-3 text-start">
        <span className="block text-lg font-semibold">{name}</span>
        {fill(messages.made, { moment: indianDateTime(Date.now()) ?? '' })}
        {numbers.includes(null) && <span className="block font-semibold">{messages.struck}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.place}</th>
          <th scope="col">{messages.code}</th>
          <th scope="col">{messages.institute}</th>
          <th scope="col">{messages.programme}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((key, place) => {
          const number = numbers[place] ?? null;
          const official = known.get(key)?.official;
          return (
            <tr key={place} className={number === null ? 'line-through' : undefined}>
              <td className="tabular-nums">{number ?? '–'}</td>
              {/* A fee waiver seat has a code of its own, which the lists do not print. */}
              <td className="font-semibold tabular-nums">{official && (official.code ?? messages.ownCode)}</td>
              <td>{official?.institute}</td>
              <td>{official?.programme}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
