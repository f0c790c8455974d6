// @ts-check

/**
 * The cycles of a graph, each once, as the nodes one would walk: `['a', 'b', 'a']`. Enough of them to name every knot,
 * not every path through it.
 * @param {Map<string, Iterable<string>>} graph
 * @returns {string[][]}
 */
export function cyclesOf(graph) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} node */
  const visit = (node) => {
    const seenAt = path.indexOf(node);
    if (seenAt >= 0) cycles.push([...path.slice(seenAt), node]);
    if (seenAt >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
