/**
 * A parsed URL; null for an invalid one. `URL.parse` does the same in browsers that have it.
 * @param base absolute address that resolves a relative one
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
