import type { Easing, Gradient, Hex, ShadowLayer } from '../tokens/tokens.types.ts';
import { readDesignColour, writeDesignColour } from './design-colour.ts';
import { fault, isRecord, numberIn } from './token-fault.ts';
import type { TokenFacts } from './tokenList.ts';

/** A token in a tokens file: its value, and facts that the format cannot express. */
export interface WrittenValue {
  readonly $value: unknown;
  /** `angle` of a gradient in degrees; `none` for an empty list of fonts or shadows, which the format does not allow. */
  readonly extension?: { readonly angle: number } | { readonly none: true };
}

const px = (value: number) => ({ value, unit: 'px' });
const LENGTHS = [-500, 500] as const;

/** Removes rounding errors of a division by 100. */
const exact = (value: number): number => Number(value.toPrecision(12));

const writeLayer = ({ inset, x, y, blur, spread, color, opacity }: ShadowLayer) => ({
  color: writeDesignColour(color, opacity),
  offsetX: px(x),
  offsetY: px(y),
  blur: px(blur),
  spread: px(spread),
  ...(inset ? { inset } : {}),
});

const noShadow = writeLayer({ x: 0, y: 0, blur: 0, spread: 0, color: '#000000', opacity: 0 });

/** A value of a theme in the format. The value must have the token's type, as in every theme. */
export function writeValue({ type, translucent }: TokenFacts, value: unknown): WrittenValue {
  // The types of all values follow from the theme's.
  switch (type) {
    case 'color': {
      const { color, opacity } = translucent
        ? (value as { readonly color: Hex; readonly opacity: number }) // The scrim.
        : { color: value as Hex, opacity: undefined }; // Any other colour.
      return { $value: writeDesignColour(color, opacity) };
    }
    case 'dimension':
      return { $value: { value, unit: 'px' } };
    case 'duration':
      return { $value: { value, unit: 'ms' } };
    case 'gradient': {
      const { angle, stops } = value as Gradient; // The path determines this type.
      return {
        $value: stops.map(({ color, at }) => ({ color: writeDesignColour(color), position: exact(at / 100) })),
        extension: { angle },
      };
    }
    case 'shadow': {
      const layers = value as readonly ShadowLayer[]; // The path determines this type.
      return layers.length > 0 ? { $value: layers.map(writeLayer) } : { $value: [noShadow], extension: { none: true } };
    }
    case 'fontFamily': {
      const names = value as readonly string[]; // The path determines this type.
      return names.length > 0 ? { $value: names } : { $value: ['system-ui'], extension: { none: true } };
    }
    case 'cubicBezier':
    case 'fontWeight':
    case 'number':
    default:
      return { $value: value };
  }
}

function listOf<Item>(value: unknown, most: number, what: string, read: (item: unknown) => Item): readonly Item[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length === 0 || items.length > most) return fault(value, `is no list of ${what}`, `Write 1 to ${most}`);
  return items.map(read);
}

function opaque(value: unknown): Hex {
  const { color, opacity } = readDesignColour(value);
  return opacity === 1 ? color : fault(value, 'is see-through', 'Write the colour that is seen, with "alpha": 1');
}

/** A length in px or rem, a duration in ms or s. */
function measured(value: unknown, units: Readonly<Record<string, number>>, range: readonly [number, number]): number {
  const [unit = ''] = Object.keys(units);
  if (!isRecord(value) || typeof value['unit'] !== 'string' || !Object.hasOwn(units, value['unit']))
    return fault(value, 'has no unit that is known', `Write { "value": ${range[0]}, "unit": "${unit}" }`);
  const { value: amount, unit: own } = value;
  return numberIn(typeof amount === 'number' ? exact(amount * (units[own] ?? 1)) : amount, range, ` ${unit}`);
}

const lengths = { px: 1, rem: 16 };
const times = { ms: 1, s: 1000 };

function readLayer(value: unknown): ShadowLayer {
  if (!isRecord(value)) return fault(value, 'is no shadow', 'Write { color, offsetX, offsetY, blur, spread }');
  const { inset = false, offsetX, offsetY, blur, spread } = value;
  if (typeof inset !== 'boolean') return fault(inset, 'is no "inset"', 'Write true or false');
  return {
    ...(inset ? { inset } : {}),
    x: measured(offsetX, lengths, LENGTHS),
    y: measured(offsetY, lengths, LENGTHS),
    blur: measured(blur, lengths, [0, 500]),
    spread: measured(spread, lengths, LENGTHS),
    ...readDesignColour(value['color']),
  };
}

function readStop(value: unknown): { color: Hex; at: number } {
  if (!isRecord(value)) return fault(value, 'is no stop of a gradient', 'Write { color, position }');
  return { color: opaque(value['color']), at: exact(numberIn(value['position'], [0, 1]) * 100) };
}

function readEasing(value: unknown): Easing {
  const [x1, y1, x2, y2, ...more]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) || value.length < 4 || more.length > 0)
    return fault(value, 'is no easing', 'Write four numbers, e.g. [0.3, 0, 0.2, 1]');
  return [numberIn(x1, [0, 1]), numberIn(y1, [-5, 5]), numberIn(x2, [0, 1]), numberIn(y2, [-5, 5])];
}

/** Named weights of the format. */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  'semi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  black: 900,
};

function readFont(value: unknown): string {
  if (typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]{0,59}$/u.test(value)) return value;
  return fault(value, 'is no name of a font', 'Write its letters, digits and spaces');
}

/**
 * Reads a value of a token.
 * @param extension our part of the file's `$extensions` for it
 * @param before the value of the base theme; a gradient without an angle takes the angle from it
 * @throws {TokenFault} for a value that a theme cannot use
 */
export function readValue(
  { type, range = [0, 1], translucent }: TokenFacts,
  value: unknown,
  extension: unknown,
  before: unknown,
): unknown {
  const own = isRecord(extension) ? extension : {};
  switch (type) {
    case 'color':
      return translucent ? readDesignColour(value) : opaque(value);
    case 'dimension':
      return measured(value, lengths, range);
    case 'duration':
      return measured(value, times, range);
    case 'number':
      return numberIn(value, range);
    case 'fontWeight':
      return numberIn(typeof value === 'string' && Object.hasOwn(weights, value) ? weights[value] : value, range);
    case 'cubicBezier':
      return readEasing(value);
    case 'fontFamily': {
      const names = listOf(value, 8, 'fonts', readFont);
      return own['none'] === true ? [] : names;
    }
    case 'shadow': {
      const layers = listOf(value, 8, 'shadows', readLayer);
      return own['none'] === true ? [] : layers;
    }
    case 'gradient':
    default: {
      const stops = listOf(value, 16, 'stops', readStop);
      const { angle } = before as Gradient; // The path determines this type.
      return { angle: numberIn(own['angle'] ?? angle, [-360, 360], ' degrees'), stops };
    }
  }
}
