import { expect, test } from 'vitest';
import { CAP_UNIVERSITIES, isCapUniversity, universityOfDistrict } from './universities.ts';

test('ten universities can be a home university, and DBATU is none of them', () => {
  expect(CAP_UNIVERSITIES).toHaveLength(10);
  expect(isCapUniversity('Dr. Babasaheb Ambedkar Technological University, Lonere')).toBe(false);
  expect(isCapUniversity('COEP Technological University')).toBe(false);
});

test.each([
  ['Chhatrapati Sambhajinagar', 'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar'],
  ['Ahilyanagar', 'Savitribai Phule Pune University'],
  ['Solapur', 'Punyashlok Ahilyadevi Holkar Solapur University, Solapur'],
  ['Gadchiroli', 'Gondwana University, Gadchiroli'],
  ['Raigad', 'University of Mumbai'],
  ['Goa', null],
])('the home university of %s is %s', (district, university) => {
  expect(universityOfDistrict(district)).toBe(university);
});
