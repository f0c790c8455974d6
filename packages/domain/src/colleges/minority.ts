/** Communities as people spell them, for those the CAP lists spell otherwise. */
const COMMUNITIES: Readonly<Record<string, string>> = {
  Gujarathi: 'Gujarati',
  'Gujarathi(Jain)': 'Gujarati (Jain)',
  Malyalam: 'Malayalam',
  'Roman Catholics': 'Christian (Roman Catholic)',
};

/** The community in full: 'Malyalam' → 'Malayalam'. */
export function communityName(published: string): string {
  return COMMUNITIES[published] ?? published;
}

/** The published status without its minority half, which has fields of its own: 'Un-Aided Religious Minority - Jain' → 'Un-Aided'. */
export function levelOfStatus(status: string): string {
  return status.replace(/\s*(?:Linguistic|Religious) Minority\b.*$/i, '').trim();
}
