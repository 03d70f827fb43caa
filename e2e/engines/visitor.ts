import type { Tab } from './driver.ts';
import { aim, equip, found, put, type Aim, type Found, type Wanted } from './page-script.ts';

/** Longest wait for anything, in milliseconds. */
const LIMIT_MS = 60_000;

/** Time between two looks, in milliseconds. */
const LOOK_MS = 50;

/** The target: a selector, and the accessible name where several match. */
export interface Target extends Omit<Wanted, 'name'> {
  readonly name?: RegExp;
}

const wantedOf = ({ name, ...rest }: Target): Wanted => ({ ...rest, ...(name && { name: name.source }) });

const nameTarget = ({ css, name, within }: Target): string =>
  [css, name && `named ${name}`, within && `in ${within}`].filter(Boolean).join(' ');

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Repeats a read until it returns a value; after the timeout, reports its last error or result. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | null | false>,
  last: () => string = () => '',
  limit = LIMIT_MS,
): Promise<T> {
  const end = Date.now() + limit;
  let reason = '';
  do {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== null && seen !== false) return seen;
      reason = last();
    } catch (error) {
      // Pages go while they are looked at.
      reason = error instanceof Error ? error.message : String(error);
    }
    await pause(LOOK_MS);
  } while (Date.now() < end);
  throw new Error(`${what}: not within ${limit / 1000} s${reason && ` (${reason})`}`);
}

/** A visitor in front of a window: sees, presses and types. Every method waits, and rejects after a timeout. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** The visible state of a target. */
  async look(target: Target): Promise<readonly Found[]> {
    const wanted = wantedOf(target);
    const seen = await this.tab.run(found, wanted);
    if (seen) return seen;
    await this.tab.run(equip);
    return (await this.tab.run(found, wanted)) ?? [];
  }

  /** Waits for a target, and for a state of it; resolves to the first that is so. */
  see(target: Target, is: (one: Found) => boolean = () => true): Promise<Found> {
    let seen: readonly Found[] = [];
    return until(
      nameTarget(target),
      async () => {
        seen = await this.look(target);
        return (target.index === undefined ? seen : [seen.at(target.index)]).find((one) => one && is(one));
      },
      () => JSON.stringify(seen.slice(0, 2)).slice(0, 300),
    );
  }

  /** Waits until nothing of a target can be seen. */
  async gone(target: Target): Promise<void> {
    await until(`no ${nameTarget(target)}`, async () => (await this.look(target)).length === 0);
  }

  /** Presses a target when it no longer moves and is enabled; at an offset from its corner, else in the middle. */
  async press(target: Target, offset: { readonly x: number; readonly y: number } | null = null): Promise<void> {
    let reason = '';
    let before: Aim | null = null;
    const at = await until(
      `press ${nameTarget(target)}`,
      async () => {
        await this.look(target);
        const now: Aim | null = await this.tab.run(aim, wantedOf(target), offset);
        // A target that moves is elsewhere in each frame, and a busy engine draws few.
        const still =
          now &&
          before &&
          'x' in now &&
          'x' in before &&
          now.x === before.x &&
          now.y === before.y &&
          now.frame > before.frame;
        reason = now && 'not' in now ? now.not : 'it moves';
        before = now;
        return still && 'x' in now ? now : undefined;
      },
      () => reason,
    );
    await this.tab.press(at.x, at.y);
  }

  /** Types into an input in the place of what it holds. */
  async enter(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.see(target, ({ focused }) => focused);
    await this.tab.run(() => {
      (document.activeElement as HTMLInputElement | null)?.select?.();
      document.execCommand('delete');
    });
    if (text) await this.tab.type(text);
    await this.see(target, ({ value }) => value === text);
  }

  /** Chooses from a list. */
  async choose(target: Target, value: string): Promise<void> {
    await until(`choose ${value} in ${nameTarget(target)}`, async () => {
      await this.look(target);
      return this.tab.run(put, wantedOf(target), value);
    });
  }

  /** Waits for an address; resolves to it. */
  async at(address: RegExp): Promise<string> {
    let url = '';
    return until(
      `the address ${address}`,
      async () => {
        url = await this.tab.url();
        return address.test(url) && url;
      },
      () => url,
    );
  }

  /** Does what brings another document, and waits until that one is there. */
  async renew<Given extends readonly unknown[]>(act: (...given: Given) => void, ...given: Given): Promise<void> {
    await this.tab.run(() => void Object.assign(globalThis, { sameDocument: true }));
    // The answer may go with the document.
    await this.tab.run(act, ...given).catch(() => undefined);
    await until('another document', () =>
      this.tab.run(() => !('sameDocument' in globalThis) && document.readyState !== 'loading'),
    );
  }

  /** Whether the page with all that it names is loaded. */
  isLoaded(): Promise<boolean> {
    return this.tab.run(() => document.readyState === 'complete');
  }

  /** Loads an address. */
  open(url: string): Promise<void> {
    return this.renew((to) => location.assign(to), url);
  }
}
