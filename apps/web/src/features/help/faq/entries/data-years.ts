import { type DataYears, dataYearsIn } from '@dakhila/domain/faq/entry';
import { files } from '../../../../../../../data/manifest.json';

/** The newest cut-offs of the data folder that this build belongs to. */
export const dataYears: DataYears = dataYearsIn(Object.keys(files));
