import type { Words } from '../words.ts';

type Sought = Parameters<Words['colleges']['noneFound']>[0];

const sought = ({ type, level, isForWomen, isAutonomous, branch, place, mostFee }: Sought) =>
  [
    place === undefined ? '' : `${place} मधील `,
    mostFee === undefined ? '' : `${mostFee} पर्यंत फी असलेली `,
    branch === undefined ? '' : `${branch} असलेली `,
    type === undefined ? '' : type === 'government' ? 'सरकारी ' : 'खाजगी ',
    isForWomen ? 'महिला ' : '',
    isAutonomous ? 'स्वायत्त ' : '',
    level ?? 'कॉलेज',
  ].join('');

/** Searches and facts of colleges, in Marathi. */
export const COLLEGES: Words['colleges'] = {
  noneFound: (asked) =>
    `${sought(asked)} आमच्या माहितीत सापडली नाहीत. दुसरे शहर किंवा दुसरी ब्रँच पाहा, किंवा कॉलेज शोधा मध्ये पाहा.`,
  byFee: (asked, total) => `${sought(asked)}: आमच्या माहितीत ${total}, सर्वात कमी फी आधी.`,
  byNirf: (asked, total) => `${sought(asked)}: आमच्या माहितीत ${total}, सर्वात चांगली NIRF रँक आधी, मग नावाने.`,
  colleges: 'कॉलेज',
  college: 'कॉलेज',
  city: 'शहर',
  kind: 'प्रकार',
  kinds: { government: 'सरकारी', private: 'खाजगी' },
  nirf: 'NIRF',
  nirfRank: 'NIRF रँक',
  yearFee: 'एका वर्षाची फी',
  programmes: 'प्रोग्राम',
  seatsInAll: 'एकूण जागा',
  established: 'स्थापना',
  fact: 'माहिती',
  value: 'तपशील',
  autonomous: 'स्वायत्त',
  yes: 'हो',
  no: 'नाही',
  university: 'विद्यापीठ',
  nirfEngineering: 'NIRF इंजिनिअरिंग रँक',
  named: (college) => `${college}:`,
  gone: (year) => `${year} पासून ते याद्यांमध्ये नाही.`,
  noFeeOfGovernment: (college) =>
    `${college} हे सरकारी कॉलेज आहे. शुल्क नियामक प्राधिकरण (FRA) फक्त खासगी कॉलेजांची फी प्रसिद्ध करते, म्हणून याची फी आमच्याकडे नाही. फी कॉलेजला विचारून घ्या.`,
  noFee: (college) => `${college} ची फी आमच्या माहितीत नाही. ठरवण्याआधी कॉलेजची स्वतःची वेबसाइट पाहा.`,
  fee: (college, fee, source) =>
    `${college} ची एका वर्षाची फी: ${fee}${source === null ? '' : `, ${source}`}. हॉस्टेल आणि इतर खर्च त्यात नाहीत.`,
  noNirf: (college) => `${college} ची NIRF इंजिनिअरिंग रँक आमच्या माहितीत नाही.`,
  nirfIs: (college, rank, year) => `${college} ची NIRF इंजिनिअरिंग रँक: ${rank}, ${year}.`,
  place: (college, city) => `${college} हे ${city} येथे आहे.`,
  address: (address) => `पत्ता: ${address}.`,
  noWebsite: (college) => `${college} ची वेबसाइट आमच्या माहितीत नाही.`,
  website: (college, address) => `${college} ची वेबसाइट: ${address}`,
  noContact: (college) => `${college} चा फोन नंबर आमच्या माहितीत नाही.`,
  contact: (college, contact) => `${college} चा फोन: ${contact}`,
  noCode: (college) => `${college} ला CAP कोड नाही: तिथे प्रवेश JoSAA मधून होतो.`,
  code: ({ college, code, choice, branch }) =>
    `${college} चा कॉलेज कोड ${code} आहे. प्रत्येक ब्रँचला स्वतःचा चॉइस कोड असतो, जसे ${branch ?? 'पहिली ब्रँच'} साठी ${choice}.`,
  type: (college, type, level) =>
    `${college} हे ${type === 'government' ? 'सरकारी' : 'खाजगी'} कॉलेज आहे${level === null ? '' : ` (${level})`}.`,
  autonomyUnknown: (college) => `${college} स्वायत्त आहे की नाही, हे आमच्या माहितीत नाही.`,
  isAutonomous: (college) => `${college} स्वायत्त आहे.`,
  isNotAutonomous: (college) => `${college} स्वायत्त नाही.`,
  noUniversity: (college) => `${college} ची होम युनिव्हर्सिटी आमच्या माहितीत नाही.`,
  belongsTo: (college, university) => `${college} चे विद्यापीठ: ${university}.`,
  noMinority: (college) => `${college} अल्पसंख्याक कॉलेज म्हणून नोंदलेले नाही.`,
  minority: (college, community) => `${college} अल्पसंख्याक कॉलेज आहे (${community}).`,
  noYear: (college) => `${college} कोणत्या वर्षी सुरू झाले, हे आमच्या माहितीत नाही.`,
  establishedIn: (college, year) => `${college} ची स्थापना ${year} मध्ये झाली.`,
  noAccreditation: (college) =>
    `${college} चे मानांकन (accreditation) आमच्या माहितीत नाही. याचा अर्थ त्यांना मानांकन नाही असा होत नाही.`,
  accreditation: (college, all) => `${college}: ${all}.`,
  branchSeats: (college, seats) => `${college} येथील जागा: ${seats}.`,
  noBranchSeats: (college, branch) => `${college} येथील ${branch} च्या जागांची संख्या आमच्या माहितीत नाही.`,
  noSeats: (college) => `${college} येथील जागांची संख्या आमच्या माहितीत नाही.`,
  allSeats: (college, seats) => `${college} येथील एकूण जागा: ${seats}.`,
  courses: (college, names) => `${college} येथे हे आहेत: ${names}.`,
  hasBranch: (college, names) => `हो, ${college} येथे आहे: ${names}.`,
  noBranch: (college, branch) => `सर्वात नवीन याद्यांमध्ये ${college} येथे ${branch} नाही.`,
};
