const CHANNEL = 'session';
const SIGNED_OUT = 'signed-out';
/** A page hears what it says itself: its own word is known by this, and left alone. */
const THIS_PAGE = `${SIGNED_OUT}:${Math.random()}`;

/** Tells the other tabs of this browser that the student has signed out here. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(THIS_PAGE);
  channel.close();
}

/** Calls back when another tab has signed out. Answers with the function that stops listening. */
export function onSignOutElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data !== THIS_PAGE && String(data).startsWith(SIGNED_OUT)) callback();
  };
  return () => channel.close();
}
