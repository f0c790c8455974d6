/** So many places: `take` gives one, or null when all are taken. A place is given back by calling what was given. */
export function makePlaces(most: number) {
  let taken = 0;
  return {
    take: (): (() => void) | null => {
      if (taken >= most) return null;
      taken += 1;
      let isBack = false;
      return () => {
        if (!isBack) taken -= 1;
        isBack = true;
      };
    },
  };
}
