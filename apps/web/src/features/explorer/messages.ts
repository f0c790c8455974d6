import { defineMessages } from '../../lib/messages.ts';

export const explorerMessages = defineMessages({
  en: {
    pageTitle: 'College Search',
    title: 'College Explorer',
    lead: 'Cut-offs, seats and fees of every college, each with its source.',
    tabs: 'Admissions',
    searchLabel: 'Search colleges',
    searchPlaceholder: 'Search by college name, location, or course...',
    clearAll: 'Clear All',
    filters: 'Filters',
    filtersActive: (count: number) => `Filters ${count} active`,
    showResults: (count: number | null) => (count === null ? 'Show colleges' : `Show ${count} colleges`),
    labels: {
      type: 'Institution Type',
      course: 'Course',
      university: 'University',
      city: 'City',
      state: 'State',
      collegeLevel: 'Level',
    },
    all: {
      type: 'All Types',
      course: 'All Courses',
      university: 'All Universities',
      city: 'All Cities',
      state: 'All States',
      collegeLevel: 'All Levels',
    },
    nirfRanking: 'NIRF Ranking',
    min: 'Min',
    max: 'Max',
    results: 'Colleges',
    searching: 'Searching for colleges...',
    findingMatches: 'Finding the best matches for you',
    found: (count: number) => `${count} ${count === 1 ? 'college' : 'colleges'}`,
    orderedByRank: 'Best NIRF rank first',
    orderedByMatch: 'Best match first',
    errorTitle: 'Error Finding Colleges',
    listFailed: 'Failed to fetch colleges',
    clearAndRetry: 'Clear Filters & Try Again',
    emptyTitle: 'No Colleges Found',
    emptyText:
      "We couldn't find any colleges matching your search criteria. Try adjusting your filters for better results.",
    clearFilters: 'Clear Filters',
  },
});
export type ExplorerWords = typeof explorerMessages.en;
