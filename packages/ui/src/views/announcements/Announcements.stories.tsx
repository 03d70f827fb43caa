import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The announcements as an overlay (SHELL-34); `Empty` has a single one. */
export default { title: 'Views/Announcements', ...scene('announcements') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const LongText: Story = { args: { variant: 'longText' } };
