const FAQ_OF: Readonly<Record<string, string>> = {
  ebc: 'ebc-scheme',
  girls: 'girls-fee-waiver',
  orphans: 'girls-fee-waiver',
  obc: 'obc-freeship',
  sc: 'sc-st-freeship',
  st: 'sc-st-freeship',
  sbc: 'sbc-vjnt-freeship',
  'vj-nt': 'sbc-vjnt-freeship',
  minority: 'minority-scholarship',
  tfws: 'tfws',
  hostel: 'hostel-allowance',
};
/** The page of the FAQ that tells a scheme. */
export const sourceOf = (id: string, title: string) => ({ title, href: `/faq#${FAQ_OF[id] ?? 'find-scholarships'}` });
