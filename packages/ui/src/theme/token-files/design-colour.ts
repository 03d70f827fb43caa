import {
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode,
  type Mode,
} from 'culori/fn';
import { writeColour } from '../tokens/colour.ts';
import type { Hex } from '../tokens/tokens.types.ts';
import { fault, isRecord, numberIn } from './token-fault.ts';

/** A colour of the W3C design tokens format 2025.10. */
export interface DesignColour {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number;
  readonly hex?: string;
}

/** Colour spaces of the format: culori's mode, and the factor of a component if it differs. */
const spaces = new Map<string, readonly [mode: Mode, scale?: readonly number[]]>([
  ['srgb', [modeRgb]],
  ['srgb-linear', [modeLrgb]],
  ['hsl', [modeHsl, [1, 0.01, 0.01]]],
  ['hwb', [modeHwb, [1, 0.01, 0.01]]],
  ['lab', [modeLab]],
  ['lch', [modeLch]],
  ['oklab', [modeOklab]],
  ['oklch', [modeOklch]],
  ['display-p3', [modeP3]],
  ['a98-rgb', [modeA98]],
  ['prophoto-rgb', [modeProphoto]],
  ['rec2020', [modeRec2020]],
  ['xyz-d65', [modeXyz65]],
  ['xyz-d50', [modeXyz50]],
]);
for (const [mode] of spaces.values()) useMode(mode);
const toOklch = converter('oklch');

const sample = '{ "colorSpace": "srgb", "components": [0.93, 0.73, 0.3], "hex": "#eebb4d" }';

/** Three decimals, with one to spare, distinguish all 256 steps of a channel. */
const share = (hex: Hex, at: number): number =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4;

/** A colour of a theme in the format, with its opacity from 0 to 1, if it has one. */
export function writeDesignColour(hex: Hex, opacity?: number): DesignColour {
  const components = [1, 3, 5].map((at) => share(hex, at));
  return { colorSpace: 'srgb', components, ...(opacity === undefined ? {} : { alpha: opacity }), hex };
}

function hexOf(space: string, components: readonly number[]): Hex {
  const [mode, scale] = spaces.get(space) ?? [modeRgb];
  // A colour inside sRGB is not converted: the nearest of its steps is used.
  if (space === 'srgb')
    return `#${components
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  const channels = mode.channels
    .slice(0, 3)
    .map((name, at) => [name, (components[at] ?? 0) * (scale?.[at] ?? 1)] as const);
  const colour = toOklch({ mode: mode.mode, ...Object.fromEntries(channels) });
  return writeColour({ l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 });
}

/**
 * Reads a colour of the format: any of its colour spaces, or `#rrggbb` as older drafts wrote it. A colour outside sRGB
 * becomes the nearest one inside.
 * @returns the colour, and its opacity from 0 to 1
 * @throws {TokenFault} for anything else
 */
export function readDesignColour(value: unknown): { readonly color: Hex; readonly opacity: number } {
  if (typeof value === 'string') {
    if (/^#[\da-f]{6}$/i.test(value)) return { color: `#${value.slice(1).toLowerCase()}`, opacity: 1 };
    return fault(value, 'is no colour', `Write ${sample}`);
  }
  if (!isRecord(value)) return fault(value, 'is no colour', `Write ${sample}`);
  const { colorSpace, components, alpha = 1 } = value;
  if (typeof colorSpace !== 'string' || !spaces.has(colorSpace))
    return fault(colorSpace, 'is no colour space', `Write one of ${[...spaces.keys()].join(', ')}`);
  if (!Array.isArray(components) || components.length !== 3)
    return fault(components, 'are no components of a colour', `Write three numbers: ${sample}`);
  const range = colorSpace === 'srgb' ? ([0, 1] as const) : ([-1000, 1000] as const);
  const parts = components.map((part: unknown) => (part === 'none' ? 0 : numberIn(part, range)));
  return { color: hexOf(colorSpace, parts), opacity: numberIn(alpha, [0, 1]) };
}
