import { between, type Random } from '../base/prng.ts';
import type { SceneName } from './motifs/motif.types.ts';
import { part } from './motifs/parts.ts';
import { at, disc, line, n, oval, shape } from './drawing/svg.ts';

/** Size of the picture and position of its motif. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly random: Random;
}

function rays({ x, y, width }: Stage): string {
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const a = (index * Math.PI) / 7;
    const reach = width;
    const point = (angle: number): string => `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    return `M${n(x)} ${n(y)}L${point(a)}L${point(a + 0.2)}Z`;
  });
  return shape(wedges.join(''), '#fff', 'opacity=".1"');
}

function bokeh({ width, height, random }: Stage): string {
  return Array.from({ length: 12 }, () =>
    disc(
      between(random, 0, width),
      between(random, 0, height),
      between(random, 8, 38),
      '#fff',
      `opacity="${n(0.5 + random()) === '1' ? '.1' : '.06'}"`,
    ),
  ).join('');
}

function hills({ width: w, height: h, random }: Stage): string {
  const peak = (): number => between(random, -24, 24);
  const back = `M0 ${n(h * 0.62)}L${n(w * 0.14)} ${n(h * 0.44 + peak())}L${n(w * 0.3)} ${n(h * 0.6)}L${n(w * 0.5)} ${n(h * 0.42 + peak())}L${n(w * 0.7)} ${n(h * 0.6)}L${n(w * 0.86)} ${n(h * 0.4 + peak())}L${w} ${n(h * 0.58)}V${h}H0Z`;
  const front = `M0 ${n(h * 0.76)}Q${n(w * 0.2)} ${n(h * 0.62 + peak())} ${n(w * 0.45)} ${n(h * 0.76)}T${w} ${n(h * 0.7)}V${h}H0Z`;
  return shape(back, '#000', 'opacity=".2"') + shape(front, '#000', 'opacity=".28"');
}

function cloud(x: number, y: number, s: number): string {
  return at(
    `translate(${n(x)} ${n(y)}) scale(${n(s)})`,
    line('M-60 20H54A17 17 0 1 0 38-8A27 27 0 0 0-14-16A20 20 0 0 0-48-2A12 12 0 1 0-38 12', '#fff', 5),
    shape('M-60 20H54A17 17 0 1 0 38-8A27 27 0 0 0-14-16A20 20 0 0 0-48-2A12 12 0 0 0-60 20Z', '#fff', 'opacity=".35"'),
  );
}

function clouds({ width: w, height: h }: Stage): string {
  const k = h / 400;
  return `<g opacity=".3">${cloud(w * 0.12, h * 0.22, k)}${cloud(w * 0.9, h * 0.34, k * 0.9)}${cloud(w * 0.05, h * 0.78, k * 1.5)}${cloud(w * 0.96, h * 0.84, k * 1.6)}</g>`;
}

function columns({ width: w, height: h }: Stage): string {
  const column = (x: number): string =>
    `<g transform="translate(${n(x)})"><path d="M-34 0H34V18H-34ZM-26 18H26V${h}H-26Z" fill="#000" opacity=".34"/><path d="M-18 24V${h}M-4 24V${h}M10 24V${h}" stroke="#fff" stroke-width="4" opacity=".12"/></g>`;
  return [0.05, 0.2, 0.8, 0.95].map((part) => column(w * part)).join('');
}

function ocean({ width: w, height: h }: Stage): string {
  const wave = (y: number, step: number, opacity: string): string => {
    const count = Math.ceil(w / (step * 2)) + 1;
    return shape(
      `M${-step} ${n(y)}q${n(step / 2)}-26 ${step} 0${`t${step} 0`.repeat(count * 2)}V${h}H${-step}Z`,
      '#fff',
      `opacity="${opacity}"`,
    );
  };
  return wave(h * 0.58, 54, '.1') + wave(h * 0.7, 68, '.1') + wave(h * 0.83, 82, '.12');
}

function night(stage: Stage): string {
  const { width: w, height: h, random } = stage;
  const dots = Array.from(
    { length: 34 },
    () => `M${between(random, 0, w)} ${between(random, 0, Math.round(h * 0.7))}h.1`,
  );
  return (
    line(dots.join(''), '#fff', 3, 'opacity=".65"') +
    disc(w * 0.5, h * 0.42, h * 0.34, '#fff', 'opacity=".1"') +
    hills(stage)
  );
}

function curtain({ width: w, height: h, x }: Stage): string {
  const fold = w * 0.045;
  const side = (from: number, direction: 1 | -1): string =>
    [0, 1, 2, 3]
      .map((index) => {
        const x0 = from + direction * index * fold;
        return shape(
          `M${n(x0)} 0H${n(x0 + direction * fold)}Q${n(x0 + direction * fold * 0.6)} ${n(h * 0.5)} ${n(x0 + direction * fold * (0.9 - index * 0.25))} ${h}H${n(x0 - direction * index * 8)}Z`,
          index % 2 === 0 ? '#000' : '#fff',
          `opacity="${index % 2 === 0 ? '.32' : '.08'}"`,
        );
      })
      .join('');
  const beam = (top: number): string =>
    `M${n(top - 8)} 0H${n(top + 8)}L${n(x + (top - x) * 0.1 + 110)} ${h}H${n(x + (top - x) * 0.1 - 110)}Z`;
  return shape(beam(x - w * 0.24) + beam(x + w * 0.24), '#fff', 'opacity=".09"') + side(0, 1) + side(w, -1);
}

function stadium({ width: w, height: h, random }: Stage): string {
  const crowd = Array.from(
    { length: 60 },
    () => `M${between(random, 0, w)} ${between(random, Math.round(h * 0.4), Math.round(h * 0.6))}h.1`,
  );
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const a = w * (index * 0.25 - 0.35);
    const b = w * (0.2 + index * 0.12);
    return `M${n(b)} ${n(h * 0.62)}H${n(b + w * 0.06)}L${n(a + w * 0.16)} ${h}H${n(a)}Z`;
  });
  const lamp = (x: number): string =>
    shape(`M${n(x)} 30L${n(x - w * 0.2)} ${n(h * 0.66)}H${n(x + w * 0.2)}Z`, '#fff', 'opacity=".1"') +
    line([-22, 0, 22].map((dx) => `M${n(x + dx)} 26h.1`).join(''), '#fff', 15, 'opacity=".9"');
  return (
    shape(
      `M0 ${n(h * 0.36)}Q${n(w / 2)} ${n(h * 0.5)} ${w} ${n(h * 0.36)}V${n(h * 0.64)}H0Z`,
      '#000',
      'opacity=".35"',
    ) +
    line(crowd.join(''), '#fff', 4, 'opacity=".28"') +
    shape(`M0 ${n(h * 0.62)}H${w}V${h}H0Z`, '#0d7a3f') +
    shape(stripes.join(''), '#fff', 'opacity=".1"') +
    lamp(w * 0.14) +
    lamp(w * 0.86)
  );
}

function confetti({ width: w, height: h, random }: Stage): string {
  const colors = ['#ffe14d', '#ff5c8a', '#4de1ff', '#8dff6a', '#ffffff'];
  return Array.from({ length: 26 }, (_, index) =>
    shape(
      'M-6-3h12v6h-12z',
      colors[index % colors.length] ?? '#fff',
      `opacity=".8" transform="translate(${between(random, 0, w)} ${between(random, 0, h)}) rotate(${between(random, 0, 180)})"`,
    ),
  ).join('');
}

function lattice({ width: w, height: h, x, y }: Stage): string {
  return (
    `<pattern id="l" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M0 14H42V56M14 0V42H56M28 28h.1" fill="none" stroke="#fff" stroke-width="3"/></pattern>` +
    shape(`M0 0H${w}V${h}H0Z`, 'url(#l)', 'opacity=".1"') +
    disc(x, y, h * 0.36, 'none', `stroke="#ffd977" stroke-width="${n(h / 130)}" opacity=".55"`) +
    disc(x, y, h * 0.385, 'none', 'stroke="#ffd977" stroke-width="1" opacity=".5"')
  );
}

function grid({ width: w, height: h, x, random }: Stage): string {
  const top = h * 0.6;
  const down = Array.from(
    { length: 13 },
    (_, index) => `M${n(x + (index - 6) * w * 0.05)} ${n(top)}L${n(x + (index - 6) * w * 0.24)} ${h}`,
  );
  const cross = [0, 0.05, 0.13, 0.25, 0.42, 0.66].map((part) => `M0 ${n(top + part * (h - top))}H${w}`);
  const dots = Array.from({ length: 20 }, () => `M${between(random, 0, w)} ${between(random, 0, Math.round(top))}h.1`);
  return (
    line(dots.join(''), '#fff', 2.5, 'opacity=".7"') +
    disc(x, top - h * 0.14, h * 0.3, 'url(#y)', 'opacity=".35"') +
    shape(`M0 ${n(top)}H${w}V${h}H0Z`, '#120338', 'opacity=".75"') +
    line(down.join('') + cross.join(''), '#36e6ff', 2, 'opacity=".7"')
  );
}

function arena(stage: Stage): string {
  const { width: w, height: h, x } = stage;
  return (
    rays(stage) +
    oval(x, h * 0.86, w * 0.62, h * 0.24, '#f0b45c', 'opacity=".55"') +
    oval(x, h * 0.86, w * 0.48, h * 0.17, 'none', 'stroke="#fff" stroke-width="5" opacity=".45"') +
    line(
      `M0 ${n(h * 0.5)}Q${n(x)} ${n(h * 0.58)} ${w} ${n(h * 0.5)}M0 ${n(h * 0.6)}Q${n(x)} ${n(h * 0.68)} ${w} ${n(h * 0.6)}`,
      '#000',
      5,
      'opacity=".25"',
    )
  );
}

function hex({ width: w, height: h, random }: Stage): string {
  const bars = Array.from({ length: 6 }, () => {
    const y = between(random, 0, h);
    const x = between(random, -60, w);
    return `M${x} ${y}l${between(random, 60, 190)}-60`;
  });
  return (
    `<pattern id="x" width="52" height="90" patternUnits="userSpaceOnUse"><path d="M26 0V30L0 45L26 60V90M26 30L52 45L26 60" fill="none" stroke="#fff" stroke-width="2"/></pattern>` +
    shape(`M0 0H${w}V${h}H0Z`, 'url(#x)', 'opacity=".13"') +
    line(bars.slice(0, 3).join(''), '#2ff3ff', 7, 'opacity=".5"') +
    line(bars.slice(3).join(''), '#ff2fb3', 7, 'opacity=".5"')
  );
}

function cave({ width: w, height: h, random }: Stage): string {
  const spike = (x: number, base: number, tip: number, half: number): string =>
    `M${n(x - half)} ${n(base)}L${n(x)} ${n(tip)}L${n(x + half)} ${n(base)}Z`;
  const low = Array.from({ length: 7 }, (_, index) =>
    spike((w * (index + 0.3)) / 6.5, h, h * (0.62 + Math.abs(index - 3) * -0.04) + between(random, 0, 50), w * 0.07),
  );
  const high = Array.from({ length: 6 }, (_, index) =>
    spike((w * (index + 0.5)) / 6, 0, h * (0.1 + Math.abs(index - 2.5) * 0.05), w * 0.09),
  );
  const shine = Array.from({ length: 7 }, (_, index) =>
    spike((w * (index + 0.3)) / 6.5 + 10, h, h * 0.74 + between(random, 0, 40), w * 0.03),
  );
  return shape(low.join('') + high.join(''), '#000', 'opacity=".28"') + shape(shine.join(''), '#fff', 'opacity=".14"');
}

const scenes: Readonly<Record<SceneName, (stage: Stage) => string>> = {
  rays,
  bokeh,
  hills,
  clouds,
  columns,
  ocean,
  night,
  curtain,
  stadium,
  confetti,
  lattice,
  grid,
  arena,
  hex,
  cave,
};

/** Draws a backdrop over the ground colour. */
export function drawScene(name: SceneName, stage: Stage): string {
  return scenes[name](stage);
}

/** Small four-pointed lights over the picture. */
export function sparkles({ width, height, random }: Stage, count: number): string {
  return Array.from({ length: count }, () =>
    part('spark', between(random, 20, width - 20), between(random, 20, Math.round(height * 0.7)), 0.5 + random() * 0.9),
  ).join('');
}
