import { between, type Random } from '../base/prng.ts';
import type { SceneName } from './motifs/motif.types.ts';
import { disc, line, n, oval, shape } from './drawing/svg.ts';

/** Size of a picture with its darkest tone, in which the nearest things are drawn, and its lightest. */
interface Front {
  readonly width: number;
  readonly height: number;
  readonly dark: string;
  readonly light: string;
  readonly random: Random;
}

/** A thing that the foreground repeats: drawn once, and placed with a turn and a scale. */
const repeated = (drawing: string, places: readonly string[]): string =>
  `<defs><g id="n">${drawing}</g></defs>${places.map((place) => `<use href="#n" transform="${place}"/>`).join('')}`;

/** The drawing of a left side, and its mirror image on the right. */
const sides = (width: number, left: string): string =>
  `<g id="n">${left}</g><use href="#n" transform="matrix(-1 0 0 1 ${width} 0)"/>`;

function leaves({ width: w, height: h, dark, light, random }: Front): string {
  const size = Math.min(w, h);
  const leaf = shape('M0 0C20-25 20-70 0-100C-20-70-20-25 0 0Z', dark) + line('M0 0V-86', light, 1.6, 'opacity=".35"');
  const places = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: 5 }, (_, index) => {
      const x = w / 2 + side * (w * 0.51 - size * index * 0.07);
      const turn = side * (34 - index * 24) + between(random, -6, 6);
      return `translate(${n(x)} ${h + 10}) rotate(${turn}) scale(${n((size / 100) * (0.36 - Math.abs(index - 1) * 0.05))})`;
    }),
  );
  return repeated(leaf, places);
}

function rocks({ width: w, height: h, dark, light, random }: Front): string {
  const k = (): number => between(random, -8, 8);
  const left = `M0 ${n(h * 0.72 + k())}L${n(w * 0.1)} ${n(h * 0.77)}L${n(w * 0.17)} ${n(h * 0.88 + k())}L${n(w * 0.32)} ${h}H0Z`;
  const right = `M${w} ${n(h * 0.68 + k())}L${n(w * 0.91)} ${n(h * 0.74)}L${n(w * 0.85)} ${n(h * 0.86 + k())}L${n(w * 0.7)} ${h}H${w}Z`;
  return (
    shape(left + right, dark) +
    line(
      `M0 ${n(h * 0.72)}L${n(w * 0.1)} ${n(h * 0.77)}M${w} ${n(h * 0.68)}L${n(w * 0.91)} ${n(h * 0.74)}`,
      light,
      3,
      'opacity=".4"',
    )
  );
}

function crystals({ width: w, height: h, dark, light, random }: Front): string {
  const size = Math.min(w, h);
  const left = Array.from({ length: 3 }, (_, index) => {
    const x = w * (0.01 + index * 0.085);
    const high = size * (0.36 - index * 0.09) + between(random, 0, 14);
    const half = size * 0.05;
    const tip = `${n(x + half)} ${n(h - high)}`;
    const edge = `L${n(x + half * 1.6)} ${n(h - high * 0.7)}V${h}Z`;
    return (
      shape(`M${n(x - half)} ${h}V${n(h - high * 0.8)}L${tip}${edge}`, dark) +
      shape(`M${n(x)} ${h}L${tip}${edge}`, light, 'opacity=".3"')
    );
  });
  return sides(w, left.join(''));
}

function wave({ width: w, height: h, dark, light }: Front): string {
  const top = h * 0.86;
  const d = `M0 ${n(top)}C${n(w * 0.12)} ${n(top - h * 0.09)} ${n(w * 0.22)} ${n(top - h * 0.05)} ${n(w * 0.32)} ${n(top + h * 0.02)}S${n(w * 0.6)} ${n(top + h * 0.07)} ${n(w * 0.72)} ${n(top)}S${n(w * 0.93)} ${n(top - h * 0.1)} ${w} ${n(top - h * 0.06)}`;
  return shape(`${d}V${h}H0Z`, dark, 'opacity=".85"') + line(d, light, 4, 'opacity=".65"');
}

function mist({ width: w, height: h, random }: Front): string {
  const step = Math.max(w, h) / 9;
  const bank = Array.from({ length: Math.ceil(w / step) + 1 }, (_, index) =>
    disc(
      index * step,
      h * (1.08 - Math.abs((index * step) / w - 0.5) * 0.24) + between(random, -8, 8),
      step * 0.9,
      '#fff',
    ),
  ).join('');
  return `<g id="n" opacity=".3">${bank}</g><use href="#n" x="${n(step / 2)}" y="${n(-h * 0.06)}" opacity=".5"/>`;
}

function ledge({ width: w, height: h, dark, light }: Front): string {
  const y = h * 1.05;
  return (
    oval(w / 2, y, w * 0.66, h * 0.17, dark) +
    oval(w / 2, y, w * 0.66, h * 0.17, 'none', `stroke="${light}" stroke-width="3" opacity=".6"`)
  );
}

function crowd({ width: w, height: h, dark, random }: Front): string {
  const r = Math.min(w, h) * 0.045;
  const count = Math.ceil(w / (r * 2.3)) + 1;
  const person = disc(0, 0, r, dark) + oval(0, r * 3.2, r * 1.5, r * 2.4, dark);
  const arms: string[] = [];
  const places = Array.from({ length: count }, (_, index) => {
    const x = index * r * 2.3;
    const y = h * 0.955 + between(random, -6, 6) - Math.abs(index / (count - 1) - 0.5) * h * 0.1;
    if (random() < 0.4) arms.push(`M${n(x - r)} ${n(y + r * 1.6)}L${n(x - r * 1.5)} ${n(y - r * 2)}`);
    return `translate(${n(x)} ${n(y)})`;
  });
  return repeated(person, places) + line(arms.join(''), dark, r * 0.7);
}

function panels({ width: w, height: h, dark }: Front): string {
  const edge = `M0 ${n(h * 0.7)}L${n(w * 0.13)} ${n(h * 0.84)}L${n(w * 0.15)} ${h}M${w} ${n(h * 0.7)}L${n(w * 0.87)} ${n(h * 0.84)}L${n(w * 0.85)} ${h}`;
  return (
    shape(
      `M0 ${n(h * 0.7)}L${n(w * 0.13)} ${n(h * 0.84)}L${n(w * 0.15)} ${h}H0ZM${w} ${n(h * 0.7)}L${n(w * 0.87)} ${n(h * 0.84)}L${n(w * 0.85)} ${h}H${w}Z`,
      dark,
    ) + line(edge, '#36e6ff', 4, 'opacity=".8"')
  );
}

const fronts: Readonly<Record<SceneName, readonly ((front: Front) => string)[]>> = {
  rays: [ledge, leaves],
  bokeh: [leaves, ledge],
  hills: [leaves, rocks],
  clouds: [mist],
  columns: [ledge, leaves],
  ocean: [wave],
  night: [rocks, leaves],
  curtain: [ledge],
  stadium: [crowd],
  confetti: [ledge],
  lattice: [ledge, leaves],
  grid: [panels],
  arena: [crowd],
  hex: [panels],
  cave: [crystals],
};

/** Draws what is nearest in a scene, at its lower edge and in its corners. */
export function drawFront(scene: SceneName, front: Front): string {
  const all = fronts[scene];
  return all[between(front.random, 0, all.length - 1)]?.(front) ?? '';
}
