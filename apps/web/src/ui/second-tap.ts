/** As long as the second tap of a double one may take. */
const DOUBLE_TAP_MS = 350;
/** A thumb does not hit the same spot twice. */
const NEARBY_PX = 24;

let lastTap: { x: number; y: number; at: number } | null = null;

/** Notes where a modal was tapped: when the tap closes it, the second one of a double tap meets what lies beneath. */
export function noteTap({
  clientX: x,
  clientY: y,
  timeStamp: at,
}: {
  clientX: number;
  clientY: number;
  timeStamp: number;
}) {
  // A key has no place.
  lastTap = x === 0 && y === 0 ? null : { x, y, at };
}

/** Swallows the second tap of the double one that closed a modal. */
export function swallowSecondTap(): void {
  const first = lastTap;
  if (!first) return;
  lastTap = null;
  const listening = new AbortController();
  const judge = (event: MouseEvent) => {
    listening.abort();
    const isQuick = event.timeStamp - first.at < DOUBLE_TAP_MS;
    const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEARBY_PX;
    if (!isQuick || !isNear) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', judge, { capture: true, signal: listening.signal });
}
