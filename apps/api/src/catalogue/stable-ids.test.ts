import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';

const DATA = fileURLToPath(new URL('../../../../data', import.meta.url));

/** The addresses of the institutes of JoSAA to 2025, which people have saved and shared. */
const INSTITUTES = `
abv-iiitm-gwalior assam-university bit-deoghar bit-mesra bit-patna cit-kokrajhar csvtu-bhilai cu-haryana
cu-jammu cu-jharkhand cu-rajasthan ggv-bilaspur gkciet-malda gsv-vadodara gurukula-kangri hnbgu
ict-ioc-bhubaneswar iet-sagar iict-bhadohi iiest-shibpur iiht-salem iiht-varanasi iiit-agartala
iiit-allahabad iiit-bhagalpur iiit-bhopal iiit-bhubaneswar iiit-dharwad iiit-guwahati iiit-kalyani iiit-kota
iiit-kottayam iiit-lucknow iiit-manipur iiit-nagpur iiit-naya-raipur iiit-pune iiit-raichur iiit-ranchi
iiit-sonepat iiit-sri-city iiit-surat iiit-tiruchirappalli iiit-una iiit-vadodara iiitdm-jabalpur
iiitdm-kancheepuram iiitdm-kurnool iiitv-icd-diu iit-bhilai iit-bhu-varanasi iit-bhubaneswar iit-bombay
iit-delhi iit-dharwad iit-gandhinagar iit-goa iit-guwahati iit-hyderabad iit-indore iit-ism-dhanbad
iit-jammu iit-jodhpur iit-kanpur iit-kharagpur iit-madras iit-mandi iit-palakkad iit-patna iit-roorkee
iit-ropar iit-tirupati iitram-ahmedabad iust-kashmir jk-institute-allahabad jnu manit-bhopal
mizoram-university mnit-jaipur mnnit-allahabad nehu-shillong nerist niamt-ranchi nielit-ajmer
nielit-aurangabad nielit-gorakhpur nielit-patna nielit-ropar niftem-kundli niftem-thanjavur nit-agartala
nit-andhra-pradesh nit-arunachal-pradesh nit-calicut nit-delhi nit-durgapur nit-goa nit-hamirpur
nit-jalandhar nit-jamshedpur nit-kurukshetra nit-manipur nit-meghalaya nit-mizoram nit-nagaland nit-patna
nit-puducherry nit-raipur nit-rourkela nit-sikkim nit-silchar nit-srinagar nit-surathkal nit-tiruchirappalli
nit-uttarakhand nit-warangal pec-chandigarh ptu-puducherry rgnau-amethi sgsits-indore sliet-longowal
smvdu-katra spa-bhopal spa-delhi spa-vijayawada svnit-surat tezpur-university university-of-hyderabad
vnit-nagpur
`
  .trim()
  .split(/\s+/);

test('no institute ever changes its address', () => {
  const { jee } = loadCatalogue(DATA);
  expect(INSTITUTES).toHaveLength(129);
  expect(INSTITUTES.filter((id) => jee.byId(id) === undefined)).toEqual([]);
});

test('no programme ever changes its number: later ones are added at the end', () => {
  const lines = readFileSync(`${DATA}/josaa/programmes.tsv`, 'utf8').split('\n');
  const toYear2025 = lines.slice(0, 479).join('\n');
  expect(createHash('sha256').update(toYear2025).digest('hex').slice(0, 12)).toBe('85f9d7c83e60');
});
