// @ts-check
import { cyclesOf } from './cycles.js';
import { IMPURE, LAYERS, NEIGHBOURS } from './import-rules.js';
import { importsOf } from './imports.js';

const TEST = /\.test\.tsx?$|(?:^|\/)test-[^/]+\.tsx?$|-fixture\.tsx?$/;

/**
 * Every breach of the import rule in these sources (path from the root → text), each as an actionable message. Tests may import anything; nothing else may
 * import a test.
 * @param {Map<string, string>} sources
 * @returns {string[]}
 */
export function breachesOf(sources) {
  const files = new Map([...sources].filter(([file]) => !TEST.test(file)));
  const graph = new Map([...files].map(([file, text]) => [file, importsOf(file, text)]));
  return [
    ...emptyLayers([...files.keys()]),
    ...[...files].flatMap(([file, text]) => impureWords(file, text)),
    ...[...graph].flatMap(([file, targets]) => targets.flatMap((target) => breach(file, target) ?? [])),
    ...cyclesOf(graph).map((cycle) => `cycle of files: ${cycle.join(' → ')}`),
    ...NEIGHBOURS.flatMap(({ folder }) => cyclesOf(neighbourGraph(graph, folder))).map(
      (cycle) => `cycle of modules: ${cycle.join(' → ')}`,
    ),
  ];
}

/**
 * `apps/api/src/db` holds `apps/api/src/db/client.ts` and itself, not `apps/api/src/dbx.ts`; `npm:` holds any package.
 * @param {string} place
 * @param {string} path
 */
const holds = (place, path) => path === place || path.startsWith(place.endsWith(':') ? place : `${place}/`);

/** @param {string} file */
const layerOf = (file) => LAYERS.find(({ layer }) => holds(layer, file));

/**
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined}
 */
function breach(file, target) {
  const rule = layerOf(file);
  if (!rule) return `${file} belongs to no layer: add it to scripts/lib/import-rules.js`;
  if (TEST.test(target)) return `${file} → ${target}: that file is for tests`;
  if (![rule.layer, ...rule.may].some((place) => holds(place, target))) {
    return `${file} → ${target}: ${rule.layer} may not import it`;
  }
  for (const { folder, door } of NEIGHBOURS) {
    const [from, to] = [neighbourOf(folder, file), neighbourOf(folder, target)];
    if (!from || !to || from === to) continue;
    if (target !== `${folder}/${to}/${door}`) return `${file} → ${target}: go through ${to}/${door}`;
  }
  return undefined;
}

/**
 * @param {string} folder
 * @param {string} path
 */
const neighbourOf = (folder, path) => (holds(folder, path) ? path.slice(folder.length + 1).split('/')[0] : undefined);

/**
 * A check that reads nothing and passes is worse than none.
 * @param {string[]} files
 */
const emptyLayers = (files) =>
  LAYERS.filter(({ layer }) => !layer.endsWith('.css') && !files.some((file) => layerOf(file)?.layer === layer)).map(
    ({ layer }) => `${layer} has no file: the rule guards nothing there`,
  );

/**
 * @param {string} file
 * @param {string} text
 */
function impureWords(file, text) {
  if (!IMPURE.layers.some((layer) => holds(layer, file))) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const word = IMPURE.words.exec(code)?.[0];
  return word ? [`${file} says ${word.replace('(', '')}: a pure rule is given such things`] : [];
}

/**
 * @param {Map<string, string[]>} graph
 * @param {string} folder
 * @returns {Map<string, Set<string>>}
 */
function neighbourGraph(graph, folder) {
  /** @type {Map<string, Set<string>>} */
  const between = new Map();
  for (const [file, targets] of graph) {
    const from = neighbourOf(folder, file);
    if (!from) continue;
    const reached = between.get(from) ?? new Set();
    for (const target of targets) {
      const to = neighbourOf(folder, target);
      if (to && to !== from) reached.add(to);
    }
    between.set(from, reached);
  }
  return between;
}
