import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** A game in a frame `/play` (PLAY-14). */
export default { title: 'Views/Play', ...scene('play') };

export const Normal: Story = {};
export const Waiting: Story = { args: { variant: 'loading' } };
export const LongText: Story = { args: { variant: 'longText' } };
