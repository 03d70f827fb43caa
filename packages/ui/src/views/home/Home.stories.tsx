import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** Home `/`: banners, announcements, jackpot, halls and games (HOME-01). */
export default { title: 'Views/Home', ...scene('home') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
