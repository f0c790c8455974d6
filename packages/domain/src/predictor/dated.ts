/** An admission rule with the first admission year it applies to and its source. Rules change by year: they are data. */
export type Dated<T> = {
  validFrom: number;
  value: T;
  /** Who publishes it. */
  source: string;
  /** Known from secondary sources only: worded with care on screen. */
  isUnconfirmed?: true;
};

/** The entry in force in a year: the newest that began by then. Tables are oldest first; before the first entry there is none. */
export function inForce<T>(table: readonly Dated<T>[], year: number): Dated<T> | undefined {
  return table.findLast(({ validFrom }) => validFrom <= year);
}
