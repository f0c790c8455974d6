import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import MessageSquare from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users-round';
import { paths } from '../../paths.ts';

/** The side menu, in the spec's order. `Logout` follows below it: it is an act, not a place. */
export const MENU_ENTRIES = [
  { word: 'dashboard', path: paths.dashboard, icon: House },
  { word: 'collegeSearch', path: paths.search, icon: Search },
  { word: 'collegePredictor', path: paths.predictor, icon: Compass },
  { word: 'counselling', path: paths.counselling, icon: Users },
  { word: 'profile', path: paths.profile, icon: User },
  { word: 'support', path: paths.support, icon: MessageSquare },
  { word: 'faq', path: paths.faq, icon: CircleHelp },
] as const;

/** Parts of addresses that belong to an entry without being it. */
const ALSO_IN: Record<string, string[]> = { [paths.search]: ['/college/', '/josaa-college/'] };
const ALSO: Record<string, string[]> = { [paths.predictor]: [paths.predictorJosaa, paths.predictorMhtCet] };

/** Whether a menu entry is highlighted at an address. */
export function isHighlighted(entryPath: string, address: string): boolean {
  if (entryPath === address || ALSO[entryPath]?.includes(address)) return true;
  return ALSO_IN[entryPath]?.some((part) => address.includes(part)) ?? false;
}
