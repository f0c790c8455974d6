const CHANNEL = 'session';
const SIGNED_OUT = 'signed-out';

/** Tells the other tabs of this browser that the student has signed out here. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** Calls back when another tab has signed out. Answers with the function that stops listening. */
export function onSignOutElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event) => {
    if (event.data === SIGNED_OUT) callback();
  };
  return () => channel.close();
}
