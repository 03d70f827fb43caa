/** Differences of the journeys' browsers by the shape of the window, in CSS pixels. */
export const SHAPES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Shape = keyof typeof SHAPES;

/** One window of a browser. Every method rejects when the window is gone. */
export interface Tab {
  readonly url: () => Promise<string>;
  /** Runs a function in the page; it sees nothing but its parameters, which go there as JSON, as does its result. */
  readonly run: <Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses and lets go at a point of the viewport: the browser makes everything of it that it makes of a real press. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** A screenshot of the window, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
}

/** A running browser with one visitor. */
export interface Driver {
  /** Name and version as the browser gives them. */
  readonly version: string;
  /** The window in which the visitor began. */
  readonly tab: Tab;
  /** Windows that pages have opened, without {@link Driver.tab}. */
  readonly popups: () => Promise<readonly Tab[]>;
  /** Ends the browser with everything that was started for it; never rejects. */
  readonly stop: () => Promise<void>;
}

/** A browser of the distribution that is not on this machine. */
export class NotInstalledError extends Error {
  override readonly name = 'NotInstalledError';
  /** @param packages the Debian packages that bring it */
  constructor(engine: string, missing: readonly string[], packages: readonly string[]) {
    super(
      `${engine} is not installed: no ${missing.join(' and no ')}. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
}
