/** What a test asks a thread to do. One that waits first says so in the second field. */
export default async function work(
  input: 'answer' | 'throw' | 'exit' | 'hang' | 'eat memory' | { wait: SharedArrayBuffer },
) {
  if (typeof input === 'object') {
    const gate = new Int32Array(input.wait);
    Atomics.store(gate, 1, 1);
    Atomics.wait(gate, 0, 0);
    return 'waited';
  }
  if (input === 'throw') throw new Error('no ink');
  if (input === 'exit') process.exit(3);
  const eaten: number[][] = [];
  while (input === 'eat memory') eaten.push(new Array(1e6).fill(eaten.length));
  while (input === 'hang');
  return 'answered';
}
