import type { Sitting } from '@dakhila/contract/assessment';
import type { Item, SittingSection } from '@dakhila/contract/assessment-items';
import type { SectionId } from '@dakhila/domain/assessment/scales';

export type Place =
  | { at: 'opening'; section: SectionId }
  | { at: 'item'; section: SectionId; index: number }
  | { at: 'end' };

export type TakingState = {
  sections: readonly SittingSection[];
  answers: Readonly<Record<string, number>>;
  place: Place;
  ended: readonly SectionId[];
  justTimedOut: SectionId | null;
};

export type TakingEvent =
  | { type: 'opened' }
  | { type: 'begun'; section: SittingSection }
  | { type: 'chose'; item: string; choice: number }
  | { type: 'refused'; items: readonly string[] }
  | { type: 'went-forward' }
  | { type: 'went-back' }
  | { type: 'ended-part' }
  | { type: 'time-over'; section: SectionId };

/** Continues from the server's state and the answers that are not sent yet. */
export function resume(sitting: Sitting, pending: readonly { item: string; choice: number }[]): TakingState {
  const known = sitting.sections.flatMap(({ answers }) => answers);
  const answers = Object.fromEntries([...known, ...pending].map(({ item, choice }) => [item, choice]));
  const state: TakingState = {
    sections: sitting.sections,
    answers,
    place: { at: 'end' },
    ended: [],
    justTimedOut: null,
  };
  return toNextPart(state);
}

export function reduceTaking(state: TakingState, event: TakingEvent): TakingState {
  const { place, sections } = state;
  switch (event.type) {
    case 'opened':
      return place.at === 'opening' ? toFirstUnanswered(state, place.section) : state;
    case 'begun': {
      const { id, answers } = event.section;
      // Another device may have answered some of it already.
      const known = Object.fromEntries(answers.map(({ item, choice }) => [item, choice]));
      const begun = { ...state, sections: replaced(sections, event.section), answers: { ...known, ...state.answers } };
      // Its clock ran out on another device.
      return event.section.items ? toFirstUnanswered(begun, id) : toNextPart({ ...begun, justTimedOut: id });
    }
    case 'chose':
      return { ...state, answers: { ...state.answers, [event.item]: event.choice } };
    case 'refused': {
      const accepted = Object.entries(state.answers).filter(([item]) => !event.items.includes(item));
      return { ...state, answers: Object.fromEntries(accepted) };
    }
    case 'went-forward':
      return place.at === 'item' ? goForward(state, place) : state;
    case 'went-back':
      return canGoBack(state) && place.at === 'item'
        ? { ...state, place: { ...place, index: place.index - 1 } }
        : state;
    case 'ended-part':
      return place.at === 'item' ? toNextPart({ ...state, ended: [...state.ended, place.section] }) : state;
    case 'time-over': {
      const over = sections.map((section) =>
        section.id === event.section ? { ...section, state: 'over' as const } : section,
      );
      const after = { ...state, sections: over };
      return place.at === 'item' && place.section === event.section
        ? toNextPart({ ...after, justTimedOut: event.section })
        : after;
    }
  }
}

export function shownQuestion({ place, sections }: TakingState): { section: SittingSection; item: Item | null } | null {
  if (place.at === 'end') return null;
  const section = sections.find(({ id }) => id === place.section);
  if (!section) return null;
  return { section, item: place.at === 'item' ? (section.items?.[place.index] ?? null) : null };
}

/** Going back is allowed only within a part without a clock. */
export function canGoBack(state: TakingState): boolean {
  return state.place.at === 'item' && state.place.index > 0 && shownQuestion(state)?.section.limitSeconds === null;
}

/** Forward without answering: past an answered question, or past any question of a timed part. */
export function canGoForward(state: TakingState): boolean {
  const { section, item } = shownQuestion(state) ?? {};
  if (!section || !item) return false;
  return section.limitSeconds === null ? item.id in state.answers : unansweredItems(state, section).length > 1;
}

/** A part whose time is over counts as done. */
export function partProgress({ answers }: TakingState, section: SittingSection) {
  const ids = section.items?.map(({ id }) => id) ?? section.answers.map(({ item }) => item);
  const answered = ids.filter((id) => id in answers).length;
  const isDone = section.state === 'over' || answered >= section.itemCount;
  return { answered, isDone };
}

function goForward(state: TakingState, { section: id, index }: Extract<Place, { at: 'item' }>): TakingState {
  const section = state.sections.find((one) => one.id === id);
  const items = section?.items ?? [];
  if (!section) return state;
  const isTimed = section.limitSeconds !== null;
  if (!isTimed && index + 1 < items.length) return moveTo(state, id, index + 1);
  const open = unansweredItems(state, section);
  const next = open.find((place) => place > index) ?? open[0];
  return next === undefined ? toNextPart(state) : moveTo(state, id, next);
}

function unansweredItems({ answers }: TakingState, { items }: SittingSection): number[] {
  return (items ?? []).flatMap(({ id }, place) => (id in answers ? [] : [place]));
}

const moveTo = (state: TakingState, section: SectionId, index: number): TakingState => ({
  ...state,
  place: { at: 'item', section, index },
  justTimedOut: null,
});

function toFirstUnanswered(state: TakingState, id: SectionId): TakingState {
  const section = state.sections.find((one) => one.id === id);
  return section ? moveTo(state, id, unansweredItems(state, section)[0] ?? 0) : state;
}

/** Resumes inside a part that was begun, or before one that was not. */
function toNextPart(state: TakingState): TakingState {
  const section = state.sections.find((one) => !state.ended.includes(one.id) && !partProgress(state, one).isDone);
  if (!section) return { ...state, place: { at: 'end' } };
  const isBegun = section.state === 'running' || partProgress(state, section).answered > 0;
  const next = isBegun ? toFirstUnanswered(state, section.id) : state;
  return isBegun
    ? { ...next, justTimedOut: state.justTimedOut }
    : { ...state, place: { at: 'opening', section: section.id } };
}

const replaced = (sections: readonly SittingSection[], section: SittingSection) =>
  sections.map((one) => (one.id === section.id ? section : one));
