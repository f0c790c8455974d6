import { expect, test } from 'vitest';
import { rowCollegeName } from './result-context.ts';

test.each([
  ['Hi-Tech Institute of Technology, Aurangabad', 'Chhatrapati Sambhajinagar', '· Chhatrapati Sambhajinagar'],
  ["Vishwabharati Academy's College of Engineering, Ahmednagar.", 'Ahilyanagar', '· Ahilyanagar'],
  ['Trinity College of Engineering and Research, Pisoli, Haveli', 'Pune', 'Pisoli · Pune'],
  ['Dhole Patil College of Engineering, Wagholi, Tal. Haveli', 'Pune', 'Wagholi · Pune'],
  ['Siddhant College of Engineering, Tal.Maval, Dist-Pune', 'Pune', '· Pune'],
  ['Universal College of Engineering,Kaman Dist. Palghar', 'Palghar', '· Kaman'],
  ['K N Sinhgad College of Engineering, Korti Tal. Pandharpur Dist Solapur', 'Solapur', '· Korti'],
  ['Sardar Patel Institute of Technology, Andheri', 'Mumbai', '· Andheri'],
  ['Some College, Aurangabad', undefined, '· Aurangabad'],
  ['COEP Technological University', 'Pune', 'University · Pune'],
])('%s in %s ends with “%s”', (name, city, end) => {
  expect(rowCollegeName(name, city).endsWith(end)).toBe(true);
});
