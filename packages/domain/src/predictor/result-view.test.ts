import { expect, test } from 'vitest';
import { indexResults, type ResultRow, type ResultView } from './result-view.ts';

const row = (programme: string, collegeId: string, chance: number | null, band: ResultRow['band']): ResultRow => ({
  collegeId,
  collegeName: NAMES[collegeId] ?? collegeId,
  programme,
  chance,
  band,
});
const NAMES: Record<string, string> = {
  vjti: 'Veermata Jijabai Technological Institute (VJTI), Mumbai',
  coep: 'COEP Technological University',
  pict: 'Pune Institute of Computer Technology',
};
const place = (id: string, city: string, level: string, nirfRanking: number | null) =>
  ({
    id,
    city,
    state: 'Maharashtra',
    type: level === 'Un-Aided' ? 'private' : 'government',
    level,
    nirfRanking,
  }) as const;

const CIVIL = row('Civil Engineering', 'coep', 0.95, 'Safe');
const TELECOM = row('Electronics and Telecommunication Engineering', 'pict', 0.7, 'Likely');
const COMPUTER = row('Computer Engineering', 'vjti', 0.1, 'Reach');
const SMALL = row('Textile Technology', 'vjti', null, null);
const FAR = row('Computer Science and Engineering', 'coep', 0.03, 'Unlikely');

const { show } = indexResults({
  colleges: [
    place('vjti', 'Mumbai', 'Government Autonomous', 119),
    place('coep', 'Pune', 'University Autonomous', 90),
    place('pict', 'Pune', 'Un-Aided', null),
  ],
  results: [CIVIL, TELECOM, COMPUTER, SMALL],
  unlikely: [FAR],
});

test.each<[ResultView, ResultRow[]]>([
  [{}, [CIVIL, TELECOM, COMPUTER, SMALL]],
  [{ withUnlikely: true }, [CIVIL, TELECOM, COMPUTER, SMALL, FAR]],
  [{ band: 'Reach' }, [COMPUTER]],
  [{ band: 'range' }, [SMALL]],
  [{ band: 'Unlikely' }, [FAR]],
  [{ branch: 'Civil Engineering' }, [CIVIL]],
  [{ city: 'Pune' }, [CIVIL, TELECOM]],
  [{ state: 'Goa' }, []],
  [{ kind: 'private' }, [TELECOM]],
  [{ kind: 'University Autonomous' }, [CIVIL]],
  [{ college: 'vjti' }, [COMPUTER, SMALL]],
  [{ text: 'vjti comp' }, [COMPUTER]],
  [{ text: 'extc' }, [TELECOM]],
  [{ text: 'bombay' }, [COMPUTER, SMALL]],
  [{ text: 'xyz' }, []],
  [{ order: 'toughest' }, [COMPUTER, TELECOM, CIVIL, SMALL]],
  [{ order: 'nirf' }, [CIVIL, COMPUTER, SMALL, TELECOM]],
  [{ order: 'college' }, [CIVIL, TELECOM, COMPUTER, SMALL]],
])('%j shows what fits, in its order', (view, rows) => {
  expect(show(view)).toEqual(rows);
});
