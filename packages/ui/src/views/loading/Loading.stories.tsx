import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The window that waits for its game `/loading` (PLAY-10); `Failed` after a timeout. */
export default { title: 'Views/Loading', ...scene('loading') };

export const Normal: Story = {};
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
