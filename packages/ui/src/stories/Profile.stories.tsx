import { expect, within } from 'storybook/test';
import { scene, special, type SceneStory as Story } from './Scene.tsx';

/** A page as sites with a profile of player protection show it: the toolbar chooses the profile (RG-37x). */
export default { title: 'Workshop/Profiles', ...scene('home') };

type Context = Parameters<NonNullable<Story['play']>>[0];

interface Expected {
  readonly age?: string;
  /** Marks on top of the page and in the footer. */
  readonly marks?: readonly [top: number, footer: number];
  readonly figures?: readonly string[];
  readonly panic?: string;
}

const shows =
  ({ age, marks: [top, footer] = [0, 0], figures, panic }: Expected) =>
  async ({ canvas, canvasElement }: Context): Promise<void> => {
    const licence = within(await canvas.findByRole('region', { name: 'Licence' }));
    const signs = licence.queryAllByRole('img', { name: /^Players must be/ });
    await expect(signs.map(({ textContent }) => textContent)).toEqual(age === undefined ? [] : [age]);
    await expect(licence.queryAllByRole('img', { name: /^Example/ })).toHaveLength(footer);
    const strip = canvas.queryByRole('region', { name: 'Official marks' });
    await expect(strip ? within(strip).getAllByRole('img') : []).toHaveLength(top);
    const session = canvas.queryByRole('region', { name: 'Your session' });
    const terms = session && within(session).getAllByRole('term');
    await expect(terms?.map(({ textContent }) => textContent)).toEqual(figures);
    const pressed = canvasElement.ownerDocument.querySelector('[data-panic]');
    await expect(pressed?.textContent).toBe(panic);
  };

const profile = (name: string, session: 'guest' | 'member', expected: Expected): Story => ({
  ...special({}),
  name: `[RG-37x] ${name}, ${session}`,
  globals: { profile: name, session, a11y: { manual: false } },
  play: shows(expected),
});

/** [RG-37x] No profile: the page alone. */
export const None: Story = {
  name: '[RG-37x] none',
  globals: { profile: 'none', session: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    for (const name of ['Licence', 'Official marks', 'Your session'])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
};

/** [RG-37x] Guests have no session. */
export const GbGuest = profile('gb', 'guest', { age: '18+' });
export const GbMember = profile('gb', 'member', {
  age: '18+',
  figures: ['Balance', 'Net position', 'Session time', 'Clock'],
});
/** [RG-37x] A mark in the footer. */
export const Mt = profile('mt', 'guest', { age: '18+', marks: [0, 1] });
/** [RG-37x] The panic button. */
export const De = profile('de', 'member', {
  age: '18+',
  figures: ['Balance', 'Clock'],
  panic: 'Stop for 24 hours Applies to all licensed operators',
});
/** [RG-37x] Three marks on top. */
export const Se = profile('se', 'member', {
  age: '18+',
  marks: [3, 0],
  figures: ['Balance', 'Session time', 'Clock'],
});
/** [RG-37x] No age sign. */
export const Es = profile('es', 'member', { figures: ['Balance', 'Clock'] });
