import { buildLexicon, type NamedCollege } from './lexicon.ts';

const cap = (id: string, name: string, city: string, shortNames: string[]): NamedCollege => ({
  ...{
    exam: 'mht-cet',
    id,
    name,
    city,
    district: city,
    state: 'Maharashtra',
    shortNames,
    level: null,
    isByAdvanced: false,
    isAdmitting: true,
  },
});
const jee = (
  id: string,
  name: string,
  city: string,
  state: string,
  level: 'IIT' | 'NIT' | 'IIIT',
  shortNames: string[],
): NamedCollege => ({
  ...{ exam: 'josaa', id, name, city, district: city, state, shortNames, level, isAdmitting: true },
  isByAdvanced: level === 'IIT',
});

/** A handful of colleges for tests of what names them. */
export const TEST_LEXICON = buildLexicon([
  cap('03012', 'Veermata Jijabai Technological Institute (VJTI), Matunga, Mumbai', 'Mumbai', [
    'VJTI',
    'VJTI Mumbai',
    '03012',
  ]),
  cap('16006', 'COEP Technological University', 'Pune', ['COEP', 'College of Engineering Pune']),
  cap('06271', 'Pune Institute of Computer Technology', 'Pune', ['PICT']),
  cap('06273', "Bansilal Trust's Vishwakarma Institute of Technology, Bibwewadi, Pune", 'Pune', ['VIT', 'VIT Pune']),
  cap('06289', "B.R.A.C.T's Vishwakarma Institute of Information Technology, Kondhwa, Pune", 'Pune', ['VIIT']),
  cap('06005', 'Government College of Engineering, Karad', 'Karad', ['GCEK']),
  cap('01002', 'Government College of Engineering, Amravati', 'Amravati', ['GCOEA']),
  cap('06207', 'Dr. D. Y. Patil Institute of Technology, Pimpri, Pune', 'Pune', ['DYPIT']),
  cap('06272', 'D.Y. Patil College of Engineering Akurdi, Pune', 'Pune', ['DYPCOE']),
  cap('05151', 'MET League’s Engineering College, Nashik', 'Nashik', ['MET']),
  cap('03218', 'Aldel Trust’s St. John College of Engineering, Palghar', 'Palghar', ['SJCEM']),
  jee('iit-bombay', 'Indian Institute of Technology Bombay', 'Mumbai', 'Maharashtra', 'IIT', ['IIT Bombay', 'IITB']),
  jee('nit-warangal', 'National Institute of Technology Warangal', 'Warangal', 'Telangana', 'NIT', [
    'NIT Warangal',
    'NITW',
  ]),
  jee('nit-silchar', 'National Institute of Technology Silchar', 'Silchar', 'Assam', 'NIT', ['NIT Silchar', 'NITS']),
]);
