/** Largest number of names in the description of a platform (CAT-26). */
const MAX_NAMES = 15;

/**
 * The platforms of a hall in one line: at most 15 names, each once, blanks skipped; joined by a comma, in Chinese by the
 * full-width pause mark; an ellipsis follows when names were left out (CAT-27).
 */
export const platformDescription = (names: readonly string[], locale: string): string => {
  const unique = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  const joined = unique.slice(0, MAX_NAMES).join(locale.startsWith('zh') ? '、' : ', ');
  return unique.length > MAX_NAMES ? `${joined}…` : joined;
};
