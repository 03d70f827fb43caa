import { crc32 } from 'node:zlib';

// The checksum of a text with equal-length gaps is affine in what fills them: filling every gap with the same
// bytes changes it by (crc(fill) ^ crc(zeros)) times a polynomial that depends on the gaps' places only.
const POLY = 0xedb88320;
const ONE = 0x80000000;

/** Product of two polynomials modulo the CRC-32 polynomial, bits reflected. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLY : factor >>> 1;
  }
  return product >>> 0;
}

/** The polynomial x to the power of 8 times `bytes`: what shifting a checksum over that many bytes multiplies it by. */
function shiftBy(bytes: number): number {
  let result = ONE;
  let power = 0x00800000;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(power, result);
    power = multiply(power, power);
  }
  return result >>> 0;
}

/**
 * CRC-32 of a text with gaps, without reading the text again.
 * @param parts the text around the gaps; one gap between each two neighbours
 * @param gap bytes in every gap
 * @returns a function from the bytes that fill all gaps to the checksum of the whole
 */
export function gapChecksum(parts: readonly Uint8Array[], gap: number): (fill: Uint8Array) => number {
  const zeros = new Uint8Array(gap);
  const zerosCrc = crc32(zeros);
  let tail = 0;
  let factor = 0;
  for (const part of parts.slice(1).toReversed()) {
    tail += part.length;
    factor = (factor ^ shiftBy(tail)) >>> 0;
    tail += gap;
  }
  const base = parts.reduce((crc, part, index) => crc32(part, index === 0 ? crc : crc32(zeros, crc)), 0);
  return (fill) => (base ^ multiply(factor, crc32(fill) ^ zerosCrc)) >>> 0;
}
