import type { Words } from '../words.ts';

type Sought = Parameters<Words['colleges']['noneFound']>[0];

const sought = ({ type, level, isForWomen, isAutonomous, branch, place, mostFee }: Sought) =>
  [
    place === undefined ? '' : `${place} के `,
    mostFee === undefined ? '' : `${mostFee} तक की फ़ीस वाले `,
    branch === undefined ? '' : `${branch} वाले `,
    type === undefined ? '' : type === 'government' ? 'सरकारी ' : 'प्राइवेट ',
    isForWomen ? 'महिला ' : '',
    isAutonomous ? 'ऑटोनॉमस ' : '',
    level ?? 'कॉलेज',
  ].join('');

/** Searches and facts of colleges, in Hindi. */
export const COLLEGES: Words['colleges'] = {
  noneFound: (asked) => `${sought(asked)} हमारे डेटा में नहीं मिले। दूसरा शहर या दूसरी ब्रांच आज़माएँ, या कॉलेज खोज में देखें।`,
  byFee: (asked, total) => `${sought(asked)}: हमारे डेटा में ${total}, सबसे कम फ़ीस पहले।`,
  byNirf: (asked, total) => `${sought(asked)}: हमारे डेटा में ${total}, सबसे अच्छी NIRF रैंक पहले, फिर नाम से।`,
  colleges: 'कॉलेज',
  college: 'कॉलेज',
  city: 'शहर',
  kind: 'प्रकार',
  kinds: { government: 'सरकारी', private: 'प्राइवेट' },
  nirf: 'NIRF',
  nirfRank: 'NIRF रैंक',
  yearFee: 'एक साल की फ़ीस',
  programmes: 'प्रोग्राम',
  seatsInAll: 'कुल सीटें',
  established: 'स्थापना',
  fact: 'जानकारी',
  value: 'विवरण',
  autonomous: 'ऑटोनॉमस',
  yes: 'हाँ',
  no: 'नहीं',
  university: 'यूनिवर्सिटी',
  nirfEngineering: 'NIRF इंजीनियरिंग रैंक',
  named: (college) => `${college}:`,
  gone: (year) => `${year} से यह सूचियों में नहीं है।`,
  noFeeOfGovernment: (college) =>
    `${college} सरकारी कॉलेज है। शुल्क नियामक प्राधिकरण (FRA) सिर्फ़ निजी कॉलेजों की फ़ीस प्रकाशित करता है, इसलिए इसकी फ़ीस हमारे पास नहीं है। फ़ीस कॉलेज से पूछ लें।`,
  noFee: (college) => `${college} की फ़ीस हमारे डेटा में नहीं है। फ़ैसला करने से पहले कॉलेज की अपनी वेबसाइट देखें।`,
  fee: (college, fee, source) =>
    `${college} की एक साल की फ़ीस: ${fee}${source === null ? '' : `, ${source}`}। हॉस्टल और दूसरे ख़र्च इसमें नहीं हैं।`,
  noNirf: (college) => `${college} की NIRF इंजीनियरिंग रैंक हमारे डेटा में नहीं है।`,
  nirfIs: (college, rank, year) => `${college} की NIRF इंजीनियरिंग रैंक: ${rank}, ${year}।`,
  place: (college, city) => `${college} ${city} में है।`,
  address: (address) => `पता: ${address}।`,
  noWebsite: (college) => `${college} की वेबसाइट हमारे डेटा में नहीं है।`,
  website: (college, address) => `${college} की वेबसाइट: ${address}`,
  noContact: (college) => `${college} का फ़ोन नंबर हमारे डेटा में नहीं है।`,
  contact: (college, contact) => `${college} का फ़ोन: ${contact}`,
  noCode: (college) => `${college} का CAP कोड नहीं है: यहाँ दाख़िला JoSAA से होता है।`,
  code: ({ college, code, choice, branch }) =>
    `${college} का कॉलेज कोड ${code} है। हर ब्रांच का अपना चॉइस कोड होता है, जैसे ${branch ?? 'पहली ब्रांच'} का ${choice}।`,
  type: (college, type, level) =>
    `${college} ${type === 'government' ? 'सरकारी' : 'प्राइवेट'} कॉलेज है${level === null ? '' : ` (${level})`}।`,
  autonomyUnknown: (college) => `${college} ऑटोनॉमस है या नहीं, यह हमारे डेटा में नहीं है।`,
  isAutonomous: (college) => `${college} ऑटोनॉमस है।`,
  isNotAutonomous: (college) => `${college} ऑटोनॉमस नहीं है।`,
  noUniversity: (college) => `${college} की होम यूनिवर्सिटी हमारे डेटा में नहीं है।`,
  belongsTo: (college, university) => `${college} की यूनिवर्सिटी: ${university}।`,
  noMinority: (college) => `${college} अल्पसंख्यक कॉलेज के रूप में दर्ज नहीं है।`,
  minority: (college, community) => `${college} अल्पसंख्यक कॉलेज है (${community})।`,
  noYear: (college) => `${college} किस साल बना, यह हमारे डेटा में नहीं है।`,
  establishedIn: (college, year) => `${college} की स्थापना ${year} में हुई।`,
  noAccreditation: (college) =>
    `${college} की मान्यता (accreditation) हमारे डेटा में नहीं है। इसका मतलब यह नहीं कि उसके पास कोई मान्यता नहीं है।`,
  accreditation: (college, all) => `${college}: ${all}।`,
  branchSeats: (college, seats) => `${college} में सीटें: ${seats}।`,
  noBranchSeats: (college, branch) => `${college} में ${branch} की सीटों की संख्या हमारे डेटा में नहीं है।`,
  noSeats: (college) => `${college} की सीटों की संख्या हमारे डेटा में नहीं है।`,
  allSeats: (college, seats) => `${college} की कुल सीटें: ${seats}।`,
  courses: (college, names) => `${college} में ये हैं: ${names}।`,
  hasBranch: (college, names) => `हाँ, ${college} में है: ${names}।`,
  noBranch: (college, branch) => `सबसे नई सूचियों में ${college} में ${branch} नहीं है।`,
};
