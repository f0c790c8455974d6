/** The standard normal distribution, by Abramowitz and Stegun 7.1.26: absolute error below 1e-6 where we show two digits. */
export function normalBelow(z: number): number {
  if (z > CERTAIN) return 1;
  if (z < -CERTAIN) return 0;
  const x = Math.abs(z) * Math.SQRT1_2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
}

/** Beyond this the rest is below one in ten million. */
export const CERTAIN = 5.2;
