import type { JosaaProgramme } from '../../colleges/records.ts';

/** Which paper ranks the candidates of a programme: JEE Main has papers of its own for architecture and planning. */
export type JosaaPaper = 'engineering' | 'architecture' | 'planning';
export type JosaaBasis = 'JEE Advanced' | 'JEE Main';

/** The paper whose rank list a programme uses. */
export function paperOf({ degree }: Pick<JosaaProgramme, 'degree'>): JosaaPaper {
  if (degree === 'Bachelor of Architecture') return 'architecture';
  return degree === 'Bachelor of Planning' ? 'planning' : 'engineering';
}
