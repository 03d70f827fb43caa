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
  /** A colour of any other mode that is in use. */
  export interface Other {
    mode: string;
    [channel: string]: string | number;
  }
  export type Color = Oklch | Rgb | Other;
  export interface Mode {
    mode: string;
    channels: string[];
  }
  export const modeA98: Mode;
  export const modeHsl: Mode;
  export const modeHwb: Mode;
  export const modeLab: Mode;
  export const modeLch: Mode;
  export const modeLrgb: Mode;
  export const modeOklab: Mode;
  export const modeOklch: Mode;
  export const modeP3: Mode;
  export const modeProphoto: Mode;
  export const modeRec2020: Mode;
  export const modeRgb: Mode;
  export const modeXyz50: Mode;
  export const modeXyz65: Mode;
  export function useMode(definition: Mode): (color: Color | string) => Color | undefined;
  export function parseHex(hex: string): Rgb | undefined;
  export function converter(mode: 'oklch'): (color: Color | string) => Oklch | undefined;
  export function clampChroma(color: Color, mode?: string, gamut?: string): Color;
  export function formatHex(color: Color): string;
  export function wcagLuminance(color: Color | string): number;
}
