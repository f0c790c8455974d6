// @ts-check

/**
 * One statement of each shape, the shortest, in order. Lists of values and rows have many lengths, and plan alike.
 * @param {string[]} statements
 */
export function oneOfEachShape(statements) {
  /** @type {Map<string, string>} */
  const byShape = new Map();
  for (const text of statements) {
    const known = byShape.get(shapeOf(text));
    if (known === undefined || isBefore(text, known)) byShape.set(shapeOf(text), text);
  }
  return [...byShape].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}

/** @param {string} text @param {string} other */
const isBefore = (text, other) => text.length < other.length || (text.length === other.length && text < other);

/**
 * `in ($3, $4)` and `in ($7)` are one shape, and so are two rows of values and one.
 * @param {string} text
 */
export const shapeOf = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(/(\([^()]*\))(, ?\1)+/g, '$1');
