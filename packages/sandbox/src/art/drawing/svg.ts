/** Escapes a text for element content and double-quoted attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A number as short text: at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A stop list: `color` or `color/opacity`, spread evenly over the gradient. */
export function stops(colors: readonly string[]): string {
  return colors
    .map((entry, index) => {
      const [color = '#000', opacity] = entry.split('/');
      const offset = colors.length === 1 ? 0 : index / (colors.length - 1);
      return `<stop offset="${n(offset * 10) === '10' ? '1' : String(Math.round(offset * 100) / 100)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

/** A top-to-bottom gradient over the shape's box. */
export function vertical(id: string, ...colors: string[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(colors)}</linearGradient>`;
}

/** A corner-to-corner gradient over the shape's box. */
export function diagonal(id: string, ...colors: string[]): string {
  return `<linearGradient id="${id}" x2="1" y2="1">${stops(colors)}</linearGradient>`;
}

/** A glow around the middle of the shape's box. */
export function glow(id: string, ...colors: string[]): string {
  return `<radialGradient id="${id}">${stops(colors)}</radialGradient>`;
}

/** Light from the upper left, for balls and other round bodies. */
export function sphere(id: string, ...colors: string[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${stops(colors)}</radialGradient>`;
}

/** A filled path. */
export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** A stroked path without fill; pictures set round ends at their root. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** A circle. */
export function disc(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** An ellipse. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** A group with a transform. */
export function at(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Draws the right half and its mirror image. */
export function mirrored(half: string, id = 'm'): string {
  return `<g id="m-${id}">${half}</g><use href="#m-${id}" transform="scale(-1 1)"/>`;
}

/** Points of a regular polygon or star as path data. `inner` gives stars their inner radius. */
export function star(points: number, outer: number, inner = outer, turn = -90): string {
  const steps = inner === outer ? points : points * 2;
  const list = Array.from({ length: steps }, (_, index) => {
    const angle = ((turn + (index * 360) / steps) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  });
  return `M${list.join('L')}Z`;
}

/** The same mark around the middle, `count` times. */
export function around(count: number, mark: string, id: string): string {
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#r-${id}" transform="rotate(${n(((index + 1) * 360) / count)})"/>`,
  );
  return `<g id="r-${id}">${mark}</g>${copies.join('')}`;
}

/** A whole picture: root element, accessible name, definitions and body, without superfluous characters. */
export function picture(width: number, height: number, title: string, definitions: string, body: string): string {
  const shorter = (definitions + '</defs>' + body)
    .replaceAll(/ c[xy]="0"/g, '')
    .replaceAll(/(?<![\d#a-f])0\.(?=\d)/g, '.')
    .replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${d.replaceAll(/(?<=[\d.]) -/g, '-')}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" stroke-linecap="round" stroke-linejoin="round"><title>${escapeXml(title)}</title><defs>${shorter}</svg>`;
}
