import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says a word about each part as it ends, what was wrong with it, and at the end everything in one line. */
export default class FiguresReporter implements Reporter {
  private readonly startedAt = Date.now();
  private readonly figures = new Map<string, number>();
  private parts = 0;
  private breaches = 0;

  onTestEnd({ title }: TestCase, { status, duration, errors, annotations }: TestResult): void {
    this.parts += 1;
    for (const { type, description } of annotations)
      this.figures.set(type, (this.figures.get(type) ?? 0) + Number(description));
    if (status !== 'passed') this.breaches += 1;
    console.log(`${status === 'passed' ? '✓' : '✗'} ${title} (${Math.round(duration / 1000)} s)`);
    for (const { message } of errors) console.log(message);
  }

  onError({ message }: { message?: string }): void {
    this.breaches += 1;
    console.log(message);
  }

  onEnd({ status }: FullResult): void {
    const looked = [...this.figures].map(([what, count]) => `${count} ${what}`).join(', ');
    const minutes = ((Date.now() - this.startedAt) / 60_000).toFixed(1);
    console.log(`full: ${status}, ${this.parts} parts, ${looked}, ${this.breaches} parts with a fault, ${minutes} min`);
  }
}

/** Notes for the last line how much was looked at: `count(testInfo, 'pages', 18)`. */
export const count = (
  { annotations }: { annotations: { type: string; description?: string }[] },
  what: string,
  much: number,
) => void annotations.push({ type: what, description: String(much) });
