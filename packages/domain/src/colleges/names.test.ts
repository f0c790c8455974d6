import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey, plainName, slugOf, tidyName, withoutPlot } from './names.ts';

test.each([
  [
    'Dr. B R Ambedkar National Institute of Technology, Jalandhar',
    'dr b r ambedkar national institute of technology jalandhar',
  ],
  ['School of Planning & Architecture: Vijayawada', 'school of planning and architecture vijayawada'],
  ["SNDT Women's University", 'sndt womens university'],
  ['International Institute (I²IT)', 'international institute i2it'],
])('%s reads plainly as "%s"', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test('case, punctuation and spaces do not tell names apart', () => {
  const noise = fc.constantFrom('', ' ', '.', ', ', ' - ', '(', ')', '  ');
  const words = fc.array(fc.stringMatching(/^[A-Za-z]{1,8}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, fc.array(noise, { minLength: 7, maxLength: 7 }), (parts, marks) => {
      const noisy = parts.map((part, place) => part.toUpperCase() + (marks[place] ?? '')).join(' ');
      expect(nameKey(noisy)).toBe(nameKey(parts.join(' ')));
    }),
  );
});

test.each([
  [
    'Veermata Jijabai Technological Institute(VJTI), Matunga, Mumbai',
    'Veermata Jijabai Technological Institute (VJTI), Matunga, Mumbai',
  ],
  [
    'Fr. Conceicao Rodrigues College of Engineering, Bandra,Mumbai',
    'Fr. Conceicao Rodrigues College of Engineering, Bandra, Mumbai',
  ],
  ['Aditya Engineering College , Beed', 'Aditya Engineering College, Beed'],
  ['Sanghavi College Of Engineering, Varvandi, Nashik.', 'Sanghavi College of Engineering, Varvandi, Nashik'],
  ['ANURADHA COLLEGE OF ENGINEERING & TECHNOLOGY', 'Anuradha College of Engineering & Technology'],
  ['NEW INSTITUTE OF TECHNOLOGY,KOLHAPUR', 'New Institute of Technology, Kolhapur'],
  [
    'NKSPT INSTITUTE OF ENGINEERING AND TECHNOLOGY PATHIKAR CAMPUS',
    'NKSPT Institute of Engineering and Technology Pathikar Campus',
  ],
  ['COEP Technological University', 'COEP Technological University'],
  ['G.H.Raisoni College of Engineering', 'G.H. Raisoni College of Engineering'],
  ["JSPM'S Jaywantrao Sawant College of Engineering,Pune", "JSPM's Jaywantrao Sawant College of Engineering, Pune"],
  ["Agnel Charities' FR. C. Rodrigues Institute", "Agnel Charities' Fr. C. Rodrigues Institute"],
  ["Prasarak Mandal's,Rajarshi Shahu College", "Prasarak Mandal's Rajarshi Shahu College"],
  [
    'APPASAHEB ALIAS SA.RE.PATIL INSTITUTE OF TECHNOLOGY, Dattanagar Tal-Shirol, Dist Kolhapur',
    'Appasaheb alias SA.RE.Patil Institute of Technology, Dattanagar Tal-Shirol, Dist Kolhapur',
  ],
])('%s is set as %s', (published, tidy) => {
  expect(tidyName(published)).toBe(tidy);
});

test('plot and road are no part of a name', () => {
  const printed = 'Manav School of Engineering & Technology, Gut No. 1035 Nagpur Surat Highway, Balapur, Akola, 444302';
  expect(withoutPlot(printed, 'Akola')).toBe('Manav School of Engineering & Technology, Akola');
  expect(withoutPlot('Sinhgad Academy of Engineering, Kondhwa, Pune', 'Pune')).toBe(
    'Sinhgad Academy of Engineering, Kondhwa, Pune',
  );
});

test('a tidy name is the same name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z &,.()]{3,60}$/), (name) => {
      expect(nameKey(tidyName(name))).toBe(nameKey(name));
      expect(tidyName(tidyName(name))).toBe(tidyName(name));
    }),
  );
});

test('a slug holds letters, digits and single hyphens', () => {
  expect(slugOf('IIT (BHU) Varanasi')).toBe('iit-bhu-varanasi');
  expect(slugOf('ICT-IOC Bhubaneswar')).toBe('ict-ioc-bhubaneswar');
});
