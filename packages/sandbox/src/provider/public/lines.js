/** Highlights of winning lines. */

const SVG = 'http://www.w3.org/2000/svg';

/** A line as a polyline in a box of five by three. */
export function linePath(rows) {
  const path = document.createElementNS(SVG, 'polyline');
  path.setAttribute('points', rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '));
  return path;
}

/**
 * @param {HTMLElement} host The window element.
 * @param {readonly (readonly number[])[]} lines
 * @param {{ cell: (reel: number, row: number) => Element }} reels
 * @param {() => boolean} reduced
 */
export function createHighlights(host, lines, reels, reduced) {
  const overlay = document.createElementNS(SVG, 'svg');
  overlay.setAttribute('viewBox', '0 0 5 3');
  overlay.setAttribute('preserveAspectRatio', 'none');
  overlay.setAttribute('class', 'paths');
  overlay.setAttribute('aria-hidden', 'true');
  host.append(overlay);
  let timer = 0;

  const clear = () => {
    clearInterval(timer);
    overlay.replaceChildren();
    host.classList.remove('shown');
    for (const hit of host.querySelectorAll('.hit')) hit.classList.remove('hit');
  };

  return {
    clear,
    /** Shows all wins together, then one after the other. */
    show(outcome) {
      clear();
      const parts = outcome.lines.map(({ line, count }) => ({
        path: lines[line],
        cells: lines[line].slice(0, count).map((row, reel) => [reel, row]),
      }));
      if (outcome.scatter) {
        const cells = outcome.window.flatMap((symbols, reel) =>
          symbols.flatMap((symbol, row) => (symbol === 1 ? [[reel, row]] : [])),
        );
        parts.push({ path: null, cells });
      }
      if (parts.length === 0) return;
      const draw = (some) => {
        for (const hit of host.querySelectorAll('.hit')) hit.classList.remove('hit');
        overlay.replaceChildren(...some.flatMap(({ path }) => (path ? [linePath(path)] : [])));
        for (const { cells } of some) for (const [reel, row] of cells) reels.cell(reel, row)?.classList.add('hit');
      };
      host.classList.add('shown');
      draw(parts);
      if (reduced() || parts.length === 1) return;
      let next = 0;
      timer = setInterval(() => {
        draw([parts[next % parts.length]]);
        next += 1;
      }, 1300);
    },
  };
}
