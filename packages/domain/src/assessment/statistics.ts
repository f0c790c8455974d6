/** Small statistics for scoring. Spreads are of a sample (n − 1). */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => sum(values) / values.length;

export function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** Pearson's correlation; 0 where one side does not vary. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [middleOne, middleOther] = [mean(one), mean(other)];
  const products = one.map((value, index) => (value - middleOne) * ((other[index] ?? middleOther) - middleOther));
  const scale = Math.sqrt(
    sum(one.map((value) => (value - middleOne) ** 2)) * sum(other.map((value) => (value - middleOther) ** 2)),
  );
  return scale < 1e-9 ? 0 : sum(products) / scale;
}

/** What a test of twice the length would correlate (Spearman and Brown); a negative one stays what it is. */
export const doubled = (half: number) => (half <= 0 ? half : (2 * half) / (1 + half));

/** Cronbach's alpha. `items[i]` holds what every person answered to item i. */
export function alpha(items: readonly (readonly number[])[]): number {
  const [first = []] = items;
  const totals = first.map((_, person) => sum(items.map((item) => item[person] ?? 0)));
  const all = spread(totals) ** 2;
  if (all < 1e-9) return 0;
  const parts = sum(items.map((item) => spread(item) ** 2));
  return (items.length / (items.length - 1)) * (1 - parts / all);
}

const FACTOR_ROUNDS = 60;
const POWER_ROUNDS = 30;

/** McDonald's omega of one common factor, by iterated principal axes on the correlations of the items. */
export function omega(items: readonly (readonly number[])[]): number {
  const correlations = items.map((one) => items.map((other) => correlation(one, other)));
  let loadings = items.map(() => 0.7);
  for (let round = 0; round < FACTOR_ROUNDS; round += 1) {
    const shared = loadings.map((loading) => Math.min(1, loading ** 2));
    loadings = firstAxis(correlations.map((row, place) => row.with(place, shared[place] ?? 0)));
  }
  const common = sum(loadings) ** 2;
  const rest = sum(loadings.map((loading) => Math.max(0, 1 - loading ** 2)));
  return common / (common + rest);
}

/** The longest axis of a symmetric matrix, as long as the root of its eigenvalue (power iteration). */
function firstAxis(matrix: readonly (readonly number[])[]): number[] {
  let axis = matrix.map(() => 1 / Math.sqrt(matrix.length));
  let length = 0;
  for (let round = 0; round < POWER_ROUNDS; round += 1) {
    const stretched = matrix.map((row) => sum(row.map((value, place) => value * (axis[place] ?? 0))));
    length = Math.sqrt(sum(stretched.map((value) => value ** 2)));
    if (length < 1e-9) return matrix.map(() => 0);
    axis = stretched.map((value) => value / length);
  }
  return axis.map((value) => value * Math.sqrt(length));
}
