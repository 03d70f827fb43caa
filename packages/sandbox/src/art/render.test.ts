import { describe, expect, test } from 'vitest';
import { buildSeed } from '../seed/index.ts';
import { renderArt } from './index.ts';
import { lettering, letteringWidth } from './drawing/lettering.ts';
import { motifNames } from './motifs/index.ts';
import { renderBackdrop, renderSymbol } from './symbol.ts';
import { titleLines } from './title.ts';

/** Errors of a picture: open or crossed tags, repeated attributes or ids, dead references, odd characters. */
function faults(svg: string): string[] {
  const found: string[] = svg.startsWith('<svg ') || svg.startsWith('<svg>') ? [] : ['no picture'];
  const open: string[] = [];
  const ids = new Set<string>();
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)\s*(\/?)>/g;
  for (const [whole, closing, name = '', attributes = '', selfClosing] of svg.matchAll(tag)) {
    const keys = [...attributes.matchAll(/([\w-]+)="/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) found.push(`repeated attribute in ${whole}`);
    if (
      /\bon\w+=|javascript:|https?:\/\/(?!www\.w3\.org)/i.test(attributes) ||
      /^(script|foreignObject|image|a)$/.test(name)
    ) {
      found.push(`unsafe ${whole}`);
    }
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) found.push(`id ${id} twice`);
    if (id !== undefined) ids.add(id);
    if (closing === '/') {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (selfClosing !== '/') open.push(name);
  }
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  if (/[<>"]/.test(svg.replaceAll(tag, ''))) found.push('markup that is not a tag');
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number went wrong');
  for (const [, id = ''] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) if (!ids.has(id)) found.push(`no #${id}`);
  return found;
}

const seed = buildSeed({ seed: 7 });
const art = (path: string): string => renderArt(path) ?? '';

describe('renderArt', () => {
  test('the check itself finds faults', () => {
    expect(faults('')).toEqual(['no picture']);
    expect(faults('<svg><g></svg>')).not.toEqual([]);
    expect(faults('<svg><g id="a"/><g id="a"/></svg>')).toEqual(['id a twice']);
    expect(faults('<svg><path fill="url(#b)"/></svg>')).toEqual(['no #b']);
    expect(faults('<svg><path d="M0 NaN"/></svg>')).toEqual(['a number went wrong']);
    expect(faults('<svg onload="x"></svg>')).toHaveLength(1);
    expect(faults('<svg><g a="1" a="2"/></svg>')).toHaveLength(1);
    expect(faults('<svg>a < b</svg>')).toEqual(['markup that is not a tag']);
  });

  test.each([
    { shape: 'square', ending: 'svg', viewBox: '0 0 400 400' },
    { shape: 'portrait', ending: 'portrait.svg', viewBox: '0 0 400 600' },
    { shape: 'wide', ending: 'wide.svg', viewBox: '0 0 640 360' },
  ])(
    '[SBX-05] [LOOK-04] every game of the catalogue has a sound $shape picture that stays small',
    { timeout: 60_000 },
    ({ ending, viewBox }) => {
      const sizes = seed.games.map((game) => {
        const path = game.art.replace(/svg$/, ending);
        const svg = art(path);
        expect([path, ...faults(svg)]).toEqual([path]);
        expect(svg).toContain(`viewBox="${viewBox}"`);
        return svg.length;
      });
      expect(Math.max(...sizes)).toBeLessThan(10_300);
      expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(7100);
    },
  );

  test('[LOOK-04] every shape of a picture has its background, subject and foreground as layers, arranged for it', () => {
    const layers = /<g id="back">.*<\/g><g id="subject">.*<\/g><g id="front">.*<\/g><\/svg>$/s;
    const subjectOf = (svg: string) => /<g id="subject">.*<g id="front">/s.exec(svg)?.[0];
    for (const { art: square } of seed.games.slice(0, 60)) {
      const pictures = ['svg', 'portrait.svg', 'wide.svg'].map((ending) => art(square.replace(/svg$/, ending)));
      for (const svg of pictures) expect(svg).toMatch(layers);
      // Arranged for each shape, not cut out of one drawing.
      expect(new Set(pictures.map(subjectOf)).size).toBe(3);
    }
  });

  test('games of one theme look different', () => {
    const dragons = Array.from({ length: 20 }, (_, id) => art(`/api/art/games/dragon/${id}/dragon.svg`));
    expect(new Set(dragons).size).toBe(20);
  });

  test('[HOME-03] banners exist for each use and stay under 14 kB', () => {
    for (const banner of seed.banners) {
      for (const path of Object.values(banner.art)) {
        expect([path, ...faults(art(path))]).toEqual([path]);
        expect(art(path).length).toBeLessThan(14_000);
      }
      expect(art(banner.art[0])).toContain('viewBox="0 0 1920 640"');
      expect(art(banner.art[2])).toContain('viewBox="0 0 750 360"');
    }
  });

  test('[LOOK-02] a banner with words has a picture without lettering in every shape', () => {
    const worded = seed.banners.filter(({ headline, line }) => headline && line);
    expect(worded).toHaveLength(9);
    const lettered = worded.flatMap((banner) =>
      Object.values(banner.art).filter((path) => art(path).includes('id="t"')),
    );
    expect(lettered).toEqual([]);
  });

  test('the strip over a registration has no words, so that no width cuts them', () => {
    const strip = art('/api/art/banners/club-strip.svg');
    expect([...faults(strip)]).toEqual([]);
    expect(strip).toContain('viewBox="0 0 1440 240"');
    expect([strip.includes('id="t"'), art('/api/art/banners/club-small.svg').includes('id="t"')]).toEqual([
      false,
      true,
    ]);
  });

  test('[CAT-08] provider marks differ for light and dark themes', () => {
    for (const { iconLight, iconDark } of seed.providers) {
      expect([iconLight, ...faults(art(iconLight))]).toEqual([iconLight]);
      expect([iconDark, ...faults(art(iconDark))]).toEqual([iconDark]);
      expect(art(iconLight)).not.toBe(art(iconDark));
    }
    expect(new Set(seed.providers.map(({ iconDark }) => art(iconDark))).size).toBe(60);
  });

  test('[CAT-07] hall icons have a resting and an active form', () => {
    for (const { icon, iconActive } of seed.halls) {
      expect([icon, ...faults(art(icon))]).toEqual([icon]);
      expect([iconActive, ...faults(art(iconActive))]).toEqual([iconActive]);
      expect(art(icon)).not.toBe(art(iconActive));
    }
  });

  test('promotion pictures exist', () => {
    const pictures = seed.promotions.filter((item) => item.kind === 'picture');
    expect(pictures.length).toBeGreaterThan(0);
    for (const { content } of pictures) {
      expect(faults(art(/src="([^"]+)"/.exec(content.en_US)?.[1] ?? content.en_US))).toEqual([]);
    }
  });

  test('logos are drawn from any plain name', () => {
    expect(faults(art('/api/art/logos/lucky-harbor-light.svg'))).toEqual([]);
    expect(faults(art('logos/a-dark.svg'))).toEqual([]);
  });

  test('is pure: one address, one picture', () => {
    const path = seed.games[5]?.art ?? '';
    expect(art(path)).toBe(art(path));
  });

  test.each([
    '',
    '/api/art/',
    '/api/art/games/nothing/1/x.svg',
    '/api/art/games/constructor/1/x.svg',
    '/api/art/games/dragon/1/dragon.tall.svg',
    '/api/art/games/dragon/1/dragon.constructor.svg',
    '/api/art/games/dragon/1/<script>.svg',
    '/api/art/games/dragon/1/a"b.svg',
    '/api/art/games/dragon/1/../../x.svg',
    '/api/art/providers/GPZZ-light.svg',
    '/api/art/halls/1.svg',
    '/api/art/banners/toString-desktop.svg',
    '/api/art/banners/dragon-huge.svg',
    '/etc/passwd',
  ])('has no picture at %j', (path) => {
    expect(renderArt(path)).toBeNull();
  });
});

describe('slot pictures', () => {
  test.each([...motifNames, 'rank-a', 'rank-k', 'rank-q', 'rank-j', 'wild', 'scatter'])(
    'symbol %s is sound',
    (name) => {
      expect(faults(renderSymbol(name) ?? '')).toEqual([]);
      expect(renderSymbol(name)?.length).toBeGreaterThan(300);
    },
  );

  test('rooms are sound and unknown names draw nothing', () => {
    for (const name of motifNames) expect([name, ...faults(renderBackdrop(name) ?? '')]).toEqual([name]);
    expect(renderSymbol('rank-z')).toBeNull();
    expect(renderSymbol('__proto__')).toBeNull();
    expect(renderBackdrop('nothing')).toBeNull();
  });
});

describe('lettering', () => {
  test('leaves out what it cannot write and keeps the width', () => {
    expect(lettering('<é>', 0, 0, 10).d).toBe('');
    expect(lettering('AB', 0, 0, 20).width).toBe(letteringWidth('AB') * 2);
    expect(lettering('AB', 100, 0, 20).d).not.toMatch(/NaN/);
  });

  test('long names break into two lines of similar width', () => {
    expect(titleLines('star', 100)).toEqual(['STAR']);
    expect(titleLines('ancient golden dragon palace', 100)).toEqual(['ANCIENT GOLDEN', 'DRAGON PALACE']);
    expect(titleLines('', 100)).toEqual(['']);
  });
});
