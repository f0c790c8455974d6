/** What a test asks a thread to do. */
export default async function work(
  order: 'answer' | 'throw' | 'exit' | 'hang' | 'eat memory' | { wait: SharedArrayBuffer },
) {
  if (typeof order === 'object') {
    Atomics.wait(new Int32Array(order.wait), 0, 0);
    return 'waited';
  }
  if (order === 'throw') throw new Error('no ink');
  if (order === 'exit') process.exit(3);
  const eaten: number[][] = [];
  while (order === 'eat memory') eaten.push(new Array(1e6).fill(eaten.length));
  while (order === 'hang');
  return 'answered';
}
