const indian = new Intl.NumberFormat('en-IN');

/** 145000 → '1,45,000'. */
export const groupedNumber = (value: number): string => indian.format(value);
