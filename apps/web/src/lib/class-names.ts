/** Joins the class names that apply; a false, null or undefined part is left out. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
