/**
 * Marks of a favicon on a field of 32 by 32, in the brand's two colours. Neighbouring site ids get different shapes, so
 * that tabs of two sites differ without colour.
 */
const emblems = [
  // Four leaves.
  '<path d="M16 15.2c-4.7-1.3-7.2-3.6-7.2-6.2a3.7 3.7 0 0 1 7.2-1.2 3.7 3.7 0 0 1 7.2 1.2c0 2.6-2.5 4.9-7.2 6.2zm0 1.6c4.7 1.3 7.2 3.6 7.2 6.2a3.7 3.7 0 0 1-7.2 1.2 3.7 3.7 0 0 1-7.2-1.2c0-2.6 2.5-4.9 7.2-6.2z" fill="url(#a)"/>',
  // A crown with three jewels.
  '<path d="M7 21.5 5.4 11.2l5.3 3.9L16 7.6l5.3 7.5 5.3-3.9L25 21.5z" fill="url(#a)"/><rect x="7" y="23" width="18" height="2.6" rx="1.3" fill="url(#a)"/><circle cx="5.4" cy="10" r="1.7" fill="url(#a)"/><circle cx="16" cy="6.3" r="1.9" fill="url(#a)"/><circle cx="26.6" cy="10" r="1.7" fill="url(#a)"/>',
  // A drop with a wave in it.
  '<path d="M16 4.8c4.6 5.2 8.2 9.2 8.2 13.7a8.2 8.2 0 0 1-16.4 0C7.8 14 11.4 10 16 4.8z" fill="url(#a)"/><path d="M9.6 19.3c2.1-1.7 4.2-1.7 6.4 0s4.3 1.7 6.4 0" fill="none" stroke="SURFACE" stroke-width="2" stroke-linecap="round"/>',
  // A spade.
  '<path d="M16 5.2c3.3 4.6 9 7.6 9 12.3a4.7 4.7 0 0 1-7.6 3.7c.3 2.3 1.1 3.9 2.6 5.1h-8c1.5-1.2 2.3-2.8 2.6-5.1A4.7 4.7 0 0 1 7 17.5c0-4.7 5.7-7.7 9-12.3z" fill="url(#a)"/>',
] as const;

/** The mark of a site. */
export function emblemOf(id: number, surface: string): string {
  return (emblems[id % emblems.length] ?? emblems[0]).replaceAll('SURFACE', surface);
}
