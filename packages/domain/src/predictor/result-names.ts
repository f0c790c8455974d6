/** The bands to choose from; `range` has the pools that are too small for a chance. */
export const RESULT_BANDS = ['Safe', 'Likely', 'Possible', 'Reach', 'range', 'Unlikely'] as const;
export type ResultBand = (typeof RESULT_BANDS)[number];

/** How a rank compares with the expected range of a closing rank, shown where the range is too wide for a chance. */
export const RANGE_VERDICTS = ['better', 'within', 'beyond'] as const;
export type RangeVerdict = (typeof RANGE_VERDICTS)[number];

/** The groups a student decides by. `range` has programmes whose closing rank is too uncertain for a chance. */
export const PICK_GROUPS = ['ambitious', 'match', 'safe', 'range'] as const;
export type PickGroup = (typeof PICK_GROUPS)[number];
