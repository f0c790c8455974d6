import { renderReport } from './report-pdf.ts';

export default renderReport;
