import type { Bar } from '../lib/bar.ts';
import type { Proof } from './proofs.ts';

/** What a harness showed: `load` is the machine's before it began, unknown for early runs. */
export type Shown = { commit: string; date: string; load: number | null; exitCode: number; bars: Bar[] };

const [BEGIN, END] = ['<!-- written by npm run proof -->', '<!-- end -->'];
/** Programs that wanted a processor before the harness began: above this the row says so. */
const QUIET_LOAD = 1;

/** The document with a new table. */
export function withTable(
  document: string,
  proofs: readonly Proof[],
  results: Readonly<Record<string, Shown>>,
): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the document has no table between ${BEGIN} and ${END}`);
  const head = ['| claim | command | seen (limit) | when |', '|---|---|---|---|'];
  const rows = proofs.map((proof) => rowOf(proof, results[proof.name]));
  return `${document.slice(0, begin + BEGIN.length)}\n${[...head, ...rows].join('\n')}\n${document.slice(end)}`;
}

function rowOf({ name, claim }: Proof, shown: Shown | undefined): string {
  const command = `\`npm run bench -- ${name}\``;
  if (!shown) return `| ${claim} | ${command} | not run yet | |`;
  const seen = shown.bars.map(
    ({ what, seen, limit, isMet }) => `${what} ${seen} (${limit})${isMet ? '' : ' **missed**'}`,
  );
  // A harness that broke before its last figure must not look as if it had met its bars.
  if (shown.exitCode !== 0 && shown.bars.every(({ isMet }) => isMet)) seen.push('**ended early**');
  const noise =
    shown.load === null ? ', load not noted' : shown.load > QUIET_LOAD ? `, load ${shown.load.toFixed(1)}` : '';
  return `| ${claim} | ${command} | ${seen.join('; ')} | ${shown.date}, ${shown.commit}${noise} |`;
}
