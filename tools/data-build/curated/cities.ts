/**
 * City names as people use them. The lists print a taluka, a district or half an address in this column; what is only a district is no city,
 * and the district is shown instead. Renamed cities stand under their present names; a search finds the old ones too.
 */
const CITIES: Readonly<Record<string, string | null>> = {
  'A.P Phulepimpalgaon': 'Phule Pimpalgaon',
  'Adgaon Nashik': 'Nashik',
  'Agaskhind Tal. Sinnar': 'Sinnar',
  Ahmednagar: 'Ahilyanagar',
  Ambejogai: 'Ambajogai',
  Andheri: 'Mumbai',
  Aurangabad: 'Chhatrapati Sambhajinagar',
  'Badlapur(W)': 'Badlapur',
  'Bapsai Tal.Kalyan': 'Kalyan',
  'Baramati Dist.Pune': 'Baramati',
  Bhima: 'Koregaon Bhima',
  'Bota Sangamner': 'Sangamner',
  'Chas Dist. Ahmednagar': 'Chas',
  'Chincholi Dist. Nashik': 'Chincholi',
  Haveli: 'Pune',
  'Khalapur Dist Raigad': 'Khalapur',
  'Kharghar Navi Mumbai': 'Navi Mumbai',
  'Lonavala,Pune': 'Lonavala',
  'Malegaon-Baramati': 'Baramati',
  'Malwadi-Bota': 'Malwadi Bota',
  Nadurbar: 'Nandurbar',
  'Narhe (Ambegaon)': 'Pune',
  'New Panvel': 'Panvel',
  Osmanabad: 'Dharashiv',
  Pisoli: 'Pune',
  Raigad: null,
  Ravet: 'Pune',
  Sindhdurgh: null,
  'Sindhi(Meghe)': 'Sindi Meghe',
  Sindhudurg: null,
  'Solapur(North)': 'Solapur',
  'Someshwar Nagar': 'Someshwarnagar',
  'Tal Dist Dhule': 'Dhule',
  'Tal-Ambernath': 'Ambernath',
  'Tal. Haveli': 'Pune',
  'Tal. Hingna Hingna Nagpur': 'Hingna',
  'Tal. Indapur': 'Indapur',
  'Tal. Khalapur. Dist. Raigad': 'Khalapur',
  'Tal. Shahapur': 'Shahapur',
  Talegaon: 'Talegaon Dabhade',
  'Thane (E)': 'Thane',
  Wagholi: 'Pune',
  'Yadrav(Ichalkaranji)': 'Ichalkaranji',
};

/** Colleges whose printed city contradicts their name, district or AICTE address. */
export const CITY_OF_COLLEGE: Readonly<Record<string, string>> = {
  '01268': 'Shegaon',
  '02189': 'Ausa',
  '02641': 'Dharashiv',
  '02772': 'Latur',
  '03193': 'Dombivli',
  '03209': 'Mumbai',
  '03217': 'Shahapur',
  '03353': 'Karjat',
  '03423': 'Mira Road',
  '03465': 'Wada',
  '03724': 'Vasai',
  '04648': 'Arvi',
  '05164': 'Shahada',
  '05173': 'Chandwad',
  '05409': 'Parner',
  '06714': 'Shirol',
};

/** The city of a printed one; null when what is printed is only a district or nothing. */
export function cityName(printed: string): string | null {
  const city = printed
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
  if (city === '' || /^\(?(?:Dist\b|District\b)/i.test(city)) return null;
  if (Object.hasOwn(CITIES, city)) return CITIES[city] ?? null;
  const cased = city === city.toUpperCase() || city === city.toLowerCase() ? titled(city) : city;
  return Object.hasOwn(CITIES, cased) ? (CITIES[cased] ?? null) : cased;
}

const titled = (city: string): string =>
  city.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
