const EXAMPLES = 5;

/** One kind of problem: how often it was met, and a few examples. */
export type Problem = { severity: 'error' | 'warning'; code: string; count: number; examples: string[] };

/** Collects what is wrong with the source. An error stops the build; a warning is a known oddity and is only counted. */
export class Problems {
  readonly #found = new Map<string, Problem>();
  readonly #accepted: ReadonlySet<string>;

  /** `accepted` names kinds of error that the operator has checked and accepts. */
  constructor(accepted: Iterable<string> = []) {
    this.#accepted = new Set(accepted);
  }

  error(code: string, example: string): void {
    this.#add(this.#accepted.has(code) ? 'warning' : 'error', code, example);
  }

  warning(code: string, example: string): void {
    this.#add('warning', code, example);
  }

  get all(): Problem[] {
    return [...this.#found.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
  }

  get errors(): Problem[] {
    return this.all.filter((problem) => problem.severity === 'error');
  }

  #add(severity: Problem['severity'], code: string, example: string): void {
    const key = `${severity} ${code}`;
    const problem = this.#found.get(key) ?? { severity, code, count: 0, examples: [] };
    problem.count += 1;
    if (problem.examples.length < EXAMPLES) problem.examples.push(example);
    this.#found.set(key, problem);
  }
}

/** The report a person reads: errors first, each with its count and examples. */
export function describeProblems(problems: Problems): string {
  const severe = (problem: Problem) => (problem.severity === 'error' ? 0 : 1);
  return problems.all
    .sort((one, other) => severe(one) - severe(other))
    .map(({ severity, code, count, examples }) => {
      const more =
        count > examples.length ? `\n    … and ${(count - examples.length).toLocaleString('en-IN')} more` : '';
      return `${severity}: ${code} (${count.toLocaleString('en-IN')})\n    ${examples.join('\n    ')}${more}`;
    })
    .join('\n');
}
