import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { cityName } from './curated/cities.ts';
import { readableAddress } from './source/address.ts';
import { homeStates } from './source/institutes.ts';
import { parseProgramme } from './source/programmes.ts';
import { originOf } from './source/provenance.ts';
import { readRank } from './source/rank-text.ts';

test('CSV with quotes, doubled quotes, commas and line breaks in fields is read as written', () => {
  expect(parseCsv('a,b\r\n1,"x, ""y""\nz"\n,\n"q",2\n')).toEqual([
    { a: '1', b: 'x, "y"\nz' },
    { a: '', b: '' },
    { a: 'q', b: '2' },
  ]);
});

test('a CSV row of another length than the heading is an error with its place', () => {
  expect(() => parseCsv('a,b\n1,2\n1,2,3\n')).toThrow('row 3 has 3 fields');
  expect(() => parseCsv('a,b\n"1,2\n')).toThrow('never closed');
});

test.each([
  ['325P', { rank: 325, isPreparatory: true, isDecimal: false }],
  ['279.01', { rank: 279.01, isPreparatory: false, isDecimal: true }],
  ['', { rank: null, isPreparatory: false, isDecimal: false }],
  ['12p', undefined],
  ['1,200', undefined],
  ['-3', undefined],
])('the printed rank "%s" is read', (text, rank) => {
  expect(readRank(text)).toEqual(rank);
});

test.each([
  [
    'anburocky3/indian-colleges-data data/states/maharashtra.json (AICTE AY 2025-26)',
    { source: 'aicte', year: '2025-26' },
  ],
  ['josaa/institutes.csv + AISHE agrees', { source: 'aishe' }],
  ['x "University-ALL UNIVERSITIES.csv" (AISHE as on 12-2-2026)', { source: 'aishe', year: '2026' }],
  ['josaa/institutes.csv (AISHE says 2012)', { source: 'secondary', note: 'AISHE says 2012' }],
  ['known (from mhtcet/colleges.csv own-knowledge)', { source: 'own' }],
  ['own-knowledge', { source: 'own' }],
  ['x.csv (undated, c.2018-20; verify)', { source: 'secondary', year: 'c. 2018-20' }],
  ['CAP PDF 2025', { source: 'cet-cell', year: '2025' }],
  ['CAP PDF', { source: 'cet-cell' }],
  ['someone (FRA 2025-26)', { source: 'fra', year: '2025-26' }],
  ['somebody/some-list', { source: 'secondary' }],
])('"%s" is cited as %j', (words, origin) => {
  expect(originOf(words)).toEqual(origin);
});

test.each([
  ['Pune.', 'Pune'],
  ['KOLHAPUR', 'Kolhapur'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  ['Ahmednagar.', 'Ahilyanagar'],
  ['Dist. Latur', null],
  ['District Nanded', null],
  ['Tal. Shahapur', 'Shahapur'],
  ['Kharghar Navi Mumbai', 'Navi Mumbai'],
  ['', null],
])('the printed city "%s" is %s', (printed, city) => {
  expect(cityName(printed)).toBe(city);
});

test('home states are told apart by quota', () => {
  expect(homeStates('Goa (GO quota); Daman and Diu, Lakshadweep (HS quota)')).toEqual({
    GO: ['Goa'],
    HS: ['Daman and Diu', 'Lakshadweep'],
  });
  expect(homeStates('Delhi; Chandigarh')).toEqual({ HS: ['Delhi', 'Chandigarh'] });
  expect(homeStates('')).toEqual({});
});

test('a programme is taken apart at its last bracket', () => {
  expect(parseProgramme('Chemistry (5 Years, Bachelor of Science and Master of Science (Dual Degree))')).toEqual({
    branch: 'Chemistry',
    years: 5,
    degree: 'Bachelor of Science and Master of Science (Dual Degree)',
  });
  expect(parseProgramme('Chemistry')).toBeUndefined();
});

test.each([
  ['PLOT NO. 98.P.B.15,SECTOR3,CIDCO COLONY,AIROLI', 'Plot No. 98.P.B.15, Sector3, CIDCO Colony, Airoli'],
  ['GADGE NAGAR, VMV ROAD, NEAR KATHORA NAKA', 'Gadge Nagar, VMV Road, Near Kathora Naka'],
  [
    'PLOT NO 12, SECTOR 22, PHASE II, OPPOSITE NERUL RAILWAY STATION',
    'Plot No 12, Sector 22, Phase II, Opposite Nerul Railway Station',
  ],
  ['AT JUNCTION NH-4, SION PANVEL EXPRESSWAY', 'At Junction NH-4, Sion Panvel Expressway'],
  ['P.G. KHER MARG,32ND ROAD, TPS III OFF. LINKING ROAD', 'P.G. Kher Marg,32nd Road, TPS III Off. Linking Road'],
  ["PILLAI'S HOCL EDUCATIONAL CAMPUS", "Pillai's HOCL Educational Campus"],
  ["MGSM'S CAMPUS, YAWAL ROAD", "MGSM's Campus, Yawal Road"],
  ['S.NO. 44/1, VADGAON BK., OFF SINHGAD RD., PUNE', 'S.No. 44/1, Vadgaon Bk., Off Sinhgad Rd., Pune'],
  ['AT. PO. DARAPUR, TQ.DARYAPUR, DIST.AMRAVATI', 'At. PO. Darapur, Tq.Daryapur, Dist.Amravati'],
  ['INFRONT OF NEMANI GODOWN  ,  BADNERA ROAD', 'Infront of Nemani Godown, Badnera Road'],
  ['BEHIND DIC, OFF NH-6', 'Behind DIC, Off NH-6'],
  ['ST. JOHN TECHNICAL EDUCATION COMPLEX, VEVOOR', 'St. John Technical Education Complex, Vevoor'],
  ['Uttar Pradesh 221005', 'Uttar Pradesh 221005'],
  ['IIT Campus, Powai', 'IIT Campus, Powai'],
  ['"VISHNUPURI, TALEGAON STATION', 'Vishnupuri, Talegaon Station'],
  ['"RAJWADA" POST BOX NO. 130', '"Rajwada" Post Box No. 130'],
  ['- VIDYAPEETH- LAVALE', 'Vidyapeeth- Lavale'],
])('the address "%s" reads "%s"', (printed, readable) => {
  expect(readableAddress(printed)).toBe(readable);
});
