type Place = { element: HTMLElement; day: string; minute: number };

const placesIn = (grid: HTMLElement): Place[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-minute]')].map((element) => ({
    element,
    day: element.dataset.day ?? '',
    minute: Number(element.dataset.minute),
  }));

/** The time that a key leads to: up and down within a day, left and right to the nearest time of another day. */
export function nextTime(grid: HTMLElement, key: string): HTMLElement | undefined {
  const places = placesIn(grid);
  const at = places.find(({ element }) => element === document.activeElement);
  if (!at) return undefined;
  const ofDay = places.filter(({ day }) => day === at.day);
  const place = ofDay.indexOf(at);
  switch (key) {
    case 'ArrowDown':
      return ofDay[place + 1]?.element;
    case 'ArrowUp':
      return place > 0 ? ofDay[place - 1]?.element : undefined;
    case 'Home':
      return ofDay[0]?.element;
    case 'End':
      return ofDay.at(-1)?.element;
    case 'ArrowRight':
      return nearest(places, at, (day) => day > at.day)?.element;
    case 'ArrowLeft':
      return nearest(places.toReversed(), at, (day) => day < at.day)?.element;
    default:
      return undefined;
  }
}

/** The time of the first day on that side which is closest to the present one. */
function nearest(places: readonly Place[], at: Place, isBeyond: (day: string) => boolean): Place | undefined {
  const day = places.find((place) => isBeyond(place.day))?.day;
  const distance = ({ minute }: Place) => Math.abs(minute - at.minute);
  return places.filter((place) => place.day === day).toSorted((a, b) => distance(a) - distance(b))[0];
}
