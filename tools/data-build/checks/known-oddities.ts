/** Errors that the published lists really contain. Each was checked; they are counted as warnings, and anything else of the kind stays an error. */
const ODDITIES: readonly { code: string; exam: string; year: number; round?: number; why: string }[] = [
  { code: 'shrinking-round', exam: 'CAP', year: 2024, round: 2, why: 'the state list of round 2 is missing' },
  { code: 'rank-below-one', exam: 'JoSAA', year: 2017, why: 'IIT Kharagpur prints 0.01 for one PwD seat' },
];

/** The reason why this error is known and taken; undefined when it is not. */
export function knownOddity(code: string, exam: string, year: number, round: number): string | undefined {
  return ODDITIES.find(
    (oddity) =>
      oddity.code === code && oddity.exam === exam && oddity.year === year && (oddity.round ?? round) === round,
  )?.why;
}
