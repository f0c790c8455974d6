const CHANNEL = 'session';
/** A page hears what it says itself: its own word is known by this, and left alone. */
const THIS_PAGE = String(Math.random());

/** What one tab tells the others: nobody is signed in any more, or this student is. */
type Word = { from: string; studentId: string | null };

function announce(studentId: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  const word: Word = { from: THIS_PAGE, studentId };
  channel.postMessage(word);
  channel.close();
}

/** Tells the other tabs of this browser that the student has signed out here. */
export const announceSignOut = (): void => announce(null);

/** Tells the other tabs of this browser who has signed in here. */
export const announceSignIn = (studentId: string): void => announce(studentId);

type Listener = { onSignOut: () => void; onSignIn: (studentId: string) => void };

/** Calls back when a student has signed out or in in another tab. Answers with the function that stops listening. */
export function onChangeElsewhere({ onSignOut, onSignIn }: Listener): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.from === THIS_PAGE) return;
    if (data.studentId === null) onSignOut();
    else onSignIn(data.studentId);
  };
  return () => channel.close();
}
