/**
 * Whether all servers read each part of a path as the name of one file or folder, whatever its script and its signs: nothing
 * decodes to a separator or to a step upwards, and nothing is encoded twice (SEC-08).
 * @param path with percent encoding or without; parts may be empty
 */
export function hasPlainParts(path: string): boolean {
  return path.split('/').every((part) => part === '' || isOneName(part));
}

function isOneName(part: string): boolean {
  try {
    const name = decodeURIComponent(part);
    // Some servers and file systems fold letters, and leave out those that are not seen.
    const folded = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
    return [name, folded].every((text) => !/[/\\\p{Cc}]|%u?[\da-f]{2}/iu.test(text) && !/^[.\s]*(?:;|$)/u.test(text));
  } catch {
    return false;
  }
}
