/** The bands to choose from; `range` are the pools too small for odds. */
export const RESULT_BANDS = ['Safe', 'Likely', 'Possible', 'Reach', 'range', 'Unlikely'] as const;
export type ResultBand = (typeof RESULT_BANDS)[number];

/** How a rank stands to the expected range of a closing rank. It is the verdict where a range is too wide for a chance. */
export const RANGE_VERDICTS = ['better', 'within', 'beyond'] as const;
export type RangeVerdict = (typeof RANGE_VERDICTS)[number];

/** The groups a student decides by. `range` has programmes whose closing rank is too uncertain for a chance. */
export const PICK_GROUPS = ['ambitious', 'match', 'safe', 'range'] as const;
export type PickGroup = (typeof PICK_GROUPS)[number];
