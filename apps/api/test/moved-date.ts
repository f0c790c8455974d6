const RealDate = Date;
let shiftMs = 0;

/** How far the clock of this process stands from the real one; the database of a test is moved by as much. */
export const movedByMs = () => shiftMs;

/** Lets `Date` say that it is `start` now and go on from there. Called again for each test file, so that each begins at `start`. */
export function moveDate(start: string): void {
  shiftMs = RealDate.parse(start) - RealDate.now();
  if (Number.isNaN(shiftMs)) throw new Error(`TEST_CLOCK='${start}' is no moment such as 2028-02-29T10:00:00+05:30`);
  globalThis.Date = new Proxy(RealDate, {
    // Tests that replace `Date` by a still one of their own construct it with that one as `newTarget`.
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + shiftMs] : given, newTarget),
    apply: (target) => new target(target.now() + shiftMs).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name, receiver),
  });
}
