/** The part of culori's API in use; the package ships no types. */
declare module 'culori/fn' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
  }
  export type Color = Oklch | Rgb;
  export const modeRgb: unique symbol;
  export const modeLrgb: unique symbol;
  export const modeOklch: unique symbol;
  export function useMode(
    definition: typeof modeRgb | typeof modeLrgb | typeof modeOklch,
  ): (color: Color | string) => Color | undefined;
  export function parseHex(hex: string): Rgb | undefined;
  export function converter(mode: 'oklch'): (color: Color | string) => Oklch | undefined;
  export function clampChroma(color: Color, mode?: string, gamut?: string): Color;
  export function formatHex(color: Color): string;
  export function wcagContrast(first: Color | string, second: Color | string): number;
}
