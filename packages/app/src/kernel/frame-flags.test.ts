import { expect, test } from 'vitest';
import { frameOf } from './page-frame.ts';
import { readFrameFlags, shownParts, withFrameFlags } from './frame-flags.ts';

const fullFrame = frameOf('home');
const listFrame = frameOf('slotGame');

const shown = (search: string, mode: 'desktop' | 'mobile' = 'mobile', frame = fullFrame) =>
  Object.entries(shownParts(readFrameFlags(search), frame, mode))
    .filter(([, on]) => on)
    .map(([part]) => part)
    .join(' ');

test.each([
  ['?appPage=header', 'header'],
  ['?appPage=content', 'content'],
  ['?appPage=footer', 'footer'],
  ['?appPage=header&header=false', 'header'],
  ['?appPage=footer&footer=false', 'footer'],
  ['?appPage=foo', 'header content footer tabs'],
  ['?appPage=', 'header content footer tabs'],
  ['?appPage=HEADER', 'header content footer tabs'],
  ['', 'header content footer tabs'],
])('[SHELL-22] [SHELL-23x] [SITE-20] %s shows %s', (search, expected) => {
  expect(shown(search)).toBe(expected);
});

test.each([
  ['?header=false', 'content footer tabs'],
  ['?footer=false', 'header content'],
  ['?header=false&footer=false', 'content'],
  ['?header=0&footer=no', 'header content footer tabs'],
  ['?header=FALSE', 'header content footer tabs'],
])('[SHELL-24] on a phone %s leaves %s, on a desktop everything', (search, expected) => {
  expect(shown(search)).toBe(expected);
  expect(shown(search, 'desktop')).toBe('header content footer tabs');
});

test('a page without footer and bar gets none by a flag', () => {
  expect(shown('?footer=true', 'mobile', listFrame)).toBe('header content');
});

test('[SHELL-22] navigation keeps the flags in the address', () => {
  expect(withFrameFlags('/gameHall/2', '?appPage=content&id=7')).toBe('/gameHall/2?appPage=content');
  expect(withFrameFlags('/slotgame?gt_id=2&q=a#top', '?header=false&footer=false')).toBe(
    '/slotgame?gt_id=2&q=a&header=false&footer=false#top',
  );
  expect(withFrameFlags('/?appPage=header', '?appPage=content')).toBe('/?appPage=header');
  expect(withFrameFlags('/a?b=%20#c', '?id=7')).toBe('/a?b=%20#c');
});
