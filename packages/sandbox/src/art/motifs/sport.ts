import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, mirrored, oval, shape, star } from '../drawing/svg.ts';

const football = (ring: string): string =>
  disc(4, 8, 88, '#000', 'opacity=".3"') +
  disc(0, 0, 88, 'url(#H)') +
  shape(star(5, 30), ring) +
  around(5, line('M0-30V-56', ring, 5) + shape('M0-56L20-70L12-87A88 88 0 0 1-12-87L-20-70Z', ring), 'v') +
  at('rotate(36)', around(5, line('M-30-50L0-62L30-50', ring, 5), 'e')) +
  shape('M-72-34A80 80 0 0 1 14-78C-20-62-50-46-72-34Z', '#fff', 'opacity=".8"') +
  shape('M78-40A88 88 0 0 1-40 78A110 110 0 0 0 78-40Z', '#000', 'opacity=".22"');

const white = ['#ffffff', '#f1f4fa', '#aeb9d0'] as const;

/** Sport, virtual sport and esport. */
export const sport: Motifs = {
  football: {
    hero: white,
    alt: ['#8be35a', '#1a7a3c', '#04261a'],
    scenes: ['stadium'],
    grounds: ['azure', 'indigo', 'teal'],
    draw: () => line('M-104 84Q-60 20-70-40M-84 96Q-50 60-40 70', '#fff', 6, 'opacity=".35"') + football('#1a2036'),
  },
  vfootball: {
    hero: ['#e0fbff', '#6ae0ff', '#1a5ad0'],
    alt: white,
    scenes: ['grid'],
    grounds: ['neon', 'violet', 'indigo'],
    draw: () => disc(0, 0, 98, '#36e6ff', 'opacity=".25"') + football('#12054a'),
  },
  basketball: {
    hero: ['#ffc07a', '#f0701c', '#a0380a'],
    alt: white,
    scenes: ['stadium'],
    grounds: ['violet', 'wine', 'indigo'],
    draw: () =>
      disc(4, 8, 88, '#000', 'opacity=".3"') +
      disc(0, 0, 88, 'url(#H)') +
      line('M-88 0H88M0-88V88M-60-64C-24-36-24 36-60 64M60-64C24-36 24 36 60 64', '#3a1406', 6) +
      shape('M-72-34A80 80 0 0 1 14-78C-20-62-50-46-72-34Z', '#fff', 'opacity=".5"') +
      shape('M78-40A88 88 0 0 1-40 78A110 110 0 0 0 78-40Z', '#000', 'opacity=".22"'),
  },
  tennis: {
    hero: ['#f4ff9a', '#c8e81c', '#6a9a0a'],
    alt: ['#ff9a7a', '#f0303a', '#8a0a1e'],
    scenes: ['stadium', 'rays'],
    grounds: ['azure', 'sunset', 'teal'],
    draw: () =>
      at(
        'rotate(34)',
        line('M0 26V104', '#2a2f45', 17) +
          line('M0 62V102', 'url(#Y)', 15) +
          shape('M-22 22Q0 46 22 22L8 54H-8Z', 'url(#a)') +
          oval(0, -34, 54, 66, '#fff', 'opacity=".12"') +
          line(
            'M-40-70V4M-20-88V20M0-94V28M20-88V20M40-70V4M-44-70H44M-52-48H52M-54-26H54M-50-4H50M-36 16H36',
            '#fff',
            2.5,
            'opacity=".75"',
          ) +
          oval(0, -34, 54, 66, 'none', 'stroke="#f0303a" stroke-width="12"') +
          oval(0, -34, 54, 66, 'none', 'stroke="#fff" stroke-width="2" opacity=".6"'),
      ) +
      disc(-52, 46, 40, 'url(#H)') +
      line('M-88 34Q-56 36-50 84M-50 8Q-40 46-14 50', '#fff', 5, 'opacity=".9"') +
      oval(-66, 28, 9, 5, '#fff', 'opacity=".8"'),
  },
  cricket: {
    hero: ['#ffb0a0', '#d3202e', '#6a0416'],
    alt: ['#fff0cf', '#e0b070', '#9a6428'],
    scenes: ['stadium', 'rays'],
    grounds: ['azure', 'sunset', 'forest'],
    draw: () =>
      [36, 58, 80].map((x) => `<rect x="${x}" y="-50" width="11" height="140" rx="5" fill="url(#a)"/>`).join('') +
      line('M40-54H62M64-54H86', '#fff0cf', 7) +
      at(
        'rotate(-32)',
        '<rect x="-8" y="-104" width="16" height="66" rx="7" fill="#2a2f45"/><path d="M-26-30Q0-58 26-30V84Q0 98-26 84Z" fill="url(#a)"/><path d="M4-44Q18-40 26-30V84Q16 90 4 91Z" fill="#8a5420" opacity=".35"/>',
        line('M-8-92H8M-8-78H8M-8-64H8', '#ff5a4a', 4),
      ) +
      disc(-58, 60, 32, 'url(#H)') +
      line('M-78 38Q-54 58-44 88', '#fff', 3, 'stroke-dasharray="4 5"') +
      oval(-70, 46, 9, 5, '#fff', 'opacity=".7"'),
  },
  trophy: {
    hero: ['#fff3b8', '#ffc83d', '#b86a08'],
    alt: ['#5a6278', '#232838', '#0a0c16'],
    scenes: ['stadium', 'rays', 'confetti'],
    grounds: ['indigo', 'crimson', 'azure'],
    draw: () =>
      mirrored(line('M48-68C96-74 98-6 40 6', 'url(#Y)', 14) + line('M48-68C94-74 96-8 42 4', '#ffc83d', 8)) +
      shape('M-58-88H58C58-24 44 16 12 26L16 52H-16L-12 26C-44 16-58-24-58-88Z', 'url(#h)') +
      shape('M14-88H58C58-24 44 16 12 26L16 52H4C20 10 22-40 14-88Z', '#8a4a06', 'opacity=".35"') +
      shape('M-46-80C-44-30-36-4-22 10C-30-20-34-50-34-80Z', '#fff', 'opacity=".7"') +
      oval(0, -88, 58, 10, '#fff3b8') +
      shape(star(5, 26, 11), '#fff', 'opacity=".85" transform="translate(0-36)"') +
      shape('M-28 52H28L36 66H-36Z', 'url(#y)') +
      shape('M-50 66H50V96H-50Z', 'url(#a)') +
      shape('M-24 74H24V88H-24Z', 'url(#y)'),
  },
  jersey: {
    hero: ['#7ab8ff', '#1c5fe0', '#0a2a8a'],
    alt: ['#fff', '#fff', '#dfe6f5'],
    looks: [
      { hero: ['#ff8a8a', '#d8142e', '#6a0416'] },
      { hero: ['#8be35a', '#14883c', '#044026'] },
      { hero: ['#ffe08a', '#f2a50c', '#a85a04'] },
    ],
    scenes: ['stadium', 'rays'],
    grounds: ['crimson', 'amber', 'teal', 'wine'],
    draw: () =>
      shape('M-34-84L-100-48L-80 0L-56-12V90H56V-12L80 0L100-48L34-84Q0-56-34-84Z', 'url(#h)') +
      shape('M-56-12V90H-30V-76L-34-84L-100-48L-80 0ZM14-72V90H34V-80Z', '#fff', 'opacity=".16"') +
      shape('M20-76L34-84L100-48L80 0L56-12V90H20Z', '#000', 'opacity=".16"') +
      line('M-34-84Q0-52 34-84', '#fff', 9) +
      line('M-94-36L-76-8M94-36L76-8', '#fff', 6) +
      shape(star(5, 34, 15), '#fff', 'transform="translate(0 14)"') +
      line('M-42 80H42', '#fff', 4, 'opacity=".6"'),
  },
  racing: {
    hero: ['#ff9a7a', '#f0202e', '#7a0416'],
    alt: ['#bff4ff', '#2e9ae0', '#0a2a5a'],
    looks: [{ hero: ['#8ab8ff', '#1c5fe0', '#0a1a6a'] }, { hero: ['#ffe98a', '#f2b00c', '#a85a04'] }],
    scenes: ['grid', 'stadium'],
    grounds: ['neon', 'ink', 'sunset'],
    draw: () =>
      at(
        'translate(64-58) rotate(12)',
        '<path d="M-30-34H30V14H-30Z" fill="#fff"/><path d="M-30-34h15v12h15v-12h15v12h15v12H15v12h15v12H15V2H0v12h-15V2h-15v-12h15v-12h-15z" fill="#14161f"/><path d="M-30-40V64" stroke="#ffc83d" stroke-width="6"/>',
      ) +
      shape('M-70 50C-96 10-84-60-24-76C40-92 84-54 84-2L78 50C60 84-40 90-70 50Z', 'url(#h)') +
      shape('M-14-78C6-82 22-82 36-76C52-40 58 20 50 66L28 72C40 20 30-40-14-78Z', '#fff', 'opacity=".85"') +
      shape('M-82-16C-86 10-80 34-70 46C-40 40 0 34 40 20C46 4 44-14 36-26C-4-32-50-30-82-16Z', '#14161f') +
      shape('M-76-12C-78 8-74 24-68 34C-40 30 0 24 32 12C36 0 34-10 30-18C-4-22-46-22-76-12Z', 'url(#a)') +
      shape('M-70-10C-40-20 0-20 22-16C-10-8-40-2-66 14Z', '#fff', 'opacity=".55"') +
      shape('M-66 56C-40 82 50 82 74 56L70 70C50 96-40 96-62 70Z', '#2a2f45') +
      shape('M-56-44C-44-62-24-70-6-72C-26-62-40-54-50-42Z', '#fff', 'opacity=".8"'),
  },
  controller: {
    hero: ['#7a86b8', '#2c3160', '#0e1030'],
    alt: ['#9af6ff', '#1fc8f0', '#0a5ab0'],
    looks: [{ hero: ['#f4f6ff', '#c8d0ea', '#7a86b0'] }],
    scenes: ['hex', 'grid'],
    grounds: ['neon', 'violet', 'indigo'],
    draw: () =>
      mirrored(shape('M0-46H44C84-48 92-10 100 44C104 84 66 84 46 44H0Z', 'url(#h)')) +
      line('M-44-44C-84-46-92-10-98 40M44-44C84-46 92-10 98 40', '#2ff3ff', 4, 'opacity=".9"') +
      shape('M-30-46H30L20-24H-20Z', '#0a0c20') +
      line('M-8-36H8', '#2ff3ff', 5) +
      shape('M-70-24H-56V-14H-46V0H-56V10H-70V0H-80V-14H-70Z', '#dfe6f5') +
      disc(62, -22, 10, '#ff4fb3') +
      disc(82, -4, 10, '#ffd84d') +
      disc(44, -4, 10, '#2ff3ff') +
      disc(62, 13, 10, '#8dff6a') +
      [-30, 30]
        .map(
          (x) =>
            disc(x, 24, 21, '#0a0c20') +
            disc(x, 24, 16, 'url(#h)') +
            disc(x, 22, 12, 'none', 'stroke="#2ff3ff" stroke-width="3"'),
        )
        .join('') +
      shape('M-66-40H60C40-32-50-34-82 0C-84-20-80-36-66-40Z', '#fff', 'opacity=".2"'),
  },
  crosshair: {
    hero: ['#ff9ad8', '#ff2f8a', '#8a0450'],
    alt: ['#9af6ff', '#1fc8f0', '#0a5ab0'],
    scenes: ['hex', 'grid'],
    grounds: ['ink', 'neon', 'teal'],
    draw: () =>
      disc(0, 0, 84, '#04061a', 'opacity=".55"') +
      disc(0, 0, 84, 'none', 'stroke="url(#a)" stroke-width="10"') +
      disc(0, 0, 60, 'none', 'stroke="#2ff3ff" stroke-width="3" stroke-dasharray="30 14"') +
      around(4, shape('M-7-104H7V-58L0-44L-7-58Z', 'url(#h)'), 'z') +
      shape('M-26-10C-26-40 26-40 26-10V6L18 14V26H-18V14L-26 6Z', '#fff') +
      disc(-11, -4, 8, '#14061a') +
      disc(11, -4, 8, '#14061a') +
      shape('M0 4L5 13H-5Z', '#14061a') +
      line('M-8 18V26M0 18V26M8 18V26', '#14061a', 3) +
      shape('M-60-48A76 76 0 0 1 0-76C-24-66-44-56-60-48Z', '#fff', 'opacity=".5"'),
  },
  headset: {
    hero: ['#7a86b8', '#2c3160', '#0e1030'],
    alt: ['#ff9ad8', '#ff2f8a', '#8a0450'],
    scenes: ['hex', 'rays'],
    grounds: ['neon', 'indigo', 'wine'],
    draw: () =>
      line('M-74 14C-84-110 84-110 74 14', '#0a0c20', 24) +
      line('M-74 14C-84-110 84-110 74 14', 'url(#h)', 18) +
      line('M-64-32C-48-82 20-86 46-58', '#fff', 5, 'opacity=".5"') +
      line('M80 44Q78 92 24 92', '#2c3160', 8) +
      '<rect x="-6" y="80" width="38" height="22" rx="11" fill="url(#a)"/>' +
      mirrored(
        '<rect x="52" y="-14" width="46" height="84" rx="20" fill="url(#h)"/><rect x="46" y="-8" width="24" height="72" rx="12" fill="#14163a"/><rect x="80" y="2" width="11" height="52" rx="5.5" fill="url(#a)"/>',
      ) +
      shape('M-34 40L-40-24L-16 0L0-34L16 0L40-24L34 40Z', 'url(#y)') +
      shape('M-34 46H34V56H-34Z', 'url(#y)') +
      disc(0, 22, 8, 'url(#A)'),
  },
  blade: {
    hero: ['#e0fbff', '#4dd6ff', '#1a3ad0'],
    alt: ['#ffd0f0', '#ff2fb3', '#7a0a6a'],
    scenes: ['hex', 'night'],
    grounds: ['violet', 'ink', 'neon'],
    draw: () => {
      const edge = (paint: string): string =>
        shape('M-10 34L-14-64L0-108L14-64L10 34Z', paint) +
        shape('M0-108L14-64L10 34H0Z', '#000', 'opacity=".3"') +
        line('M0-90V26', '#fff', 3, 'opacity=".8"') +
        shape('M-40 22L-24 40H24L40 22L30 50H-30Z', '#14163a') +
        shape('M-40 22L-24 40H24L40 22L26 46H-26Z', 'url(#y)') +
        shape('M-7 48H7V84H-7Z', '#14163a') +
        shape('M0 78L12 92L0 106L-12 92Z', paint);
      return (
        disc(0, -10, 78, '#fff', 'opacity=".12"') +
        at('rotate(40)', edge('url(#a)')) +
        at('rotate(-40)', edge('url(#h)')) +
        shape(star(4, 40, 8), '#fff', 'transform="translate(0 -4)"')
      );
    },
  },
};
