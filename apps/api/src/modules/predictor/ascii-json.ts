/**
 * JSON in plain ASCII: other characters stand as escapes, which every reader understands. A megabyte of it becomes bytes by a mere copy; a single rupee sign
 * in it would make the engine keep two bytes for each character and walk over them all.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
