import type { CutoffListDetails } from '@dakhila/contract/desk/cutoff-lists';

type Next = { text: string; variant?: 'info' | 'warning' | 'danger' };

/** What comes next for a list, in a sentence or two. */
export function nextStep(list: CutoffListDetails): Next {
  const { state, edition } = list;
  if (state === 'checked')
    return { text: 'A colleague looks at the figures below and approves it. No one approves their own list.' };
  if (state === 'faulty')
    return {
      text: 'It has errors, so it can’t be approved. Correct the file and upload it again.',
      variant: 'danger',
    };
  if (state === 'refused') return { text: 'It was refused, and its file is deleted.' };
  if (state === 'rolled-back')
    return {
      text: list.isServed
        ? 'It was rolled back. The servers restart one after the other; this one still shows it.'
        : 'It was rolled back. Students see the figures from before it.',
    };
  if (edition?.state === 'waiting')
    return { text: 'The facts and forecasts with this list are being built. This takes a minute or two.' };
  if (edition?.state === 'failed') return { text: `It couldn’t be built. ${edition.failure ?? ''}`, variant: 'danger' };
  if (edition?.isOutdated) return outdated(list);
  if (edition?.state === 'ready')
    return { text: 'Look at what changes below, then publish it. Students see nothing of it until then.' };
  if (edition?.state === 'published' && edition.isUnusable)
    return {
      text: 'It’s published, but this server couldn’t open it and shows the facts of its release. Ask an operator to restart the server. If that doesn’t help, roll the list back and upload it again.',
      variant: 'danger',
    };
  if (edition?.state === 'published' && !list.isServed)
    return { text: 'It’s published. The servers restart with it one after the other, within minutes.' };
  return state === 'applied'
    ? { text: 'It’s in the facts.' }
    : { text: 'It’s approved. Students see nothing of it until it’s published.' };
}

const outdated = ({ edition }: CutoffListDetails): Next =>
  edition?.state === 'published'
    ? {
        text: 'A newer release has other facts and is shown instead. If this list isn’t in that release, prepare and publish it again.',
        variant: 'warning',
      }
    : { text: 'The facts have changed since this preview was made. Please prepare it again.', variant: 'warning' };
