import type { Motifs } from './motif.types.ts';
import { disc, line, mirrored, oval, shape, star } from '../drawing/svg.ts';

const eye = (x: number, y: number, iris: string): string =>
  shape(`M${x - 18} ${y}Q${x - 2} ${y - 17} ${x + 18} ${y - 10}Q${x + 8} ${y + 10} ${x - 18} ${y}Z`, '#1a0a08') +
  shape(`M${x - 13} ${y - 1}Q${x - 2} ${y - 12} ${x + 13} ${y - 8}Q${x + 6} ${y + 6} ${x - 13} ${y - 1}Z`, iris) +
  oval(x + 1, y - 4, 3.5, 5.5, '#1a0a08') +
  disc(x - 2, y - 7, 2, '#fff');

/** Heads of animals, seen from the front. */
export const beasts: Motifs = {
  tiger: {
    hero: ['#ffd27a', '#ff9420', '#c2500a'],
    alt: ['#fff', '#ffe9cf', '#e0b088'],
    looks: [{ hero: ['#ffffff', '#e9eef8', '#a8b4d0'] }],
    scenes: ['hills', 'rays', 'clouds'],
    grounds: ['forest', 'teal', 'crimson', 'indigo'],
    draw: () =>
      mirrored(
        disc(66, -62, 28, 'url(#h)') +
          disc(68, -60, 17, '#4a1c10') +
          disc(70, -56, 10, '#ffb98a') +
          shape('M0-88C44-90 74-70 82-34L98-16L86-10L100 12L84 18L90 38L68 42C52 78 26 92 0 92Z', 'url(#h)') +
          shape('M30-8C60-20 84 0 84 24L90 38L68 42C58 64 40 80 22 86C40 60 24 30 30-8Z', 'url(#a)') +
          shape(
            'M0-84L8-58L0-50ZM14-84C30-80 34-66 24-54C24-66 20-74 14-84ZM40-76C56-66 54-52 42-44C46-56 44-66 40-76ZM100 12L64 8L84 18ZM98-16L62-12L86-10ZM90 38L58 30L68 42ZM0-42L10-34L0-26Z',
            '#2a0f0a',
          ) +
          shape('M0 22C20 20 40 32 40 52C40 72 20 78 0 70Z', 'url(#a)') +
          eye(40, -10, '#ffe14d') +
          shape('M18-22C30-34 50-36 62-28C48-28 32-24 18-22Z', '#2a0f0a') +
          shape('M0 18C12 16 22 20 22 26C20 38 8 42 0 44Z', '#e0506a') +
          shape('M0 44V54C8 66 24 66 32 56', 'none', 'stroke="#2a0f0a" stroke-width="4"') +
          shape('M0 72Q14 74 20 66Q16 88 0 88Z', '#8a1626') +
          shape('M10 62L16 62L13 78Z', '#fff') +
          line('M30 46L66 40M30 54L66 56', '#fff', 2, 'opacity=".8"'),
      ) + shape('M-40-76C-20-90 10-88 20-82C0-80-30-74-46-52Z', '#fff', 'opacity=".28"'),
  },
  lion: {
    hero: ['#ffe9a8', '#f7b843', '#c27a10'],
    alt: ['#d07a2a', '#8a3c10', '#4a1a06'],
    looks: [{ alt: ['#a84a2a', '#5a1c14', '#24080a'] }],
    scenes: ['rays', 'hills', 'columns'],
    grounds: ['sunset', 'crimson', 'violet', 'teal'],
    draw: () =>
      shape(star(18, 106, 88), 'url(#a)', 'stroke="#8a3c10" stroke-width="4" stroke-linejoin="round"') +
      shape(star(18, 90, 70, -80), '#b8621c') +
      shape(star(14, 74, 60), '#e08a2a') +
      mirrored(
        disc(52, -48, 18, 'url(#h)') +
          disc(53, -47, 10, '#8a3c10') +
          shape('M0-64C34-64 58-42 58-8C58 20 42 40 38 58C30 76 14 80 0 80Z', 'url(#h)') +
          eye(29, -12, '#ffcf33') +
          shape('M10-26C22-36 38-36 48-28C34-28 22-24 10-26Z', '#6a2a08') +
          shape('M0-58L12-30L8 12H0Z', '#fff', 'opacity=".25"') +
          shape('M0 20C20 18 38 30 36 50C32 66 14 68 0 62Z', '#fff3d0') +
          shape('M0 10C14 8 24 14 22 22C18 32 8 36 0 38Z', '#5a1c14') +
          line('M0 38V48C8 58 20 58 28 50', '#5a1c14', 4) +
          shape('M0 64H14Q12 78 0 78Z', '#8a1626'),
      ),
  },
  panda: {
    hero: ['#ffffff', '#f2f4f8', '#b9c2d6'],
    alt: ['#5a6478', '#232838', '#0a0c16'],
    scenes: ['hills', 'bokeh', 'clouds'],
    grounds: ['forest', 'teal', 'rose', 'amber'],
    draw: () =>
      line('M-92 96C-88 30-84-30-96-96', '#5ab83a', 12) +
      line('M-92 40h10M-94-20h10', '#2a7a24', 4) +
      shape('M-88-10C-60-40-40-36-30-30C-50-20-66-8-88-10Z', '#7ad84a') +
      mirrored(
        disc(66, -60, 32, 'url(#a)') +
          disc(66, -58, 16, '#4a5266') +
          shape('M0-80C56-82 92-42 92 4C92 56 50 86 0 86Z', 'url(#h)') +
          oval(40, 4, 26, 32, 'url(#a)', 'transform="rotate(-28 40 4)"') +
          disc(36, 0, 13, '#fff') +
          disc(34, 2, 9, '#241408') +
          disc(31, -2, 3.5, '#fff') +
          oval(62, 42, 14, 9, '#ff9ab0', 'opacity=".6"'),
      ) +
      oval(0, 34, 15, 10, '#1a1c28') +
      oval(-4, 31, 5, 3, '#fff', 'opacity=".7"') +
      line('M0 44V52M-20 52Q-10 66 0 54Q10 66 20 52', '#1a1c28', 4) +
      shape('M-8 60Q0 76 8 60Z', '#ff7a92') +
      oval(-30, -58, 34, 12, '#fff', 'opacity=".9" transform="rotate(-20 -30 -58)"'),
  },
  wolf: {
    hero: ['#dfe8f7', '#8a9ab8', '#3a4664'],
    alt: ['#fff', '#dfe8f7', '#9aa8c8'],
    looks: [{ hero: ['#ffffff', '#c8d8f0', '#6a82b0'] }, { hero: ['#a08a7a', '#5a4636', '#241a14'] }],
    scenes: ['night', 'hills', 'cave'],
    grounds: ['indigo', 'ink', 'azure', 'violet'],
    draw: () =>
      disc(0, -16, 92, '#fff6d8', 'opacity=".22"') +
      mirrored(
        shape('M28-52L66-104L80-34Z', 'url(#h)') +
          shape('M42-52L62-84L70-40Z', '#3a3048') +
          shape('M0-66L34-64L78-36L94 12L72 14L82 40L58 40L60 62L34 60L14 92H0Z', 'url(#h)') +
          shape('M94 12L72 14L82 40L58 40L60 62L34 60L14 92H0V60L22 20L58 0Z', 'url(#a)') +
          shape('M0-66L20-30L12 20L0 30Z', '#232c46', 'opacity=".55"') +
          shape('M22-30L62-34L78-36L60-12Z', '#232c46', 'opacity=".4"') +
          eye(38, -2, '#7af0ff') +
          shape('M12-22L60-14L20-6Z', '#1a2036') +
          shape('M0 26L16 20L22 60L12 84H0Z', '#cfd9ec') +
          shape('M0 54H16Q18 66 0 74Z', '#12162a') +
          line('M0 74V82L16 86', '#12162a', 3),
      ),
  },
  fox: {
    hero: ['#ffc08a', '#ff7a1c', '#b8400a'],
    alt: ['#fff', '#fff1e0', '#e6c4a6'],
    looks: [{ hero: ['#f0f6ff', '#b8c8e6', '#5a6a9a'] }],
    scenes: ['hills', 'night', 'bokeh'],
    grounds: ['teal', 'violet', 'forest', 'azure'],
    draw: () =>
      mirrored(
        shape('M24-44L72-102L86-20Z', 'url(#h)') +
          shape('M44-50L68-80L74-36Z', '#4a1608') +
          shape('M0-56C34-58 66-44 86-20L100 22L78 24L84 44L56 46L22 80L0 92Z', 'url(#h)') +
          shape('M100 22L78 24L84 44L56 46L22 80L0 92V72C20 60 30 20 62 10Z', 'url(#a)') +
          eye(38, -2, '#ffd84d') +
          shape('M0-56L14-16L8 40L0 50Z', '#fff', 'opacity=".3"'),
      ) +
      shape('M-14 70Q0 62 14 70Q10 88 0 92Q-10 88-14 70Z', '#24100c') +
      oval(-4, 72, 5, 3, '#fff', 'opacity=".7"') +
      at6(),
  },
  bull: {
    hero: ['#b8805a', '#7a4222', '#3a1a0a'],
    alt: ['#fff6e0', '#e6d0a0', '#8a6a3a'],
    looks: [{ hero: ['#8a8ea0', '#42465a', '#16182a'] }],
    scenes: ['arena', 'hills', 'rays'],
    grounds: ['sunset', 'sand', 'crimson', 'azure'],
    draw: () =>
      mirrored(
        shape('M30-40C60-36 84-50 76-96C110-66 104-12 44-14Z', 'url(#a)') +
          shape('M76-96C98-66 92-30 52-18L44-14C104-12 110-66 76-96Z', '#6a4a22', 'opacity=".6"') +
          shape('M50-16L92-8C90 10 70 16 52 6Z', '#5a2e14') +
          shape('M0-56C30-60 56-40 56-12C56 20 44 40 42 58C40 84 20 92 0 92Z', 'url(#h)') +
          shape('M0-74L12-44L26-52L22-20L0-10Z', '#2a1006') +
          eye(34, 2, '#ffb02e') +
          shape('M0 46C26 40 48 50 42 70C36 90 18 92 0 92Z', '#d8a684') +
          oval(18, 66, 8, 6, '#3a1a0a'),
      ) +
      line('M-16 74C-16 104 16 104 16 74', 'url(#Y)', 9) +
      line('M-16 76C-16 102 16 102 16 76', '#ffd95a', 5),
  },
  owl: {
    hero: ['#d8b08a', '#8a5a34', '#3f2412'],
    alt: ['#fff3c0', '#ffb82e', '#c26a04'],
    looks: [{ hero: ['#eef2fa', '#a8b4d0', '#4a5678'] }],
    scenes: ['night', 'hills', 'cave'],
    grounds: ['indigo', 'violet', 'ink', 'teal'],
    draw: () =>
      line('M-90 92H90', '#4a2a14', 16) +
      shape('M0-84C60-90 84-50 80 6C78 60 40 94 0 94C-40 94-78 60-80 6C-84-50-60-90 0-84Z', 'url(#h)') +
      shape('M0 20C30 20 46 44 40 70C30 88 14 94 0 94C-14 94-30 88-40 70C-46 44-30 20 0 20Z', '#ecd2ac') +
      line('M-22 46q8 10 16 0q6 10 14 0q6 10 14 0M-16 66q8 10 16 0q8 10 16 0', '#8a5a34', 4) +
      mirrored(
        shape('M20-70L74-104L72-44Z', 'url(#h)') +
          shape('M80 0C96 40 76 80 50 88C64 60 62 30 80 0Z', '#4a2a14') +
          disc(34, -30, 38, '#f6e2c0') +
          disc(34, -30, 29, 'url(#A)') +
          disc(34, -30, 16, '#160a04') +
          disc(27, -38, 6, '#fff'),
      ) +
      shape('M-12-14L0-24L12-14L0 14Z', 'url(#y)') +
      line('M-26 92v-8M-14 92v-10M14 92v-10M26 92v-8', '#ffb82e', 7),
  },
  cat: {
    hero: ['#ffffff', '#fff3ea', '#e0bfb0'],
    alt: ['#ff8a7a', '#e0203a', '#8a0a1e'],
    looks: [{ hero: ['#fff6c9', '#ffd04d', '#c27a10'] }],
    scenes: ['clouds', 'lattice', 'rays'],
    grounds: ['crimson', 'amber', 'rose', 'forest'],
    draw: () =>
      shape('M62 60V-40C62-66 98-66 98-40C98 10 96 50 74 80Z', 'url(#h)') +
      oval(80, -46, 13, 10, '#ffb0a8') +
      mirrored(
        shape('M30-56L74-94L82-24Z', 'url(#h)') +
          shape('M48-54L68-76L72-38Z', 'url(#a)') +
          shape('M0-64C54-66 82-34 82 2C82 40 44 58 0 58Z', 'url(#h)') +
          line('M20-6Q34-24 48-6', '#3a1a14', 6) +
          oval(54, 16, 13, 8, '#ff9a9a', 'opacity=".6"') +
          line('M58 4L88-2M60 14L90 16', '#8a6a5a', 2.5) +
          shape('M0 58C50 58 66 72 70 96H0Z', 'url(#h)'),
      ) +
      shape('M-8 12H8L0 20Z', '#e0506a') +
      line('M-14 22Q-6 32 0 22Q6 32 14 22', '#3a1a14', 4) +
      line('M-62 52Q0 76 62 52', 'url(#a)', 14) +
      line('M-62 50Q0 74 62 50', '#e0203a', 12) +
      disc(0, 72, 17, 'url(#y)') +
      disc(0, 76, 4, '#6a3a05') +
      line('M-14 69H14', '#a8620b', 3),
  },
};

function at6(): string {
  return line('M-24 58L-54 54M-24 64L-52 66M24 58L54 54M24 64L52 66', '#fff', 2, 'opacity=".7"');
}
