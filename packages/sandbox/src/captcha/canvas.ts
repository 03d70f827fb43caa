import { PNG } from 'pngjs';
import type { Point } from './flatten.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A small raster with soft edges. */
export interface Canvas {
  /** Sets every pixel. */
  paint(colour: (x: number, y: number) => Colour): void;
  /** Draws a run of straight pieces with a round pen. */
  stroke(points: readonly Point[], pen: number, colour: (x: number) => Colour, opacity?: number): void;
  /** The picture as a PNG file. */
  toPng(): Buffer;
}

function distanceToPiece(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** Makes an empty raster. */
export function createCanvas(width: number, height: number): Canvas {
  const png = new PNG({ width, height });
  const set = (x: number, y: number, [red, green, blue]: Colour, opacity: number): void => {
    const at = (y * width + x) * 4;
    const { data } = png;
    const rest = 1 - opacity;
    data[at] = (data[at] ?? 0) * rest + red * opacity;
    data[at + 1] = (data[at + 1] ?? 0) * rest + green * opacity;
    data[at + 2] = (data[at + 2] ?? 0) * rest + blue * opacity;
    data[at + 3] = 255;
  };
  return {
    paint: (colour) => {
      for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) set(x, y, colour(x, y), 1);
    },
    stroke: (points, pen, colour, opacity = 1) => {
      const half = pen / 2;
      const cover = new Float32Array(width * height);
      const touched: number[] = [];
      // The strongest cover of each pixel counts once, so overlapping pieces of a stroke have no darker joints.
      for (const [index, a] of points.entries()) {
        const b = points[index + 1] ?? a;
        const x1 = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x) + half + 1));
        const y1 = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + half + 1));
        for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y) - half - 1)); y <= y1; y += 1) {
          for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x) - half - 1)); x <= x1; x += 1) {
            const part = Math.max(0, Math.min(1, half + 0.5 - distanceToPiece(x, y, a, b)));
            const at = y * width + x;
            const before = cover[at] ?? 0;
            if (part <= before) continue;
            if (before === 0) touched.push(at);
            cover[at] = part;
          }
        }
      }
      for (const at of touched) set(at % width, Math.floor(at / width), colour(at % width), (cover[at] ?? 0) * opacity);
    },
    toPng: () => PNG.sync.write(png, { deflateLevel: 5, filterType: 1 }),
  };
}
