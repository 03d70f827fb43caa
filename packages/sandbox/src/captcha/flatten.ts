/** A corner point of a stroke. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points of an elliptical arc between two points, by the SVG end-point rule. */
function arc(from: Point, rx0: number, ry0: number, large: boolean, sweep: boolean, to: Point): Point[] {
  const dx = (from.x - to.x) / 2;
  const dy = (from.y - to.y) / 2;
  const grow = Math.max(1, Math.sqrt((dx / rx0) ** 2 + (dy / ry0) ** 2));
  const rx = rx0 * grow;
  const ry = ry0 * grow;
  const under = Math.max(0, rx ** 2 * ry ** 2 - rx ** 2 * dy ** 2 - ry ** 2 * dx ** 2);
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(under / (rx ** 2 * dy ** 2 + ry ** 2 * dx ** 2 || 1));
  const cx = (factor * rx * dy) / ry + (from.x + to.x) / 2;
  const cy = (-factor * ry * dx) / rx + (from.y + to.y) / 2;
  const start = Math.atan2((from.y - cy) / ry, (from.x - cx) / rx);
  const end = Math.atan2((to.y - cy) / ry, (to.x - cx) / rx);
  let turn = end - start;
  if (sweep && turn < 0) turn += Math.PI * 2;
  if (!sweep && turn > 0) turn -= Math.PI * 2;
  const steps = Math.max(4, Math.ceil(Math.abs(turn) / 0.3));
  return Array.from({ length: steps }, (_, index) => {
    const angle = start + (turn * (index + 1)) / steps;
    return { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry };
  });
}

function cubic(p0: Point, p1: Point, p2: Point, p3: Point): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const t = (index + 1) / 10;
    const u = 1 - t;
    const mix = (a: number, b: number, c: number, d: number): number =>
      u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
    return { x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y) };
  });
}

/** Turns pen strokes (absolute M L H V A C Z) into runs of straight pieces. */
export function flatten(d: string): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVACZ])([^MLHVACZ]*)/g)) {
    const v = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const at = (index: number): number => v[index] ?? 0;
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7, C: 6, Z: 1 }[command] ?? 1;
    for (let i = 0; i === 0 || i < v.length; i += size) {
      let next: Point[];
      if (command === 'H') next = [{ x: at(i), y: pen.y }];
      else if (command === 'V') next = [{ x: pen.x, y: at(i) }];
      else if (command === 'A')
        next = arc(pen, at(i), at(i + 1), at(i + 3) === 1, at(i + 4) === 1, { x: at(i + 5), y: at(i + 6) });
      else if (command === 'C')
        next = cubic(pen, { x: at(i), y: at(i + 1) }, { x: at(i + 2), y: at(i + 3) }, { x: at(i + 4), y: at(i + 5) });
      else if (command === 'Z') next = run[0] === undefined ? [] : [run[0]];
      else next = [{ x: at(i), y: at(i + 1) }];
      if (command === 'M' && i === 0) {
        run = next;
        runs.push(run);
      } else run.push(...next);
      pen = next.at(-1) ?? pen;
    }
  }
  return runs;
}
