/** Home universities by their full name, with the short form students use. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  'Savitribai Phule Pune University': 'SPPU',
  'University of Mumbai': 'MU',
  'Rashtrasant Tukadoji Maharaj Nagpur University': 'RTMNU',
  'Shivaji University, Kolhapur': 'SUK',
  'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar': 'BAMU',
  'Sant Gadge Baba Amravati University': 'SGBAU',
  'Kavayitri Bahinabai Chaudhari North Maharashtra University, Jalgaon': 'KBCNMU',
  'Dr. Babasaheb Ambedkar Technological University, Lonere': 'DBATU',
  'Punyashlok Ahilyadevi Holkar Solapur University, Solapur': 'PAHSUS',
  'Swami Ramanand Teerth Marathwada University, Nanded': 'SRTMUN',
  'Gondwana University, Gadchiroli': 'GU',
  "SNDT Women's University, Mumbai": 'SNDTWU',
  'Institute of Chemical Technology, Mumbai': 'ICT',
  'Laxminarayan Innovation Technological University': 'LITU',
  'COEP Technological University': 'COEPTU',
};

/** Other words students type for a university. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  SPPU: 'Pune University UoP',
  MU: 'Mumbai University Bombay University',
  RTMNU: 'Nagpur University',
  BAMU: 'Aurangabad University BAMU',
  KBCNMU: 'NMU North Maharashtra University',
  PAHSUS: 'Solapur University',
  SRTMUN: 'Nanded University',
  DBATU: 'BATU Babasaheb Ambedkar Technological University',
  SNDTWU: 'SNDT',
};

/** The full name without what describes the kind: 'COEP Technological University (state public university)' → 'COEP Technological University'. */
export function universityName(published: string): string {
  return published.replace(/ \((?:state public university|Deemed to be University)\)$/i, '').trim();
}

/** The short form of a university's full name; the full name itself where none is in use. */
export function universityShortForm(fullName: string): string {
  return SHORT_FORMS[fullName] ?? fullName;
}

/** What a search should also find a university by. */
export function universityWords(fullName: string): string {
  return OTHER_WORDS[universityShortForm(fullName)] ?? '';
}
