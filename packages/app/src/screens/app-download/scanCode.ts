import { encode } from 'uqr';

/** An address as a QR code: side in modules, and the dark modules as an SVG path. */
export function scanCode(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
