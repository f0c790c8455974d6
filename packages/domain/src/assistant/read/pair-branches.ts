/** The branch of each college, where a question names them in pairs: 'computer at COEP and IT at PICT'. Undefined where it does not. */
export function pairBranches(line: string, branches: readonly string[], collegeCount: number): string[] | undefined {
  const named = line.match(/@(?:branch|college)\b/g) ?? [];
  const takeTurns = named[0] !== named[1] && named.every((mark, at) => mark === named[at % 2]);
  const areAll = branches.length === collegeCount && named.length === 2 * collegeCount;
  return takeTurns && areAll && new Set(branches).size > 1 ? [...branches] : undefined;
}
