import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';

/** Side of the picture that is measured. */
const MEASURED = 256;
/** Android may cut an icon to a circle of this radius, as a part of its side. */
const SAFE_RADIUS = 0.4;

type Colour = readonly [red: number, green: number, blue: number];

/** The icons of a mark, as PNG files by their use and side. */
export interface DrawnIcons {
  readonly any192: Buffer;
  readonly any512: Buffer;
  readonly maskable192: Buffer;
  readonly maskable512: Buffer;
  readonly monochrome512: Buffer;
  readonly apple180: Buffer;
}

/** The shape of a mark. */
interface Measures {
  /** The colour around its content. */
  readonly ground: Colour;
  /** Whether the mark itself has that ground up to its edges. */
  readonly filled: boolean;
  /** Largest distance of its content from the centre, as a part of its side. */
  readonly radius: number;
  /** Largest difference of its content from the ground. */
  readonly contrast: number;
}

const css = ([red, green, blue]: Colour): string => `rgb(${red} ${green} ${blue})`;

function draw(image: Image, side: number, scale: number, ground?: Colour): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = css(ground);
    context.fillRect(0, 0, side, side);
  }
  const inner = side * scale;
  const from = (side - inner) / 2;
  context.drawImage(image, from, from, inner, inner);
  return canvas;
}

const pixels = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

const colourAt = (data: Uint8ClampedArray, at: number): Colour => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

const difference = (one: Colour, other: Colour): number =>
  Math.max(...one.map((part, at) => Math.abs(part - (other[at] ?? 0))));

const mean = (colours: readonly Colour[]): Colour => {
  const of = (part: 0 | 1 | 2) =>
    Math.round(colours.reduce((sum, colour) => sum + colour[part], 0) / Math.max(1, colours.length));
  return [of(0), of(1), of(2)];
};

/** Distance of a pixel of the measured picture from its middle, as a part of its side. */
function distanceOf(pixel: number): number {
  const x = (pixel % MEASURED) + 0.5 - MEASURED / 2;
  const y = Math.floor(pixel / MEASURED) + 0.5 - MEASURED / 2;
  return Math.hypot(x, y) / MEASURED;
}

function measure(image: Image): Measures {
  const data = pixels(draw(image, MEASURED, 1));
  const inset = Math.round(MEASURED * 0.03);
  const [middle, end] = [MEASURED / 2, MEASURED - 1 - inset];
  const edges = [
    [middle, inset],
    [middle, end],
    [inset, middle],
    [end, middle],
  ].map(([x = 0, y = 0]) => (y * MEASURED + x) * 4);
  const filled = edges.every((at) => (data[at + 3] ?? 0) > 250);
  const opaque: number[] = [];
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 40) opaque.push(at);
  const own = mean((filled ? edges : opaque).map((at) => colourAt(data, at)));
  // A mark without a ground of its own gets one that it can be seen on.
  const isLight = own[0] * 0.3 + own[1] * 0.59 + own[2] * 0.11 > 160;
  const ground: Colour = filled ? own : isLight ? [26, 26, 26] : [255, 255, 255];
  let radius = 0;
  let contrast = 0;
  for (const at of opaque) {
    const distance = difference(colourAt(data, at), ground);
    contrast = Math.max(contrast, distance);
    if (filled && distance < ALIKE) continue;
    radius = Math.max(radius, distanceOf(at / 4));
  }
  return { ground, filled, radius, contrast };
}

/** Whether a file is a picture that icons can be made from. */
export async function isPicture(file: Uint8Array): Promise<boolean> {
  const image = await loadImage(file).catch(() => undefined);
  return image !== undefined && image.width > 0 && image.height > 0;
}

/** Colours that differ by less look the same on an edge. */
const ALIKE = 32;

/**
 * The fault that an icon has once Android has cut it; undefined if none is known. Only icons on a plain ground can be judged: on
 * a picture any part may matter.
 */
export async function maskFault(icon: Uint8Array): Promise<string | undefined> {
  if (!(await isPicture(icon))) return undefined;
  const data = pixels(draw(await loadImage(icon), MEASURED, 1));
  const end = MEASURED - 1;
  const rim = Array.from({ length: MEASURED }, (_, at) => [
    [at, 0],
    [at, end],
    [0, at],
    [end, at],
  ])
    .flat()
    .map(([x = 0, y = 0]) => (y * MEASURED + x) * 4);
  if (rim.some((at) => (data[at + 3] ?? 0) < 250)) return 'is transparent at its edges';
  const ground = mean(rim.map((at) => colourAt(data, at)));
  const isContent = (at: number) => difference(colourAt(data, at), ground) >= ALIKE;
  if (rim.filter(isContent).length > rim.length / 50) return undefined;
  let radius = 0;
  for (let at = 0; at < data.length; at += 4) if (isContent(at)) radius = Math.max(radius, distanceOf(at / 4));
  // A pixel of the measured picture is the limit of its precision.
  return radius > SAFE_RADIUS + 1 / MEASURED
    ? `has parts up to ${Math.round(radius * 200)} % of its half side, and phones may cut off what is beyond ${SAFE_RADIUS * 200} %`
    : undefined;
}

/** One colour on nothing: what differs from the ground of the mark is kept, as strongly as it differs. */
function monochrome(image: Image, scale: number, { ground, filled, contrast }: Measures): Buffer {
  const canvas = draw(image, 512, scale);
  const context = canvas.getContext('2d');
  const picture = context.getImageData(0, 0, 512, 512);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const strength =
      filled && contrast > 0 ? Math.min(1, difference(colourAt(data, at), ground) / (contrast * 0.6)) : 1;
    data[at + 3] = Math.round((data[at + 3] ?? 0) * (strength < 0.15 ? 0 : strength));
    data[at] = data[at + 1] = data[at + 2] = 0;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toBuffer('image/png');
}

/**
 * Draws the icons of a site from its mark. Everything that a maskable icon shows is within its safe zone; its ground goes to
 * the edges (PWA-01).
 * @param mark an SVG, or a square picture
 * @throws {Error} when it is no picture
 */
export async function drawIcons(mark: Uint8Array): Promise<DrawnIcons> {
  const image = await loadImage(mark);
  if (image.width <= 0 || image.height <= 0) throw new Error('The mark has no size.');
  const measures = measure(image);
  const { ground, filled, radius } = measures;
  // A pixel of the measured picture is the limit of its precision.
  const safe = radius === 0 ? 1 : Math.min(1, (SAFE_RADIUS - 1 / MEASURED) / radius);
  const png = (side: number, scale: number, behind?: Colour) => draw(image, side, scale, behind).toBuffer('image/png');
  return {
    any192: png(192, 1),
    any512: png(512, 1),
    maskable192: png(192, safe, ground),
    maskable512: png(512, safe, ground),
    monochrome512: monochrome(image, safe, measures),
    apple180: png(180, filled ? 1 : 0.8, ground),
  };
}
