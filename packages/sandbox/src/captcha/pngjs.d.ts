/** The part of pngjs that the captcha uses; the package ships no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and alpha of every pixel, row by row. */
    readonly data: Buffer;
    static readonly sync: {
      write(png: PNG, options?: { deflateLevel?: number; filterType?: number }): Buffer;
      /** Throws on a file that is not a PNG. */
      read(file: Buffer): PNG;
    };
  }
}
