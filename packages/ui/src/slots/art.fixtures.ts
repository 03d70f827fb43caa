/** Pictures for stories and tests: small inline SVG, one family of shapes per hall, without requests. */
import type { DualImage, HallKey } from './models.ts';

/** Turns SVG markup into a data URL. */
export function svgUrl(markup: string): string {
  return `data:image/svg+xml,${encodeURIComponent(markup.replace(/\s+/g, ' '))}`;
}

const palettes: Record<HallKey, readonly (readonly [string, string, string])[]> = {
  slot: [
    ['#3b0764', '#c026d3', '#fde047'],
    ['#7f1d1d', '#f97316', '#fef08a'],
    ['#0c4a6e', '#22d3ee', '#fef9c3'],
    ['#14532d', '#84cc16', '#fde68a'],
  ],
  live: [
    ['#450a0a', '#dc2626', '#fde68a'],
    ['#052e16', '#15803d', '#fef3c7'],
    ['#1e1b4b', '#6d28d9', '#fbcfe8'],
  ],
  sport: [
    ['#052e16', '#16a34a', '#f8fafc'],
    ['#0c4a6e', '#0284c7', '#fde68a'],
    ['#431407', '#ea580c', '#fff7ed'],
  ],
  lottery: [
    ['#4a044e', '#db2777', '#fef08a'],
    ['#172554', '#3b82f6', '#fef9c3'],
    ['#422006', '#d97706', '#fffbeb'],
  ],
  chess: [
    ['#022c22', '#0d9488', '#fefce8'],
    ['#3f1d0b', '#b45309', '#fef3c7'],
    ['#1e1b4b', '#4f46e5', '#fde68a'],
  ],
  virtual_sport: [
    ['#0f172a', '#0ea5e9', '#f0abfc'],
    ['#1a2e05', '#65a30d', '#fef9c3'],
  ],
  cockfight: [
    ['#450a0a', '#b91c1c', '#fbbf24'],
    ['#431407', '#c2410c', '#fde68a'],
  ],
  esport: [
    ['#020617', '#7c3aed', '#22d3ee'],
    ['#0b1120', '#be123c', '#67e8f9'],
  ],
};

const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}l${r * 0.28} ${r * 0.72} ${r * 0.72} ${r * 0.28} ${-r * 0.72} ${r * 0.28} ${-r * 0.28} ${r * 0.72} ${-r * 0.28} ${-r * 0.72} ${-r * 0.72} ${-r * 0.28} ${r * 0.72} ${-r * 0.28}z"/>`;

/** Shapes drawn around 160,160 in a 320 box, in `currentColor`-free literal fills. */
const motifs: Record<HallKey, readonly ((accent: string) => string)[]> = {
  slot: [
    (c) =>
      `<path d="M98 92h124v34c-40 34-54 66-56 112h-48c4-46 22-78 52-104H98z" fill="${c}" stroke="#fff" stroke-opacity=".7" stroke-width="6"/>`,
    (c) =>
      `<path d="M160 74l78 62-78 112-78-112z" fill="${c}"/><path d="M160 74l30 62-30 112-30-112z" fill="#fff" fill-opacity=".45"/><path d="M82 136h156" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`,
    (c) =>
      `<path d="M150 92c28-26 66-18 80-10-16 22-46 30-74 18" fill="#4ade80"/><path d="M158 96c-6 34-30 52-44 74m44-74c12 26 34 44 46 66" stroke="#166534" stroke-width="9" fill="none"/><circle cx="108" cy="206" r="42" fill="#ef4444"/><circle cx="204" cy="204" r="42" fill="#dc2626"/><circle cx="94" cy="192" r="11" fill="#fff" fill-opacity=".7"/><circle cx="190" cy="190" r="11" fill="${c}"/>`,
    (c) =>
      `<path d="M78 214l-12-98 48 40 46-74 46 74 48-40-12 98z" fill="${c}" stroke="#fff" stroke-opacity=".65" stroke-width="6" stroke-linejoin="round"/><rect x="78" y="224" width="164" height="22" rx="6" fill="${c}"/><circle cx="160" cy="182" r="13" fill="#dc2626"/><circle cx="112" cy="190" r="9" fill="#2563eb"/><circle cx="208" cy="190" r="9" fill="#16a34a"/>`,
  ],
  live: [
    (c) =>
      `<g stroke="#0f172a" stroke-opacity=".25" stroke-width="2"><rect x="92" y="92" width="92" height="132" rx="10" fill="#f8fafc" transform="rotate(-14 138 158)"/><rect x="138" y="92" width="92" height="132" rx="10" fill="#fff" transform="rotate(10 184 158)"/></g><path d="M182 132c14-18 40-2 28 20-6 11-18 20-28 30-10-10-22-19-28-30-12-22 14-38 28-20z" fill="#dc2626" transform="rotate(10 182 156)"/><path d="M108 112c8 10 14 15 13 22-1 6-8 7-11 3l3 9h-10l3-9c-3 4-10 3-11-3-1-7 5-12 13-22z" fill="#0f172a" transform="rotate(-14 108 128)"/><circle cx="160" cy="236" r="10" fill="${c}"/>`,
    (c) =>
      `<circle cx="160" cy="162" r="86" fill="#b91c1c"/><circle cx="160" cy="162" r="86" fill="none" stroke="${c}" stroke-width="20" stroke-dasharray="34 34"/><circle cx="160" cy="162" r="54" fill="#fff"/><circle cx="160" cy="162" r="44" fill="#7f1d1d"/><path d="M160 132l9 20 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" fill="${c}"/>`,
    (c) =>
      `<circle cx="160" cy="160" r="90" fill="#3f1d0b" stroke="${c}" stroke-width="8"/><circle cx="160" cy="160" r="70" fill="none" stroke="#111827" stroke-width="34" stroke-dasharray="22 22"/><circle cx="160" cy="160" r="70" fill="none" stroke="#dc2626" stroke-width="34" stroke-dasharray="22 22" stroke-dashoffset="22"/><circle cx="160" cy="160" r="40" fill="${c}"/><circle cx="160" cy="160" r="12" fill="#3f1d0b"/><circle cx="218" cy="122" r="9" fill="#fff"/>`,
  ],
  sport: [
    () =>
      `<circle cx="160" cy="160" r="84" fill="#fff"/><path d="M160 116l40 29-15 47h-50l-15-47z" fill="#0f172a"/><g stroke="#0f172a" stroke-width="7"><path d="M160 116V78M200 145l38-13M185 192l24 34M135 192l-24 34M120 145l-38-13"/></g>`,
    (c) =>
      `<circle cx="160" cy="160" r="84" fill="#f97316"/><g fill="none" stroke="#431407" stroke-width="7"><path d="M76 160h168M160 76v168M98 102c40 34 40 82 0 116M222 102c-40 34-40 82 0 116"/></g><circle cx="130" cy="118" r="12" fill="${c}" fill-opacity=".5"/>`,
    (c) =>
      `<path d="M110 84h100v52c0 40-24 62-50 62s-50-22-50-62z" fill="${c}"/><path d="M110 98H82c0 40 14 56 36 58M210 98h28c0 40-14 56-36 58" fill="none" stroke="${c}" stroke-width="12"/><rect x="148" y="196" width="24" height="30" fill="${c}"/><rect x="116" y="224" width="88" height="20" rx="5" fill="${c}"/><g fill="#fff" fill-opacity=".85">${star(160, 136, 30)}</g>`,
  ],
  lottery: [
    (c) =>
      (
        [
          [118, 128, '#ef4444'],
          [202, 130, '#2563eb'],
          [160, 204, '#16a34a'],
        ] as const
      )
        .map(
          ([x, y, f]) =>
            `<circle cx="${x}" cy="${y}" r="48" fill="${f}"/><circle cx="${x}" cy="${y}" r="24" fill="#fff"/><g fill="${f}">${star(x, y, 17)}</g>`,
        )
        .join('') + `<circle cx="236" cy="214" r="12" fill="${c}"/>`,
    (c) =>
      `<rect x="78" y="102" width="164" height="116" rx="12" fill="${c}"/><path d="M190 102v116" stroke="#78350f" stroke-width="4" stroke-dasharray="8 8"/><g fill="#b45309">${star(136, 160, 40)}</g><circle cx="216" cy="160" r="12" fill="#b45309"/>`,
  ],
  chess: [
    (c) =>
      `<g transform="rotate(-6 160 160)"><rect x="98" y="82" width="124" height="164" rx="18" fill="#15803d"/><rect x="98" y="74" width="124" height="154" rx="18" fill="${c}"/></g><g fill="#b91c1c" transform="rotate(-6 160 160)">${[0, 72, 144, 216, 288].map((turn) => `<path d="M160 148c-26-14-24-42 0-52 24 10 26 38 0 52z" transform="rotate(${turn} 160 150)"/>`).join('')}<circle cx="160" cy="150" r="12" fill="#15803d"/></g>`,
    (c) =>
      `<rect x="84" y="84" width="92" height="92" rx="18" fill="#fff" transform="rotate(-12 130 130)"/><rect x="146" y="142" width="92" height="92" rx="18" fill="${c}" transform="rotate(14 192 188)"/><g fill="#b91c1c"><circle cx="130" cy="130" r="15"/></g><g fill="#0f172a"><circle cx="172" cy="166" r="9"/><circle cx="212" cy="176" r="9"/><circle cx="164" cy="200" r="9"/><circle cx="204" cy="212" r="9"/></g>`,
    (c) =>
      `<path d="M160 78c14 0 26 12 26 27 0 12-8 18-14 24h18v18h-14c2 34 12 56 30 74h-92c18-18 28-40 30-74h-14v-18h18c-6-6-14-12-14-24 0-15 12-27 26-27z" fill="${c}"/><rect x="100" y="226" width="120" height="22" rx="6" fill="${c}"/>`,
  ],
  virtual_sport: [
    (c) =>
      `<path d="M84 88v160" stroke="#fff" stroke-width="10" stroke-linecap="round"/><g fill="#fff"><path d="M90 92h148v96H90z"/></g><g fill="#0f172a"><path d="M90 92h37v32H90zm74 0h37v32h-37zm-37 32h37v32h-37zm74 0h37v32h-37zM90 156h37v32H90zm74 0h37v32h-37z"/></g><circle cx="84" cy="84" r="11" fill="${c}"/>`,
    (c) =>
      `<path d="M70 206c30-64 80-96 150-96-10 16-22 26-38 34 26 4 48 18 62 44-34-10-62-8-88 4-30 14-56 20-86 14z" fill="${c}"/><circle cx="196" cy="132" r="7" fill="#0f172a"/><path d="M62 240h170M86 262h110" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`,
  ],
  cockfight: [
    (c) =>
      `<path d="M122 92c8-22 26-26 32-10 10-16 30-10 28 8 16-6 26 12 14 26-4 6-10 8-14 10l36 22-36 8c6 50-24 92-78 92 18-24 4-52 2-78-2-38 4-66 16-78z" fill="${c}"/><path d="M124 90c8-20 24-24 30-8 10-16 28-10 28 8 14-4 22 10 14 22-24-14-48-18-72-22z" fill="#ef4444"/><circle cx="168" cy="128" r="8" fill="#1c1917"/>`,
    (c) =>
      `<path d="M164 66c46 50 72 84 72 124a76 76 0 01-152 0c0-30 18-52 34-66 0 22 8 32 18 36 10-28 10-58 28-94z" fill="${c}"/><path d="M164 150c22 26 34 42 34 60a38 38 0 01-76 0c0-16 10-28 20-36 2 12 6 18 10 20 6-14 6-28 12-44z" fill="#dc2626"/>`,
  ],
  esport: [
    (c) =>
      `<path d="M104 116h112c34 0 52 44 52 84 0 30-26 38-44 14l-22-28h-84l-22 28c-18 24-44 16-44-14 0-40 18-84 52-84z" fill="#e2e8f0"/><path d="M112 138v44m-22-22h44" stroke="#0f172a" stroke-width="13" stroke-linecap="round"/><circle cx="196" cy="146" r="11" fill="${c}"/><circle cx="222" cy="168" r="11" fill="#f43f5e"/><circle cx="194" cy="180" r="9" fill="#facc15"/>`,
    (c) =>
      `<g fill="none" stroke="${c}" stroke-width="12"><circle cx="160" cy="160" r="66"/><path d="M160 66v52M160 202v52M66 160h52M202 160h52" stroke-linecap="round"/></g><circle cx="160" cy="160" r="13" fill="#f43f5e"/>`,
  ],
};

const rays = (color: string) =>
  `<g fill="${color}" fill-opacity=".13">${[0, 40, 80, 120, 160, 200, 240, 280, 320].map((angle) => `<path d="M160 160L96-900h128z" transform="rotate(${angle} 160 160)"/>`).join('')}</g>`;

/** Size of a picture, and where the 320 box of its motif is. */
const forms = {
  square: { width: 320, height: 320, x: 0, y: -14, scale: 1 },
  portrait: { width: 320, height: 480, x: -16, y: 28, scale: 1.1 },
  wide: { width: 480, height: 270, x: 96, y: -22, scale: 0.92 },
} as const;

/** Art of a game in a shape: background, subject and foreground, without words. */
export function gameArt(hall: HallKey, index: number, shape: keyof typeof forms = 'square'): string {
  const colours = palettes[hall];
  const shapes = motifs[hall];
  const [deep, bright, accent] = colours[index % colours.length] ?? ['#111827', '#374151', '#fff'];
  const motif = shapes[(index + Math.floor(index / colours.length)) % shapes.length] ?? (() => '');
  const { width: w, height: h, x, y, scale } = forms[shape];
  const floor = y + 264 * scale;
  const hill = (side: string) =>
    `<path d="M0 ${h * 0.72}C${w * 0.12} ${h * 0.74} ${w * 0.2} ${h * 0.9} ${w * 0.34} ${h}H0z" fill="${deep}"${side}/>`;
  return svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">
    <defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    <radialGradient id="o"><stop offset="0" stop-color="${accent}" stop-opacity=".6"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
    <linearGradient id="f" x2="0" y2="1"><stop offset=".55" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".85"/></linearGradient></defs>
    <g id="back"><rect width="${w}" height="${h}" fill="url(#g)"/><g transform="translate(${x} ${y}) scale(${scale})">${rays(accent)}</g>
    <ellipse cx="${w / 2}" cy="${floor - 110 * scale}" rx="${150 * scale}" ry="${130 * scale}" fill="url(#o)"/><rect width="${w}" height="${h}" fill="url(#f)"/></g>
    <g id="subject"><ellipse cx="${w / 2}" cy="${floor}" rx="${124 * scale}" ry="${24 * scale}" fill="${deep}" stroke="${accent}" stroke-opacity=".6" stroke-width="2"/>
    <ellipse cx="${w / 2}" cy="${floor - 2}" rx="${84 * scale}" ry="${12 * scale}" fill="#000" fill-opacity=".3"/>
    <g transform="translate(${x} ${y}) scale(${scale})">${motif(accent)}<g fill="${accent}" fill-opacity=".9">${star(70, 92, 15)}${star(256, 108, 11)}</g></g></g>
    <g id="front">${hill('')}${hill(` transform="matrix(-1 0 0 1 ${w} 0)"`)}
    <g fill="${accent}" fill-opacity=".5">${star(w * 0.07, h * 0.9, 22)}${star(w * 0.94, h * 0.86, 26)}</g></g>
    </svg>`);
}

/** The line icon of a hall; the active one is filled with its hall's colour. */
export function hallIcon(hall: HallKey, active: boolean): string {
  const [, bright, accent] = palettes[hall][0] ?? ['', '#888', '#fff'];
  const motif = motifs[hall][0] ?? (() => '');
  const disc = active
    ? `<circle cx="160" cy="160" r="154" fill="${bright}"/>`
    : `<circle cx="160" cy="160" r="150" fill="#64748b" fill-opacity=".35" stroke="#94a3b8" stroke-opacity=".6" stroke-width="8"/>`;
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="64" height="64">${disc}<g transform="translate(32 32) scale(.8)">${motif(accent)}</g></svg>`,
  );
}

/** A provider's logo with its name, for dark and for light surfaces. */
export function providerLogo(name: string, index: number): DualImage {
  const hue = (index * 47 + 18) % 360;
  const draw = (text: string, tone: string) =>
    svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 64" width="200" height="64"><g transform="translate(10 12)">
      ${
        [
          `<path d="M20 0l20 12v16L20 40 0 28V12z" fill="${tone}"/>`,
          `<circle cx="20" cy="20" r="20" fill="${tone}"/><circle cx="27" cy="14" r="8" fill="${text}" fill-opacity=".35"/>`,
          `<rect width="40" height="40" rx="11" fill="${tone}"/><path d="M10 30L20 8l10 22z" fill="${text}" fill-opacity=".55"/>`,
          `<path d="M0 40L20 0l20 40-20-10z" fill="${tone}"/>`,
        ][index % 4]
      }</g><text x="62" y="42" font-family="Segoe UI,Arial,sans-serif" font-size="${name.length > 9 ? 20 : 26}" font-weight="700" letter-spacing=".5" fill="${text}" ${name.length > 11 ? 'textLength="130" lengthAdjust="spacingAndGlyphs"' : ''}>${name}</text></svg>`);
  return { light: draw('#f8fafc', `hsl(${hue} 80% 66%)`), dark: draw('#0f172a', `hsl(${hue} 74% 40%)`) };
}

/** A wide banner with its focus on the right, which leaves space for text on the left. */
export function bannerArt(index: number, headline: string, line: string): string {
  // Beside the motif, also in a card that shows only the middle.
  const fitted = (text: string, most: number): number =>
    Math.min(most, Math.floor(740 / Array.from(text).reduce((sum, sign) => sum + (sign > '\u2E80' ? 1 : 0.58), 0)));
  const hall = (['slot', 'live', 'sport', 'esport', 'lottery'] as const)[index % 5] ?? 'slot';
  const [deep, bright, accent] = palettes[hall][index % palettes[hall].length] ?? ['#111', '#333', '#fff'];
  const [first, second] = [motifs[hall][0], motifs[hall][1]];
  return svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 640" width="1920" height="640" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="b" x2="1" y2=".35"><stop offset="0" stop-color="${deep}"/><stop offset=".55" stop-color="${bright}" stop-opacity=".75"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <radialGradient id="s" cx=".72" cy=".45" r=".42"><stop offset="0" stop-color="${accent}" stop-opacity=".55"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
    <linearGradient id="t" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs>
    <rect width="1920" height="640" fill="${deep}"/><rect width="1920" height="640" fill="url(#b)"/><rect width="1920" height="640" fill="url(#s)"/>
    <g transform="translate(1090 -40) scale(2.1)">${rays(accent)}</g>
    <g transform="translate(1180 60) scale(1.5)">${first?.(accent) ?? ''}</g>
    <g transform="translate(1030 300) scale(.85) rotate(-12 160 160)" opacity=".92">${second?.(accent) ?? ''}</g>
    <g fill="${accent}" fill-opacity=".85">${star(1120, 130, 34)}${star(1610, 180, 26)}${star(1560, 500, 40)}${star(980, 470, 18)}</g>
    <text x="396" y="290" font-family="Segoe UI,Arial,sans-serif" font-size="${fitted(headline, 84)}" font-weight="800" fill="url(#t)">${headline}</text>
    <text x="398" y="360" font-family="Segoe UI,Arial,sans-serif" font-size="${fitted(line, 36)}" fill="#fff" fill-opacity=".9">${line}</text>
    </svg>`);
}

/** Logo of the demo house. */
export const logoArt =
  svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 48" width="190" height="48"><defs><linearGradient id="l" x2="1" y2="1"><stop offset="0" stop-color="#fde68a"/><stop offset="1" stop-color="#b45309"/></linearGradient></defs>
  <path d="M6 18L24 4l18 14v24H6z" fill="url(#l)"/><path d="M24 16l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#fff" fill-opacity=".92"/>
  <text x="54" y="32" font-family="Georgia,serif" font-size="24" font-weight="700" fill="url(#l)">Harbour</text></svg>`);

/** A captcha-like picture of digits. */
export const captchaArt =
  svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" fill="#e2e8f0"/><path d="M0 30q30-30 60-6t60-14" stroke="#94a3b8" fill="none" stroke-width="2"/>
  <g font-family="Georgia,serif" font-size="26" font-weight="700" fill="#1e3a8a"><text x="14" y="29" transform="rotate(-8 20 24)">7</text><text x="40" y="29" transform="rotate(9 46 24)">2</text><text x="66" y="29" transform="rotate(-5 72 24)">9</text><text x="92" y="29" transform="rotate(12 98 24)">4</text></g></svg>`);
