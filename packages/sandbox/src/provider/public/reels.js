/** The five reels: pictures, turning and landing. */

const ROWS = 3;
const FILLER = 12;

/**
 * @param {HTMLElement} host The window element.
 * @param {readonly string[]} symbols Picture names by symbol number.
 * @param {{ reduced: () => boolean, fast: () => boolean, onStop: (reel: number) => void }} options
 */
export function createReels(host, symbols, { reduced, fast, onStop }) {
  const strips = Array.from({ length: 5 }, () => {
    const reel = document.createElement('div');
    reel.className = 'reel';
    const strip = document.createElement('div');
    strip.className = 'strip';
    reel.append(strip);
    host.append(reel);
    return strip;
  });
  /** @type {number[][]} */
  let shown = [];

  const cell = (symbol) => {
    const box = document.createElement('div');
    box.className = 'cell';
    const picture = document.createElement('img');
    picture.src = `/provider/assets/symbols/${symbols[symbol]}.svg`;
    picture.alt = '';
    picture.draggable = false;
    box.append(picture);
    return box;
  };
  // Decoration only: the server draws the final symbols.
  const anySymbol = () => 2 + Math.floor(Math.random() * (symbols.length - 2));
  const fill = (strip, list) => strip.replaceChildren(...list.map(cell));

  const land = async (strip, reel, target) => {
    for (const animation of strip.getAnimations()) animation.cancel();
    if (reduced()) {
      fill(strip, target);
      return;
    }
    fill(strip, [...target, ...Array.from({ length: FILLER + reel * 3 }, anySymbol), ...(shown[reel] ?? [])]);
    const rows = FILLER + reel * 3 + ROWS;
    const landing = strip.animate(
      [
        { transform: `translateY(calc(var(--row) * ${-rows}))`, easing: 'cubic-bezier(.2,.55,.35,1)' },
        { transform: 'translateY(calc(var(--row) * .08))', offset: 0.9, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { duration: (620 + reel * 190) * (fast() ? 0.35 : 1) },
    );
    await landing.finished.catch(() => undefined);
    fill(strip, target);
  };

  return {
    /** Shows symbols by reel without turning. */
    show(window) {
      shown = window;
      strips.forEach((strip, reel) => fill(strip, window[reel]));
    },
    /** Turns until `land` is called. */
    turn() {
      if (reduced()) return;
      for (const strip of strips) {
        fill(strip, Array.from({ length: ROWS * 3 }, anySymbol));
        strip.animate([{ transform: 'translateY(calc(var(--row) * -6))' }, { transform: 'none' }], {
          duration: 320,
          iterations: Infinity,
        });
      }
    },
    /** Stops on the given symbols, reel after reel. */
    async land(window) {
      await Promise.all(
        strips.map(async (strip, reel) => {
          await land(strip, reel, window[reel]);
          onStop(reel);
        }),
      );
      shown = window;
    },
    /** Stops at once at the previous position. */
    back() {
      for (const strip of strips) for (const animation of strip.getAnimations()) animation.cancel();
      this.show(shown);
    },
    /** The cell element at a reel and row. */
    cell: (reel, row) => strips[reel].children[row],
  };
}
