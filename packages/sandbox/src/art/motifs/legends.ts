import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, mirrored, oval, shape, star } from '../drawing/svg.ts';

const roof = (y: number, half: number): string =>
  shape(
    `M${-half - 20} ${y + 4}Q${-half + 14} ${y} ${-half * 0.55} ${y - 32}H${half * 0.55}Q${half - 14} ${y} ${half + 20} ${y + 4}Q${half - 4} ${y + 16} ${half - 8} ${y + 14}H${-half + 8}Q${-half + 4} ${y + 16} ${-half - 20} ${y + 4}Z`,
    'url(#a)',
  ) +
  line(
    `M${-half - 18} ${y + 3}Q${-half + 14} ${y} ${-half * 0.55} ${y - 32}H${half * 0.55}Q${half - 14} ${y} ${half + 18} ${y + 3}`,
    '#ffd95a',
    4,
  );
const storey = (y: number, half: number, height: number): string =>
  shape(`M${-half} ${y}H${half}V${y + height}H${-half}Z`, 'url(#h)') +
  line(`M${-half * 0.5} ${y}v${height}M0 ${y}v${height}M${half * 0.5} ${y}v${height}`, '#8a3c10', 5);

/** Places, peoples and tales. */
export const legends: Motifs = {
  lantern: {
    hero: ['#ffb08a', '#f0241c', '#8a0414'],
    alt: ['#fff3b8', '#ffc83d', '#b86a08'],
    looks: [{ hero: ['#fff0a8', '#ffa51c', '#b84a04'] }],
    scenes: ['night', 'clouds', 'lattice'],
    grounds: ['indigo', 'wine', 'ink', 'violet'],
    draw: () => {
      const lamp =
        line('M0-100V-70', '#ffd95a', 4) +
        disc(0, 0, 92, '#ffb03a', 'opacity=".18"') +
        oval(0, 0, 78, 60, 'url(#H)') +
        [54, 28].map((rx) => oval(0, 0, rx, 60, 'none', 'stroke="#ffd95a" stroke-width="3" opacity=".7"')).join('') +
        line('M0-60V60', '#ffd95a', 3) +
        oval(-34, -22, 14, 22, '#fff', 'opacity=".35" transform="rotate(24 -34 -22)"') +
        shape('M-34-72H34V-54Q0-46-34-54ZM-34 72H34V54Q0 46-34 54Z', 'url(#y)') +
        line('M-12 72V96M0 72V104M12 72V96', '#f0241c', 6);
      return (
        at('translate(-66-36) scale(.46)', lamp) +
        at('translate(70-26) scale(.4)', lamp) +
        at('translate(0 4) scale(.94)', lamp)
      );
    },
  },
  lotus: {
    hero: ['#fff0f8', '#ff8ac4', '#c22a82'],
    alt: ['#8be3a0', '#1a8a5a', '#04463a'],
    looks: [{ hero: ['#ffffff', '#ffe9b8', '#e0a03a'] }, { hero: ['#f0f4ff', '#8aa0ff', '#2a3ac0'] }],
    scenes: ['ocean', 'night', 'bokeh'],
    grounds: ['teal', 'indigo', 'violet', 'rose'],
    draw: () => {
      const petal = 'M0 56C-36 26-32-34 0-78C32-34 36 26 0 56Z';
      return (
        oval(0, 66, 100, 22, 'url(#a)') +
        line('M-80 66H80', '#fff', 2, 'opacity=".3"') +
        [-78, 78, -54, 54, -28, 28, 0]
          .map((angle, index) =>
            at(
              `rotate(${angle} 0 56) scale(${index < 2 ? 0.96 : 1})`,
              shape(petal, 'url(#h)', 'stroke="#fff" stroke-width="2" stroke-opacity=".7"'),
              shape('M0 50C-22 20-20-30 0-66C-4-30-6 10 0 50Z', '#fff', 'opacity=".5"'),
            ),
          )
          .join('') +
        oval(0, 48, 22, 9, 'url(#y)')
      );
    },
  },
  pagoda: {
    hero: ['#ff9a5a', '#d8341c', '#8a0a14'],
    alt: ['#5ad8a8', '#0f7a6a', '#043a3a'],
    looks: [{ alt: ['#8ab8ff', '#2a5ac0', '#0a1a5a'] }],
    scenes: ['clouds', 'hills', 'night'],
    grounds: ['sunset', 'azure', 'amber', 'violet'],
    draw: () =>
      storey(42, 62, 46) +
      shape('M-22 52H22V88H-22Z', '#3a0a10') +
      shape('M-18 88V66Q0 46 18 66V88Z', '#ffd95a', 'opacity=".85"') +
      roof(38, 76) +
      storey(-16, 48, 26) +
      roof(-18, 60) +
      storey(-66, 34, 22) +
      roof(-66, 44) +
      line('M0-98V-104', '#ffd95a', 6) +
      disc(0, -100, 9, 'url(#y)') +
      shape('M-92 86H92L98 98H-98Z', '#5a4a5a'),
  },
  pyramid: {
    hero: ['#fff0b8', '#f2b84a', '#b8741c'],
    alt: ['#d8fbff', '#2ec8e0', '#0a5a8a'],
    scenes: ['rays', 'night', 'columns'],
    grounds: ['sunset', 'indigo', 'teal', 'amber'],
    draw: () =>
      disc(0, -34, 62, 'url(#y)', 'opacity=".7"') +
      shape('M-10-74L-98 78H36Z', 'url(#h)') +
      shape('M-10-74L36 78L98 54Z', '#8a4a10') +
      line('M-28-42H-2M-46-10H8M-66 22H18M-84 54H28', '#a86a1c', 3, 'opacity=".7"') +
      line('M2-42L14-34M12-10L34 0M20 22L56 30M30 54L80 56', '#5a2c06', 3, 'opacity=".7"') +
      shape('M-10-74L-28-42H-2Z', '#fff6c9') +
      shape('M-58 42Q-30 12 2 42Q-30 68-58 42Z', '#3a1a06') +
      disc(-28, 41, 14, 'url(#A)') +
      disc(-28, 41, 6, '#0a1a2a') +
      shape('M50 98C60 70 84 66 98 70V98Z', '#c2761c', 'opacity=".6"'),
  },
  pharaoh: {
    hero: ['#ffe9a8', '#f2b43a', '#a86408'],
    alt: ['#6ac8ff', '#1c4fc0', '#0a1a6a'],
    looks: [{ alt: ['#ff9a7a', '#c8201c', '#5a0410'] }, { alt: ['#6ae0b8', '#0f8a6a', '#043a30'] }],
    scenes: ['columns', 'rays', 'night'],
    grounds: ['indigo', 'teal', 'wine', 'sunset'],
    draw: () =>
      mirrored(
        shape('M0-92C50-92 72-60 80-20L98 70L60 90L40 40Z', 'url(#y)') +
          shape(
            'M58-66L76-30L46-30L40-52ZM80-20L84 0L50 4L50-14ZM88 20L92 40L50 36L50 20ZM95 58L98 70L60 90L56 56Z',
            'url(#a)',
          ) +
          shape('M0-60C32-60 46-40 46-8C46 34 24 62 0 62Z', 'url(#h)') +
          shape('M0-92C30-92 44-70 48-44Q24-62 0-62Z', 'url(#a)') +
          shape('M6-14Q22-28 42-14Q24-2 6-14Z', '#fff') +
          disc(24, -14, 7, '#241006') +
          line('M4-14Q22-30 44-14L54-10M4-14Q22 0 44-14M6-30Q24-44 44-32', '#1a1a5a', 4) +
          shape('M0-14L10 22Q4 28 0 28Z', '#c27a10', 'opacity=".7"') +
          line('M0 42Q10 44 18 38', '#8a3c10', 4),
      ) +
      shape('M-11 56H11L8 100H-8Z', 'url(#a)') +
      line('M-9 68H9M-9 80H9M-8 92H8', '#ffd95a', 3) +
      shape('M-7-66V-84C-14-92-8-104 0-104C8-104 14-92 7-84V-66Z', 'url(#y)') +
      disc(0, -94, 4, '#e0203a'),
  },
  ship: {
    hero: ['#c98046', '#8a4a1c', '#3f1c06'],
    alt: ['#fffdf2', '#efe2c6', '#b89a6a'],
    scenes: ['ocean', 'night', 'rays'],
    grounds: ['azure', 'teal', 'sunset', 'indigo'],
    draw: () =>
      line('M-34 40V-84M30 40V-96M-98 20L-70 34', '#4a2410', 7) +
      shape('M-80-66Q-34-50 2-66Q14-20 0 16Q-40 4-84 16Q-66-24-80-66Z', 'url(#a)') +
      shape('M0-84Q40-64 74-80Q88-30 76 18Q36 4 2 18Q16-30 0-84Z', 'url(#a)') +
      shape('M38-64Q60-66 74-80Q88-30 76 18Q58 10 44 8Q56-30 38-64Z', '#000', 'opacity=".12"') +
      shape('M30-96L62-106L50-96L62-88Z', '#e0203a') +
      shape('M-34-84L-8-92L-18-83L-8-76Z', '#e0203a') +
      at(
        'translate(36-26) scale(.8)',
        disc(0, -6, 18, '#2a1a14') +
          shape('M-10 6H10V18H-10Z', '#2a1a14') +
          disc(-7, -5, 5, '#efe2c6') +
          disc(7, -5, 5, '#efe2c6') +
          line('M-22 24L22 8M22 24L-22 8', '#2a1a14', 5),
      ) +
      shape('M-92 34Q0 56 96 26L72 78Q0 92-62 78Z', 'url(#h)') +
      line('M-88 42Q0 62 90 38M-80 56Q0 72 82 54', 'url(#Y)', 4) +
      [-44, -12, 20, 52].map((x) => disc(x, 64, 7, '#1a0a04', 'stroke="#ffc83d" stroke-width="3"')).join('') +
      shape('M-100 82q16-14 34 0t34 0t34 0t34 0t34 0t34 0V98H-100Z', '#fff', 'opacity=".75"'),
  },
  compass: {
    hero: ['#fffdf2', '#f0e0bc', '#c2a06a'],
    alt: ['#ff8a7a', '#e0203a', '#8a0a1e'],
    scenes: ['ocean', 'hills', 'rays'],
    grounds: ['teal', 'forest', 'sand', 'indigo'],
    draw: () =>
      disc(5, 10, 94, '#000', 'opacity=".3"') +
      disc(0, 0, 94, 'url(#Y)') +
      disc(0, 0, 88, 'url(#y)') +
      disc(0, 0, 72, 'url(#H)') +
      around(12, line('M0-70V-60', '#6a4a1c', 4), 't') +
      shape(star(8, 56, 16), '#b8741c', 'opacity=".35"') +
      shape(star(4, 56, 10), '#8a5a1c', 'opacity=".5"') +
      at(
        'rotate(38)',
        shape('M0-66L14 0H-14Z', 'url(#a)'),
        shape('M0 66L14 0H-14Z', '#3a4664'),
        shape('M0-66L14 0H0ZM0 66L-14 0H0Z', '#fff', 'opacity=".25"'),
      ) +
      disc(0, 0, 9, 'url(#y)') +
      shape('M-58-44A72 72 0 0 1 30-66L-40 30A72 72 0 0 1-58-44Z', '#fff', 'opacity=".35"') +
      shape('M-14-92H14V-104H-14Z', 'url(#y)'),
  },
  sword: {
    hero: ['#e8f4ff', '#9ab8e0', '#3a5a9a'],
    alt: ['#ff8a7a', '#c8182e', '#5a0414'],
    looks: [{ alt: ['#8ab8ff', '#1c4fc0', '#0a1a5a'] }, { alt: ['#8be3a0', '#1a8a4a', '#04402a'] }],
    scenes: ['columns', 'hills', 'rays'],
    grounds: ['indigo', 'crimson', 'ink', 'forest'],
    draw: () => {
      const blade =
        shape('M-9 30V-78L0-104L9-78V30Z', 'url(#h)') +
        shape('M0-104L9-78V30H0Z', '#000', 'opacity=".25"') +
        shape('M-34 28H34L28 42H-28Z', 'url(#y)') +
        shape('M-7 42H7V78H-7Z', '#5a2a10') +
        disc(0, 84, 12, 'url(#y)');
      return (
        at('rotate(42)', blade) +
        at('rotate(-42)', blade) +
        shape('M0-62C24-48 48-46 66-48C70 14 46 62 0 92C-46 62-70 14-66-48C-48-46-24-48 0-62Z', 'url(#y)') +
        shape('M0-48C20-38 40-36 54-37C56 14 36 52 0 77C-36 52-56 14-54-37C-40-36-20-38 0-48Z', 'url(#a)') +
        shape('M0-48C20-38 40-36 54-37C56 14 36 52 0 77Z', '#000', 'opacity=".25"') +
        mirrored(shape('M0-20L8-4L30-14L22 8L36 20L14 22L0 44Z', 'url(#y)'), 'q')
      );
    },
  },
  potion: {
    hero: ['#d8a8ff', '#8a2be0', '#2a0660'],
    alt: ['#b8ffd8', '#1fe08a', '#046a4a'],
    looks: [
      { alt: ['#ffc2e8', '#f03aa0', '#7a0a5a'] },
      { alt: ['#fff0a0', '#ff9a1c', '#b83a04'] },
      { alt: ['#c8f4ff', '#2eb0f0', '#0a3a9a'] },
    ],
    scenes: ['night', 'bokeh', 'cave'],
    grounds: ['violet', 'indigo', 'teal', 'wine'],
    draw: () =>
      line('M-60 84L70-70', '#5a2a10', 9) +
      at('translate(74-76) rotate(10)', shape(star(5, 26, 11), 'url(#y)')) +
      shape(
        'M-22-60H22V-22C66-8 82 30 66 66C58 88 36 94 0 94C-36 94-58 88-66 66C-82 30-66-8-22-22Z',
        '#e8f4ff',
        'opacity=".38"',
      ) +
      shape(
        'M-68 30Q-30 14 0 28T69 26C76 40 72 56 66 66C58 86 36 90 0 90C-36 90-58 86-66 66C-72 52-72 42-68 30Z',
        'url(#a)',
      ) +
      [-30, 10, 34, -8].map((x, i) => disc(x, 50 + ((i * 17) % 30), 5 + i, '#fff', 'opacity=".5"')).join('') +
      line(
        'M-22-60V-22C-66-8-82 30-66 66C-58 88-36 94 0 94C36 94 58 88 66 66C82 30 66-8 22-22V-60',
        '#fff',
        5,
        'opacity=".85"',
      ) +
      shape('M-30-66H30V-52H-30Z', 'url(#y)') +
      shape('M-18-86H18L22-66H-22Z', '#a86a3a') +
      shape('M-48 4C-60 24-60 44-54 62C-46 40-46 20-34-2Z', '#fff', 'opacity=".7"'),
  },
  mask: {
    hero: ['#ffb8e8', '#d02a9a', '#5a0a5a'],
    alt: ['#9af0ff', '#1f8ae0', '#0a2a8a'],
    looks: [
      { hero: ['#fff3b8', '#f2b02e', '#8a4a06'], alt: ['#ff9a8a', '#d81a3a', '#5a0420'] },
      { hero: ['#b8ffd8', '#1fb87a', '#04503a'] },
    ],
    scenes: ['confetti', 'curtain', 'bokeh'],
    grounds: ['violet', 'wine', 'indigo', 'sunset'],
    draw: () =>
      [-56, -34, -12, 12, 34, 56]
        .map((angle, i) =>
          at(
            `rotate(${angle} 0 20)`,
            shape('M0-20C-20-50-16-92 0-108C16-92 20-50 0-20Z', i % 2 ? 'url(#a)' : 'url(#h)'),
            line('M0-24V-96', '#fff', 2, 'opacity=".5"'),
          ),
        )
        .join('') +
      mirrored(
        shape('M0-20C30-44 80-40 100-24C96 24 70 52 34 48C18 46 10 30 0 28Z', 'url(#h)') +
          shape('M0-20C30-44 80-40 100-24C70-30 30-26 0-4Z', '#fff', 'opacity=".3"') +
          line('M0-18C30-42 80-38 98-23C94 24 70 50 34 46C18 44 10 30 0 28', 'url(#Y)', 6) +
          shape('M20 8C34-10 62-12 76-2C66 20 40 26 20 8Z', '#16041e') +
          line('M20 8C34-10 62-12 76-2C66 20 40 26 20 8', '#ffd95a', 4),
      ) +
      shape('M0-28L12-8L0 12L-12-8Z', 'url(#a)'),
  },
  flame: {
    hero: ['#fff3a0', '#ff8a1c', '#d0141c'],
    alt: ['#6a4a5a', '#34202e', '#140a14'],
    scenes: ['hills', 'rays', 'cave'],
    grounds: ['wine', 'sunset', 'indigo', 'crimson'],
    draw: () =>
      shape('M-98 96L-40 10H40L98 96Z', 'url(#a)') +
      shape('M0 96L-14 60L-34 40L-40 10H40L30 34L12 50L18 96Z', 'url(#h)') +
      shape(
        'M-34 12C-84-18-60-54-40-84C-36-60-26-56-20-52C-22-80-4-96 10-104C4-80 26-70 30-48C38-56 40-66 38-76C70-44 74-10 34 12Z',
        'url(#h)',
      ) +
      shape(
        'M-18 12C-46-8-34-34-20-48C-14-34-4-34 0-28C2-44 8-52 14-58C12-40 34-30 30-6C28 4 22 10 16 12Z',
        '#fff6a0',
      ) +
      oval(0, 12, 42, 8, '#ffdf6a') +
      [
        [-72, -40, 7],
        [70, -56, 6],
        [-50, -86, 5],
        [84, -14, 5],
        [52, -92, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#ffb03a'))
        .join('') +
      shape('M-98 96L-60 40L-50 96ZM50 96L60 46L98 96Z', '#fff', 'opacity=".08"'),
  },
};
