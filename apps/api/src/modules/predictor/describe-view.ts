import { joined, messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';

const figures = new Intl.NumberFormat('en-IN');
const rupees = (amount: number) => figures.format(amount);

/** What a printed list was narrowed to and how it is ordered: on paper there are no filters to look at. */
export function describeView(
  view: ResultView,
  collegeName: string | undefined,
  said: (text: Text) => string = (text) => say('en', text),
): string[] {
  const groups = (view.groups ?? []).map((group) => messageOf(`files.group.${group}`));
  const branches = [...groups, ...(view.branches ?? [])];
  const narrowed = [
    ...(view.text ? [messageOf('files.search', { text: view.text })] : []),
    ...(view.band ? [messageOf(`files.band.${view.band}`)] : []),
    ...(branches.length > 0 ? [joined(', ', branches)] : []),
    ...[view.cities?.join(', '), view.seats?.join(', '), view.state, view.kind].flatMap((name) => (name ? [name] : [])),
    ...(view.paysAtMost === undefined ? [] : [messageOf('files.paysAtMost', { rupees: rupees(view.paysAtMost) })]),
    ...(view.medianAtLeast === undefined
      ? []
      : [messageOf('files.medianAtLeast', { rupees: rupees(view.medianAtLeast) })]),
    ...(view.college ? [collegeName ?? view.college] : []),
  ];
  return [
    ...(narrowed.length > 0 ? [said(messageOf('files.chosen', { filters: joined(' · ', narrowed) }))] : []),
    said(messageOf('files.order', { order: messageOf(`files.order.${view.order ?? USUAL_ORDER}`) })),
  ];
}
