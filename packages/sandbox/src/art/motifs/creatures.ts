import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, mirrored, oval, shape } from '../drawing/svg.ts';

/** A rooster's head looking to the right. */
export function rooster(): string {
  return (
    shape('M-70 96C-84 40-60 10-40-20C-30-60 20-76 44-44C56-26 50 0 40 14C44 50 40 80 44 96Z', 'url(#h)') +
    shape('M-70 96L-58 52L-44 78L-30 44L-16 74L0 44L12 74L26 44L34 72L44 60V96Z', 'url(#a)') +
    line('M-40 10Q-30 30-34 44M-16-4Q-8 20-12 40M12 6Q18 24 12 40', '#fff', 4, 'opacity=".4"') +
    shape(
      'M-34-30C-52-40-50-66-32-62C-36-84-10-92-4-74C2-98 32-94 28-70C44-84 60-62 46-44C20-62-14-60-34-30Z',
      '#f0203a',
    ) +
    shape(
      'M-32-62C-30-50-28-44-24-40M-4-74C-2-62 0-58 2-56M28-70C26-62 28-56 30-54',
      'none',
      'stroke="#8a0a1e" stroke-width="4"',
    ) +
    shape('M40-26L88-12Q70 2 42 0Z', 'url(#y)') +
    line('M44-12L84-12', '#a8620b', 3) +
    shape('M40 2C58 6 58 40 44 46C30 40 28 10 40 2Z', '#f0203a') +
    shape('M40 6C48 12 48 28 42 34Z', '#fff', 'opacity=".35"') +
    disc(22, -28, 13, '#fff3c0') +
    disc(25, -27, 8, '#1a0a08') +
    disc(22, -31, 3, '#fff') +
    line('M6-44L34-42', '#5a0a14', 6)
  );
}

/** Mythic animals, fish, birds and horses. */
export const creatures: Motifs = {
  dragon: {
    hero: ['#b8ff9a', '#1fb35a', '#045a3a'],
    alt: ['#fff3b8', '#ffb82e', '#b8500a'],
    looks: [
      { hero: ['#ffb09a', '#e0281c', '#6a0414'] },
      { hero: ['#fff0a8', '#f2b02e', '#8a4a06'], alt: ['#ff9a7a', '#d8241c', '#6a0410'] },
      { hero: ['#a8e8ff', '#1f8ae0', '#0a2a7a'] },
    ],
    scenes: ['clouds', 'rays', 'lattice'],
    grounds: ['crimson', 'wine', 'indigo', 'amber'],
    draw: () =>
      mirrored(
        shape('M10-50C60-60 96-30 104 10L84 4L98 40L76 32L82 66L58 56L54 88L20 70Z', 'url(#a)') +
          shape('M10-40C50-44 76-20 84 10L68 8L76 34L58 30L60 54L40 48Z', '#ff5a2e', 'opacity=".8"') +
          line('M26-52C44-70 40-92 62-102M42-78C56-78 66-84 74-92', 'url(#y)', 11) +
          shape('M48-34L90-46L70-14Z', 'url(#h)') +
          shape('M0-66C36-66 62-44 60-14C58 8 46 20 44 40C42 66 22 78 0 78Z', 'url(#h)') +
          shape('M0-66L10-44L0-34ZM12-58L26-40L14-34Z', '#fff3b8', 'opacity=".6"') +
          shape('M8-18C24-40 54-40 64-30C56-24 54-14 40-6C28-2 16-6 8-18Z', '#083a24') +
          shape('M16-16C28-32 46-32 54-26C48-12 30-4 16-16Z', '#ffe14d') +
          shape('M34-28L38-8L30-10Z', '#1a0a08') +
          line('M6-24C24-46 56-44 68-34', 'url(#y)', 7) +
          shape('M0 16C14 6 40 14 42 34C40 50 20 52 0 50Z', 'url(#h)') +
          oval(22, 28, 8, 6, '#083a24') +
          line('M40 30C70 30 80 56 98 50', '#ffd95a', 5) +
          shape('M0 54H36Q34 74 0 76Z', '#7a0a1e') +
          shape('M22 52H32L28 68ZM6 53H14L10 62Z', '#fff') +
          shape('M0 78C10 78 20 74 26 72C24 92 10 100 0 104Z', 'url(#a)'),
      ) + disc(0, -46, 9, 'url(#A)'),
  },
  phoenix: {
    hero: ['#fff0a0', '#ff8a1c', '#d01a2a'],
    alt: ['#ffd95a', '#ff3d6a', '#8a0a6a'],
    looks: [{ hero: ['#d8fbff', '#2eb8f0', '#1a3ab8'], alt: ['#c8f8ff', '#7a5af0', '#2a0a8a'] }],
    scenes: ['rays', 'clouds', 'bokeh'],
    grounds: ['violet', 'wine', 'indigo', 'crimson'],
    draw: () =>
      mirrored(
        shape(
          'M8 0C30-10 40-60 104-92C100-74 96-64 90-58L102-58C96-42 88-34 80-30L92-26C82-12 70-6 62-4L70 2C54 16 24 24 8 20Z',
          'url(#h)',
        ) +
          shape('M8 6C30-4 50-40 86-66C80-40 40 6 8 16Z', '#fff', 'opacity=".4"') +
          line('M20 10C44-6 62-26 78-44M22 14C44 4 60-10 72-22', '#b01020', 3, 'opacity=".5"') +
          shape('M4 30C30 40 50 60 56 92C40 78 34 80 26 70C28 88 14 96 10 104C8 80 0 60 4 30Z', 'url(#a)') +
          disc(52, 86, 7, 'url(#y)'),
      ) +
      shape('M0-62C18-60 22-40 14-26C26-6 18 34 0 54C-18 34-26-6-14-26C-22-40-18-60 0-62Z', 'url(#h)') +
      shape('M0-20C10-6 8 24 0 40C-8 24-10-6 0-20Z', '#fff', 'opacity=".5"') +
      shape('M-6-46L0-30L6-46Z', 'url(#y)') +
      disc(-7, -48, 3.5, '#3a0410') +
      disc(7, -48, 3.5, '#3a0410') +
      line('M0-60C-4-76-14-84-22-86M0-60V-92M0-60C4-76 14-84 22-86', 'url(#y)', 5) +
      disc(-22, -86, 6, 'url(#A)') +
      disc(0, -94, 6, 'url(#A)') +
      disc(22, -86, 6, 'url(#A)'),
  },
  koi: {
    hero: ['#fff6ee', '#ffd9c4', '#f0a080'],
    alt: ['#ff9a5a', '#f0441c', '#a81a08'],
    looks: [{ alt: ['#6a7290', '#232840', '#0a0c18'] }, { alt: ['#ffe08a', '#f2a51c', '#a8560a'] }],
    scenes: ['ocean', 'bokeh', 'clouds'],
    grounds: ['teal', 'azure', 'indigo', 'felt'],
    draw: () =>
      disc(6, 4, 92, 'none', 'stroke="#fff" stroke-width="3" opacity=".25"') +
      disc(6, 4, 74, 'none', 'stroke="#fff" stroke-width="3" opacity=".2"') +
      shape('M-44 44C-70 40-96 60-98 96C-78 84-66 90-52 98C-46 84-40 66-34 56Z', 'url(#a)') +
      shape(
        'M44 6C76 10 90 34 86 54C66 50 48 44 34 34ZM-18-40C-40-60-66-58-76-42C-60-34-44-24-32-12Z',
        'url(#a)',
        'opacity=".92"',
      ) +
      shape('M64-84C88-68 88-32 62-4C36 26 2 50-40 58C-56 30-46-12-10-46C16-72 44-92 64-84Z', 'url(#h)') +
      shape(
        'M64-84C88-68 80-50 70-42C50-40 36-56 30-70C42-80 54-86 64-84ZM14-62C30-40 40-20 32 12C10 2-10-14-16-40ZM-30 0C-10 10-6 30-12 46L-40 58C-48 40-44 18-30 0Z',
        'url(#a)',
      ) +
      line('M10-20q10 6 6 18M-8-4q10 6 6 18M26-30q10 6 6 18M-22 18q10 6 6 16', '#fff', 3, 'opacity=".6"') +
      disc(58, -62, 6, '#160a04') +
      disc(56, -64, 2, '#fff') +
      line('M74-82C90-92 96-84 98-78M78-76C92-78 94-70 94-64', '#ffe0c8', 3) +
      shape('M56-80C20-70-30-20-40 30C-44-6 0-70 56-80Z', '#fff', 'opacity=".45"'),
  },
  butterfly: {
    hero: ['#ffc2f0', '#e04dd0', '#5a1ab0'],
    alt: ['#d8fbff', '#3db8ff', '#1a3ab8'],
    looks: [
      { hero: ['#fff0a0', '#ff9a1c', '#c22a0a'], alt: ['#ffc2d8', '#f03a8a', '#7a0a5a'] },
      { hero: ['#d4ff8a', '#2ec27a', '#045a4a'], alt: ['#fff3b8', '#ffb82e', '#b8500a'] },
    ],
    scenes: ['bokeh', 'night', 'hills'],
    grounds: ['teal', 'rose', 'indigo', 'forest'],
    draw: () =>
      mirrored(
        shape('M4-10C10-70 60-104 96-84C108-50 88-6 46 2C26 6 10 4 4-2Z', 'url(#h)') +
          shape('M4 4C30 4 78 8 82 44C84 78 50 96 32 82C14 66 6 40 4 16Z', 'url(#a)') +
          shape('M12-14C22-58 58-80 82-70C86-44 68-14 40-10Z', '#fff', 'opacity=".3"') +
          shape('M16 16C36 16 62 22 64 46C60 68 44 72 34 64C22 52 18 34 16 16Z', '#fff', 'opacity=".28"') +
          line('M8-8C30-30 56-54 84-72M10-4C36-12 64-22 88-44M10 10C30 26 50 44 62 66', '#2a0a5a', 3, 'opacity=".6"') +
          line('M4-10C10-70 60-104 96-84C108-50 88-6 46 2M46 6C84 10 84 44 82 50C80 84 46 94 32 82', '#1c0640', 6) +
          disc(84, -62, 6, '#fff') +
          disc(76, -30, 5, '#fff', 'opacity=".8"') +
          disc(62, 66, 6, '#fff', 'opacity=".8"') +
          line('M2-40C8-62 20-76 34-82', '#1c0640', 4) +
          disc(35, -83, 5, 'url(#y)'),
      ) +
      shape('M0-46C10-40 8 30 0 64C-8 30-10-40 0-46Z', '#1c0640') +
      shape('M-2-38C-4-10-4 20-1 46C-6 20-6-20-2-38Z', '#fff', 'opacity=".5"'),
  },
  horse: {
    hero: ['#c98a5a', '#7a3f1c', '#341608'],
    alt: ['#ffe0a8', '#e0903a', '#8a3c10'],
    looks: [
      { hero: ['#5a6278', '#262b3c', '#0c0e18'], alt: ['#dfe6f5', '#8a98ba', '#3a4664'] },
      { hero: ['#ffffff', '#e6e9f2', '#9aa6c0'] },
    ],
    scenes: ['grid', 'stadium', 'hills'],
    grounds: ['neon', 'sunset', 'azure', 'violet'],
    draw: () =>
      shape('M-20-96C-60-90-90-50-96 10C-98 50-92 80-84 100H-30Z', 'url(#a)') +
      shape('M-56-62L-86-40L-66-40L-98-6L-72-8L-100 34L-74 26L-94 70L-66 56L-50 0Z', '#c2560f') +
      shape(
        'M-4-100L10-72C34-62 52-38 62-10L86 30C92 46 78 62 62 58L44 46C30 46 18 42 10 34C8 60 24 80 30 100H-70C-72 40-64-30-34-62C-26-72-14-82-4-100Z',
        'url(#h)',
      ) +
      shape('M10-72C34-62 52-38 62-10L86 30C70 24 50 10 40-10C32-30 24-50 10-72Z', '#fff', 'opacity=".25"') +
      shape('M10 34C-8 30-24 14-28-6C-20 40-10 70 0 100H30C24 80 8 60 10 34Z', '#000', 'opacity=".25"') +
      oval(28, -26, 8, 6, '#140804') +
      disc(26, -28, 2.5, '#fff') +
      oval(72, 34, 5, 4, '#140804') +
      line('M14-66C6-40 6-10 14 28M8-2L70 8M-24 76C-10 40 6 34 14 28', 'url(#Y)', 6) +
      disc(12, 4, 7, 'url(#y)') +
      line('M62 56L74 48', '#140804', 3),
  },
  rooster: {
    hero: ['#ffd08a', '#e0701c', '#7a2a08'],
    alt: ['#6ae0b0', '#0f7a6a', '#043a3a'],
    looks: [{ hero: ['#8a94b0', '#2c3350', '#0c1020'] }, { hero: ['#ffffff', '#f4ecdf', '#c8b090'] }],
    scenes: ['arena', 'rays', 'hills'],
    grounds: ['sand', 'sunset', 'crimson', 'teal'],
    draw: () => rooster(),
  },
  spur: {
    hero: ['#fff3b8', '#ffb82e', '#b8500a'],
    alt: ['#ff8a7a', '#e0203a', '#6a0416'],
    scenes: ['arena', 'rays', 'curtain'],
    grounds: ['wine', 'indigo', 'sand', 'violet'],
    draw: () =>
      at('translate(-46 6) scale(.82)', rooster()) +
      at('translate(46 6) scale(-.82 .82)', rooster()) +
      at('translate(0 62)', around(8, shape('M0 0L-7-30L0-38L7-30Z', 'url(#y)'), 'k'), disc(0, 0, 12, 'url(#A)')),
  },
};
