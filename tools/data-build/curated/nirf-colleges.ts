/**
 * Rows of the NIRF lists whose CAP college the source folder has wrong or leaves open, by NIRF id. Found by reading the institute's name in the row;
 * null means that the institute is not in CAP.
 */
export const NIRF_COLLEGE: Readonly<Record<string, string | null>> = {
  // Bharati Vidyapeeth Deemed University, 2016: not COEP.
  'NIRF-ENGG-1-2454054346': null,
  // University Institute of Chemical Technology, Jalgaon, 2016: not ICT Mumbai.
  'NIRF-ENGG-1-2453375226': '05003',
  // MIT College of Engineering, Pune, 2016: not COEP.
  'NIRF-ENGG-1-2452443212': null,
  // Rajarambapu Institute of Technology, Islampur, 2016.
  'NIRF-ENGG-1-2453916713': '06214',
  // 'College of Engineering' in Pune, 2018.
  'IR-1-E-E-C-41593': '16006',
  // 'Vishwakarama Institute of Technology', Pune, 2019.
  'IR-E-C-41351': '06273',
  // COEP Technological University since 2025.
  'IR-E-U-1257': '16006',
};
